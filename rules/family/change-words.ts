// The change log in words: the action, by the name of the operation. The words for single records are derived from
// their kinds; every other operation that writes household records has its own words here, and the test walks the
// contract.
import { JOINED } from '#contract/changes.ts';
import { crudNames } from '#contract/crud.ts';
import type { Kind, LogWords } from '#contract/kind.ts';
import { isKindName, kindNamed, KINDS } from '#contract/kinds.ts';
import type { ChangeSet } from '#contract/schemas/changes.ts';

type Change = ChangeSet['changes'][number];
/** First name of the member that a record is about, if known. */
export type WhoseRecord = (recordId: string) => string | undefined;
type Words = (set: Pick<ChangeSet, 'changes' | 'count'>, whose: WhoseRecord) => string;

const kindOf = ({ record }: Pick<Change, 'record'>): Kind | undefined =>
  isKindName(record) ? kindNamed(record) : undefined;

/** The noun of records in a sentence. */
const nounOf = (kind: Kind | undefined): string => kind?.word ?? kind?.noun ?? 'record';
/** Records are labelled with the noun of their kind once their names were purged, after 30 days. */
const isNamed = (change: Change): boolean => change.label !== (kindOf(change)?.noun ?? 'record');
const isPerson = (kind: Kind | undefined): boolean => kind !== undefined && kind.concerns === kind.title;

/** `Mia`, `Mia's appointment “Dentist”`, `the contact “Dr. Lee”`, `the meals for the week of Nov 23, 2026`. */
function named(change: Change, whose: WhoseRecord): string {
  const kind = kindOf(change);
  if (!isNamed(change)) return isPerson(kind) ? `a ${nounOf(kind)}` : `the ${nounOf(kind)}`;
  if (isPerson(kind)) return change.label;
  if (change.record === 'weekly_menu') return `the meals for the ${change.label.replace(/^W/, 'w')}`;
  const owner = whose(change.id);
  const one = `${owner === undefined ? 'the' : `${owner}'s`} ${nounOf(kind)}`;
  const isDated = kind?.fields[kind.title]?.is === 'date';
  return isDated ? `${one} of ${change.label}` : `${one} “${change.label}”`;
}

/** 'and 2 more records' */
function more(count: number): string {
  if (count <= 0) return '';
  return count === 1 ? ' and one more record' : ` and ${count} more records`;
}

/** Says `verb`, the record it was about, and what else was touched on the way. */
const about =
  (kind: Kind, [verb, after]: LogWords): Words =>
  ({ changes, count }, whose) => {
    const rest = after === undefined ? '' : ` ${after}`;
    const main = changes.find((change) => change.record === kind.table) ?? changes[0];
    if (main === undefined) return `${verb} the ${nounOf(kind)}${rest}`;
    return `${verb} ${named(main, whose)}${rest}${more(count - 1)}`;
  };

const ACTIONS: Record<Change['action'], string> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
};

/** The words of adding, changing and removing one record, by the names of those operations. */
function ofKind(kind: Kind): (readonly [operation: string, words: Words])[] {
  const names = crudNames(kind.table);
  const {
    created = [ACTIONS.created],
    updated = [ACTIONS.updated],
    deleted = [ACTIONS.deleted],
  } = kind.log ?? {};
  return [
    [names.create, about(kind, created)],
    [names.update, about(kind, updated)],
    [names.delete, about(kind, deleted)],
  ];
}

/** Meal edits sent by a device: often one record, and after a conflict one record several times. */
const synced: Words = ({ changes, count }, whose) => {
  const records = [...Map.groupBy(changes, ({ record, id }) => `${record}/${id}`).values()];
  const [first] = records;
  if (first?.[0] === undefined) return 'changed the meal plan';
  const action = first.length === 1 ? first[0].action : 'updated';
  return `${ACTIONS[action]} ${named(first[0], whose)}${more(records.length - 1 + count - changes.length)}`;
};

const undid: Words = ({ changes, count }, whose) => {
  const [first] = changes;
  return first === undefined
    ? 'undid a change'
    : `undid a change to ${named(first, whose)}${more(count - 1)}`;
};

const movedZone: Words = ({ changes, count }) => {
  const [only] = changes;
  if (changes.length === 1 && only !== undefined && isNamed(only))
    return `changed the time zone, and with it “${only.label}”`;
  return changes.length === 0
    ? 'changed the household'
    : `changed the time zone, and with it ${count} appointments`;
};

/** Removing a parent from the household is recorded only if a family member was linked to them. */
const parted =
  (words: string, withName: (name: string) => string): Words =>
  ({ changes }) => {
    const member = changes.find((change) => change.record === 'family_member' && isNamed(change));
    return member === undefined ? words : withName(member.label);
  };

const missed: Words = ({ changes }, whose) => {
  const [first] = changes;
  return first === undefined
    ? 'moved the lessons of a missed day'
    : `moved the lessons of ${named(first, whose)}`;
};

const {
  dose: DOSE,
  weekly_menu: WEEKLY_MENU,
  shopping_list: SHOPPING_LIST,
  school_settings: SCHOOL_SETTINGS,
  school_schedule: SCHOOL_SCHEDULE,
} = KINDS;

const WORDS: ReadonlyMap<string, Words> = new Map([
  ...Object.values<Kind>(KINDS).flatMap(ofKind),
  ...Object.entries<Words>({
    giveDose: about(DOSE, DOSE.log.created),
    saveWeeklyMenu: about(WEEKLY_MENU, WEEKLY_MENU.log.updated),
    addShoppingItems: about(SHOPPING_LIST, ['added to']),
    updateShoppingItem: about(SHOPPING_LIST, ['changed an item of']),
    tickOnKiosk: about(SHOPPING_LIST, ['ticked an item of']),
    deleteShoppingItem: about(SHOPPING_LIST, ['took an item off']),
    syncMeals: synced,
    saveSchoolSettings: about(SCHOOL_SETTINGS, ['changed']),
    saveSchoolSchedule: about(SCHOOL_SCHEDULE, ['saved']),
    missSchoolDay: missed,
    updateHousehold: movedZone,
    switchHousehold: () => 'switched households',
    [JOINED]: () => 'joined the household',
    createInvitation: () => 'invited another parent',
    revokeInvitation: () => 'canceled an invitation',
    createKiosk: () => 'made a code for a kitchen tablet',
    updateKiosk: () => 'changed what a kitchen tablet shows',
    endKiosk: () => 'disconnected a kitchen tablet',
    removeHouseholdMember: parted('removed a parent', (name) => `removed ${name} from the household`),
    createSitterLink: () => 'made a link for a sitter',
    endSitterLink: () => 'ended a link for a sitter',
    leaveHousehold: () => 'left the household',
    deleteHousehold: () => 'deleted the household',
    undoChange: undid,
    // The change log's own name of a change that took another one back.
    undo: undid,
  }),
]);

/** The action, to follow the parent's name: `changed Mia's appointment “Dentist”`. */
export function changeWords(
  set: Pick<ChangeSet, 'operation' | 'changes' | 'count'>,
  whose: WhoseRecord,
): string {
  const words = WORDS.get(set.operation);
  if (words !== undefined) return words(set, whose);
  const [first] = set.changes;
  if (first === undefined) return 'changed something';
  return `${ACTIONS[first.action]} ${named(first, whose)}${more(set.count - 1)}`;
}

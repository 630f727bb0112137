// The change log in words: what somebody did, by the name of the operation. Every operation that writes household
// records has words of its own; the test walks the contract.
import type { ChangeSet } from '#contract/schemas/changes.ts';

type Change = ChangeSet['changes'][number];
/** Whom a record is about: the first name, where it is known. */
export type WhoseRecord = (recordId: string) => string | undefined;
type Words = (set: Pick<ChangeSet, 'changes'>, whose: WhoseRecord) => string;

/** What the change log calls records whose names were purged after 30 days. */
const PURGED: Record<string, string> = {
  family_member: 'family member',
  weekly_menu: 'weekly menu',
  pantry_item: 'pantry item',
  shopping_list: 'shopping list',
  menu_idea: 'menu idea',
  medical_contact: 'medical contact',
  medication: 'medication',
  medical_appointment: 'appointment',
  medical_record: 'medical record',
};
/** What they are called in a sentence. */
const NOUNS: Record<string, string> = {
  ...PURGED,
  pantry_item: 'item',
  menu_idea: 'meal idea',
  medical_contact: 'contact',
  weekly_menu: 'meals for the week',
};

const nounOf = (change: Change): string => NOUNS[change.record] ?? 'record';
const isNamed = (change: Change): boolean => change.label !== (PURGED[change.record] ?? 'record');

/** 'Mia', 'Mia’s appointment “Dentist”', 'the contact “Dr. Lee”', 'the meals for the week of Nov 23, 2026'. */
function named(change: Change, whose: WhoseRecord): string {
  if (!isNamed(change))
    return change.record === 'family_member' ? 'a family member' : `the ${nounOf(change)}`;
  if (change.record === 'family_member') return change.label;
  if (change.record === 'weekly_menu') return `the meals for the ${change.label.replace(/^W/, 'w')}`;
  const owner = whose(change.id);
  return `${owner === undefined ? 'the' : `${owner}’s`} ${nounOf(change)} “${change.label}”`;
}

/** 'and 2 more records' */
function more(count: number): string {
  if (count <= 0) return '';
  return count === 1 ? ' and one more record' : ` and ${count} more records`;
}

/** Says `verb`, the record it was about, and what else was touched on the way. */
const about =
  (record: string, verb: string, after = ''): Words =>
  ({ changes }, whose) => {
    const main = changes.find((change) => change.record === record) ?? changes[0];
    if (main === undefined) return `${verb} the ${NOUNS[record] ?? 'record'}${after}`;
    return `${verb} ${named(main, whose)}${after}${more(changes.length - 1)}`;
  };

const ACTIONS: Record<Change['action'], string> = {
  created: 'added',
  updated: 'changed',
  deleted: 'deleted',
};

/** What a device sent of its meals: often one record, and of a conflict one record several times. */
const synced: Words = ({ changes }, whose) => {
  const records = [...Map.groupBy(changes, ({ record, id }) => `${record}/${id}`).values()];
  const [first] = records;
  if (first?.[0] === undefined) return 'changed what is planned to eat';
  const action = first.length === 1 ? first[0].action : 'updated';
  return `${ACTIONS[action]} ${named(first[0], whose)}${more(records.length - 1)}`;
};

const undid: Words = ({ changes }, whose) => {
  const [first] = changes;
  return first === undefined
    ? 'took a change back'
    : `took back a change of ${named(first, whose)}${more(changes.length - 1)}`;
};

const movedZone: Words = ({ changes }) => {
  const [only] = changes;
  if (changes.length === 1 && only !== undefined && isNamed(only))
    return `changed the time zone, and with it “${only.label}”`;
  return changes.length === 0
    ? 'changed the household'
    : `changed the time zone, and with it ${changes.length} appointments`;
};

/** Taking somebody out of the household is recorded where a family member was linked to them. */
const parted =
  (words: string, withName: (name: string) => string): Words =>
  ({ changes }) => {
    const member = changes.find((change) => change.record === 'family_member' && isNamed(change));
    return member === undefined ? words : withName(member.label);
  };

const WORDS: Record<string, Words> = {
  createFamilyMember: about('family_member', 'added', ' to the family'),
  updateFamilyMember: about('family_member', 'changed what is known about'),
  deleteFamilyMember: about('family_member', 'removed', ' from the family'),
  createMedicalContact: about('medical_contact', 'added'),
  updateMedicalContact: about('medical_contact', 'changed'),
  deleteMedicalContact: about('medical_contact', 'deleted'),
  createMedication: about('medication', 'added'),
  updateMedication: about('medication', 'changed'),
  deleteMedication: about('medication', 'deleted'),
  createMedicalAppointment: about('medical_appointment', 'added'),
  updateMedicalAppointment: about('medical_appointment', 'changed'),
  deleteMedicalAppointment: about('medical_appointment', 'deleted'),
  createMedicalRecord: about('medical_record', 'added'),
  updateMedicalRecord: about('medical_record', 'changed'),
  deleteMedicalRecord: about('medical_record', 'deleted'),
  saveWeeklyMenu: about('weekly_menu', 'planned'),
  deleteWeeklyMenu: about('weekly_menu', 'deleted'),
  createPantryItem: about('pantry_item', 'added', ' to the pantry'),
  updatePantryItem: about('pantry_item', 'changed'),
  deletePantryItem: about('pantry_item', 'took', ' out of the pantry'),
  createMenuIdea: about('menu_idea', 'kept'),
  updateMenuIdea: about('menu_idea', 'changed'),
  deleteMenuIdea: about('menu_idea', 'deleted'),
  createShoppingList: about('shopping_list', 'began'),
  updateShoppingList: about('shopping_list', 'renamed'),
  deleteShoppingList: about('shopping_list', 'deleted'),
  addShoppingItems: about('shopping_list', 'added to'),
  updateShoppingItem: about('shopping_list', 'changed an item of'),
  deleteShoppingItem: about('shopping_list', 'took an item off'),
  syncMeals: synced,
  updateHousehold: movedZone,
  switchHousehold: () => 'went on in another household',
  createInvitation: () => 'invited another parent',
  revokeInvitation: () => 'took an invitation back',
  removeHouseholdMember: parted('removed a parent', (name) => `removed ${name} from the household`),
  leaveHousehold: () => 'left the household',
  deleteHousehold: () => 'deleted the household',
  undoChange: undid,
  // The change log's own name of a change that took another one back.
  undo: undid,
};

/** What somebody did, to follow their name: 'changed Mia’s appointment “Dentist”'. */
export function changeWords(set: Pick<ChangeSet, 'operation' | 'changes'>, whose: WhoseRecord): string {
  const words = Object.hasOwn(WORDS, set.operation) ? WORDS[set.operation] : undefined;
  if (words !== undefined) return words(set, whose);
  const [first] = set.changes;
  if (first === undefined) return 'changed something';
  return `${ACTIONS[first.action]} ${named(first, whose)}${more(set.changes.length - 1)}`;
}

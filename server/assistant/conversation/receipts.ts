// Receipts of an answer: links to the records it mentions, computed from the results of the tools. A model writes none
// of them; its text only selects among the records it used.
import { readingName } from '#contract/crud.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Kind } from '#contract/kind.ts';
import { KINDS, type KindName } from '#contract/kinds.ts';
import type { MessageMetadata } from '#contract/schemas/chat.ts';
import { phoneHref } from '#rules/family/phone-href.ts';
import { listPlace, recordPlace } from '#rules/kinds/record-place.ts';
import { formatShortDate } from '#rules/time/dates.ts';
import { capital, dayAndMonth, quoted } from '../text/say.ts';
import { lastOutput, latest, operationOf, type ToolRun } from '../tools/tool-runs.ts';
import { isRecord } from '../text/unchecked.ts';

type Receipt = MessageMetadata['receipts'][number];
type Fields = Record<string, unknown>;

const { family_member: FAMILY_MEMBER, menu_idea: MENU_IDEA, weekly_menu: WEEKLY_MENU } = KINDS;
const FAMILY = listPlace(FAMILY_MEMBER);
const MENUS = listPlace(WEEKLY_MENU);
const MOST = 6;

interface Listed {
  id: string;
  /** Name of the record in an answer; null for one that only its date names. */
  name: string | null;
  /** The date that distinguishes it from others of the same name. */
  date: string | null;
  label: string;
  /** A telephone number as it is stored. */
  phone?: string | undefined;
}

/** Order of receipts for an answer that used several lists; other kinds come after these. */
const FIRST: readonly KindName[] = [
  'medical_appointment',
  'medication',
  'medical_record',
  'medical_contact',
  'shopping_list',
  'pantry_item',
  'menu_idea',
];
/** People and weeks have receipts of their own, below. */
const OWN: ReadonlySet<string> = new Set([FAMILY_MEMBER.table, WEEKLY_MENU.table]);

const LISTED: readonly Kind[] = [
  ...FIRST.map((name) => KINDS[name]),
  ...Object.values(KINDS).filter(({ table }) => !FIRST.includes(table) && !OWN.has(table)),
];
const FOOD = LISTED.filter(({ collection }) => collection !== undefined);
const OTHERS = LISTED.filter(({ collection }) => collection === undefined);

/** A link to the list, for an answer that names none of its records. */
const pageOf = (kind: Kind): Receipt => ({
  label: `Your ${kind.yours ?? kind.plural}`,
  href: listPlace(kind),
});

function textIn(record: Fields, field = ''): string | undefined {
  const value = record[field];
  return typeof value === 'string' ? value : undefined;
}

/** The day of a record of a kind that is sorted by one: that of a moment on the household's walls. */
function dayOf({ fields, order }: Kind, record: Fields): string | null {
  const by = order?.[0] ?? '';
  const is = fields[by]?.is;
  const day = is === 'date' ? textIn(record, by) : is === 'moment' ? textIn(record, 'wallTime') : undefined;
  return day?.slice(0, 10) ?? null;
}

/** The records a list answered. */
function listed(kind: Kind, answer: unknown): Listed[] {
  const phone = Object.keys(kind.fields).find((name) => kind.fields[name]?.is === 'phone');
  const isDated = kind.fields[kind.title]?.is === 'date';
  const records: unknown[] = Array.isArray(answer) ? answer : [answer];
  return records.filter(isRecord).map((record) => {
    const name = isDated ? null : textIn(record, kind.title) || kind.noun;
    const date = isDated ? (textIn(record, kind.title) ?? null) : dayOf(kind, record);
    const called = name ?? capital(kind.noun);
    const label = date === null ? called : `${called}, ${formatShortDate(date)}`;
    return { id: textIn(record, 'id') ?? '', name, date, label, phone: textIn(record, phone) };
  });
}

/** True when the text contains a date in any notation. */
const tellsDate = (content: string, date: string): boolean => {
  const [month = '', day = ''] = dayAndMonth(date).split(' ');
  return content.includes(date) || new RegExp(`\\b${month.slice(0, 3)}\\w*\\.? ${day}\\b`).test(content);
};

/** The records named in an answer; of several with one name those whose date is in the text. */
function cited(records: readonly Listed[], content: string): Listed[] {
  // 'I find no dentist appointment' speaks of none.
  const text = content.replace(/^I find no [^.]*\./, '').toLowerCase();
  const isTold = ({ date }: Listed): boolean => date !== null && tellsDate(content, date);
  const named = [...Map.groupBy(records, ({ name }) => name)].filter(
    ([name]) => name === null || text.includes(quoted(name).toLowerCase()),
  );
  const kept = new Set(
    named.flatMap(([name, alike]) => {
      const told = alike.filter(isTold);
      return told.length > 0 || name === null ? told : alike;
    }),
  );
  return records.filter((record) => kept.has(record));
}

/** Link that dials the number of a contact: the only telephone links of an answer (M7). */
function callOf(phone: string | undefined): Receipt[] {
  const href = phone === undefined ? null : phoneHref(phone);
  return href === null ? [] : [{ label: `Call ${phone}`, href }];
}

function receiptsOf(
  kinds: readonly Kind[],
  runs: readonly ToolRun[],
  content: string,
): Receipt[] | undefined {
  const read = kinds.filter((kind) => lastOutput(runs, readingName(kind)) !== undefined);
  const [first] = read;
  if (first === undefined) return undefined;
  const found: Receipt[] = [];
  for (const kind of read) {
    // A dose has the name of its medicine, and needs no second link beside it.
    const told = new Set(found.map(({ label }) => label));
    const records = cited(listed(kind, lastOutput(runs, readingName(kind))), content);
    for (const { id, name, label, phone } of records) {
      if (told.has(label)) continue;
      // Of two children's lessons on one date either link shows both.
      if (name === null) told.add(label);
      found.push({ label, href: recordPlace(kind, id) }, ...callOf(phone));
    }
  }
  // Read but not named: the answer came from the cookbook.
  if (found.length === 0 && read.every(({ table }) => table === MENU_IDEA.table)) return [];
  return found.length === 0 || found.length > MOST ? [pageOf(first)] : found;
}

const ofMembers = (members: readonly FamilyMember[]): Receipt[] =>
  members.map(({ id, name }) => ({ label: name, href: recordPlace(FAMILY_MEMBER, id) }));

function familyReceipts(runs: readonly ToolRun[], content: string): Receipt[] {
  const members = latest(runs, 'listFamilyMembers') ?? [];
  const respected = latest(runs, 'planWeek')?.respected ?? [];
  const named = members.filter(({ name }) => content.includes(quoted(name)));
  const others = respected.filter(({ name }) => !members.some((member) => member.name === name));
  const all = [
    ...ofMembers(named.length > 0 ? named : members),
    ...[...new Set(others.map(({ name }) => name))].map((label) => ({ label, href: FAMILY })),
  ];
  return all.length > MOST ? [pageOf(FAMILY_MEMBER)] : all;
}

/** Receipts of an answer about food; the people it names are added. */
function foodReceipts(runs: readonly ToolRun[], content: string): Receipt[] | undefined {
  const own = (latest(runs, 'findDishes') ?? []).flatMap(({ ideaId, name }) =>
    ideaId !== null && content.includes(quoted(name))
      ? [{ label: name, href: recordPlace(MENU_IDEA, ideaId) }]
      : [],
  );
  const week = latest(runs, 'planShopping')?.weekStartDate;
  const plan = week === undefined ? [] : [{ label: `Week of ${dayAndMonth(week)}`, href: MENUS }];
  const records = receiptsOf(FOOD, runs, content);
  if (records === undefined && own.length + plan.length === 0) return undefined;
  const members = latest(runs, 'listFamilyMembers') ?? [];
  const people = ofMembers(members.filter(({ name }) => content.includes(quoted(name))));
  return [...own, ...plan, ...(records ?? []), ...people].slice(0, MOST);
}

/** A card has a link of its own, to the record as it will be; that of a week comes with the plan it is made of. */
const isCard = ({ tool }: ToolRun): boolean =>
  operationOf(tool)?.pip === 'proposes' && tool !== 'saveWeeklyMenu';

/** Receipts of an answer; a question has none. */
export function receiptsFor(runs: readonly ToolRun[], content: string, isQuestion = false): Receipt[] {
  if (isQuestion || runs.some(isCard)) return [];
  const menus = latest(runs, 'listWeeklyMenus') ?? [];
  const weeks = menus.slice(-2).map(({ weekStartDate }) => ({
    label: `Week of ${dayAndMonth(weekStartDate)}`,
    href: MENUS,
  }));
  const records = receiptsOf(OTHERS, runs, content) ?? foodReceipts(runs, content);
  return [...(records ?? familyReceipts(runs, content)), ...weeks];
}

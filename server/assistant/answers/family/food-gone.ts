// Allergies, diets and rules that end: the stored entries that a wish names.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { addedByRecords } from '#rules/family/allergy-records.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { doubtedAllergy } from './allergy-doubt.ts';
import { NOTHING, notesWith, type Change } from './change.ts';
import { NARROWS_TO, type Clause } from './clauses.ts';
import { bareFood, namedIn, sourceNote } from './named-foods.ts';
import {
  dietEntries,
  entryWords,
  findingsFor,
  isPlural,
  namesSame,
  storedEntries,
  type FoodField,
  type StoredEntry,
} from './stored-food.ts';
import { belonging, FAMILY_READ, focusOn } from './whom.ts';

/** The stored entries that a food names: of its name, else of its kind, else diets that forbid it. */
function entriesNamed(member: FamilyMember, food: string): StoredEntry[] {
  const found = findingsFor(member, bareFood(food));
  for (const how of ['same', 'kind', 'against'] as const) {
    const those = found.filter((one) => one.how === how);
    if (those.length > 0) return those;
  }
  return [];
}

const EVERYTHING =
  /\b(?:all|no (?:more )?al+ergies|everything|any al+erg\w*|normal|(?:no|any) special|whatever|what everyone)\b/i;

const OF_ALLERGY = /\b(?:al+erg\w*|outgr\w+|gr[eo]w\w* out|react\w*|cleared|passed|tolerat\w*|epi\w*)\b/i;

/** 'peanuts and cashews' without the cashews; undefined when nothing is left. */
function restOf(entry: string, foods: readonly string[]): string | undefined {
  const parts = entry.split(/\s*(?:,|\band\b|\/)\s*/i);
  const left = parts.filter((part) => !foods.some((food) => namesSame(part, food)));
  return left.length > 0 && left.length < parts.length ? left.join(', ') : undefined;
}

/** The lists of a member without these entries; a joined entry keeps its other foods. */
function listsWithout(
  member: FamilyMember,
  gone: readonly StoredEntry[],
  foods: readonly string[],
): Partial<Record<FoodField, string[]>> {
  const lists: Partial<Record<FoodField, string[]>> = {};
  for (const { field, entry } of gone) {
    const rest = restOf(entry, foods);
    lists[field] = (lists[field] ?? member[field]).flatMap((stored) =>
      stored === entry ? (rest ?? []) : [stored],
    );
  }
  return lists;
}

function askWhich(member: FamilyMember, entries: readonly StoredEntry[]): Plan {
  return {
    text: `${quoted(member.name)} has ${entryWords(entries.map(({ entry }) => entry))} stored. Which one goes?`,
    asked: 'which',
    offered: entries.map(({ entry }) => ({ label: quoted(entry), choice: entry })),
    ...focusOn([member]),
  };
}

const distinct = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.filter(
    ({ entry, field }, at) => entries.findIndex((one) => one.entry === entry && one.field === field) === at,
  );

/** Entries that go, by what was said; a question where several are of the kind named. */
export function entriesGone(
  asked: Asked,
  clauses: readonly Clause[],
  member: FamilyMember,
): StoredEntry[] | Plan {
  const { foods, unknown, diets } = namedIn(asked, clauses, 'gone');
  const choice = asked.chosen['which'];
  const picked =
    typeof choice === 'string' ? storedEntries(member).filter(({ entry }) => namesSame(entry, choice)) : [];
  if (picked.length > 0) return picked;
  const named = [...foods, ...unknown];
  const isGone = clauses.some(({ role }) => role === 'gone') || asked.intent.endsWith('_remove');
  if (!isGone) return [];
  if (named.length + diets.length > 0) {
    const gone: StoredEntry[] = diets.flatMap((diet) => dietEntries(member, diet));
    for (const food of named) {
      const entries = entriesNamed(member, food);
      const isClear =
        entries.length < 2 ||
        entries.every(({ entry, field }) => namesSame(entry, food) || field !== 'allergies');
      if (!isClear && !entries.some(({ entry }) => gone.some((one) => one.entry === entry)))
        return askWhich(member, entries);
      if (isClear) gone.push(...entries);
    }
    return distinct(gone);
  }
  const own = storedEntries(member).filter(
    ({ field }) => (field === 'allergies') === (asked.intent === 'allergy_remove'),
  );
  // 'She did outgrow it' is the one that was just spoken of.
  const before = asked.before?.answer.toLowerCase() ?? '';
  const spokenOf = own.filter(({ entry }) => before.includes(entry.toLowerCase()));
  if (asked.slots.pronouns.includes('it') && spokenOf.length === 1) return spokenOf;
  if (EVERYTHING.test(asked.text) || /\bclear\b/i.test(asked.text)) return own;
  // 'Take it off again' names no allergy, and the only one stored is not meant because it is alone.
  const isMeant = own.every(({ field }) => field !== 'allergies') || OF_ALLERGY.test(asked.text);
  return own.length < 2 && isMeant ? own : askWhich(member, storedEntries(member));
}

/** A form or an amount in which alone a food may be eaten again. */
export const PARTLY =
  /\b(?:baked|cooked|scrambled|boiled|a (?:little|bit|sip|tiny)|small (?:amounts?|bits?)|traces?|sometimes)\b/i;

const EATS_FISH =
  /\b(?:eats?|eating|has|having|ok with|okay with|started on|back (?:to|on)) (?:(?:some|a bit of|only|just) )?(?:fish|seafood|salmon|tuna|shrimp|sushi)\b/i;
const EATS_MEAT = /\b(?:meat|chicken|beef|pork|turkey|bacon|burgers?|everything|anything)\b/i;
/** 'Not strictly vegetarian anymore, she eats fish now': the way of eating that takes its place. */
function nowFish({ text }: Asked, member: FamilyMember, gone: readonly StoredEntry[]): Change | undefined {
  const [only, ...others] = gone;
  const isOf = only?.field === 'dietaryRestrictions' && namesSame(only.entry, 'vegetarian');
  if (!isOf || others.length > 0 || !EATS_FISH.test(text) || EATS_MEAT.test(text)) return undefined;
  const kept = member.dietaryRestrictions.map((one) => (one === only.entry ? 'Pescatarian' : one));
  return {
    fields: { dietaryRestrictions: kept },
    words: [`Pescatarian takes the place of ${quoted(only.entry)} for ${quoted(member.name)}.`],
    explains: [only.entry, ...(EATS_FISH.exec(text)?.[0].split(' ') ?? [])],
  };
}

/** The entries that come off the lists; where only a part of a food may be eaten again, the entry stays. */
export function foodGone(asked: Asked, clauses: readonly Clause[], member: FamilyMember): Change | Plan {
  if (NARROWS_TO.test(asked.text)) return NOTHING;
  const gone = entriesGone(asked, clauses, member);
  if ('text' in gone) return gone;
  if (gone.length === 0) return NOTHING;
  const isPartly = clauses.some(
    ({ about, role, exceptionTo }) =>
      exceptionTo !== undefined || (role === 'gone' && PARTLY.test(about.text)),
  );
  if (isPartly && namedIn(asked, clauses, 'gone').diets.length === 0) return NOTHING;
  const fish = nowFish(asked, member, gone);
  if (fish) return fish;
  const doubted = doubtedAllergy(
    asked,
    member,
    gone.flatMap(({ entry, field }) => (field === 'allergies' ? [entry] : [])),
  );
  if (doubted) return doubted;
  const { foods, unknown } = namedIn(asked, clauses, 'gone');
  const words = entryWords(gone.map(({ entry }) => entry));
  const source = sourceNote(asked, `No longer ${words}`);
  const missing = foods.filter((food) => entriesNamed(member, food).length === 0);
  const kept = storedEntries(member).flatMap(({ entry, field }) =>
    gone.some((one) => one.entry === entry && one.field === field) ? [] : [entry],
  );
  const stay =
    kept.length > 0
      ? `${capital(entryWords(kept))} ${isPlural(kept) ? 'stay' : 'stays'} stored.`
      : `Nothing else about food is stored there.`;
  return {
    fields: {
      ...listsWithout(member, gone, [...foods, ...unknown]),
      ...(source ? { notes: notesWith(member.notes, [source]) } : {}),
    },
    words: [
      `${capital(words)} ${isPlural(gone.map(({ entry }) => entry)) ? 'come' : 'comes'} off ${belonging(asked, member)} list. ${stay}`,
      ...(missing.length > 0 ? [`Nothing about ${entryWords(missing)} is stored.`] : []),
      ...(source ? [`The notes say who said so.`] : []),
    ],
    explains: gone.map(({ entry }) => entry),
  };
}

/** No list has what should go, but a medical record says it; the record is the parent's to change. */
export function saidByRecord(
  asked: Asked,
  clauses: readonly Clause[],
  member: FamilyMember,
): Plan | undefined {
  const { foods, unknown, diets } = namedIn(asked, clauses, 'gone');
  const named = [...foods, ...unknown];
  const isGone = clauses.some(({ role }) => role === 'gone') || asked.intent.endsWith('_remove');
  const gone = isGone ? entriesGone(asked, clauses, member) : undefined;
  if (gone === undefined || 'text' in gone || gone.length + diets.length > 0) return undefined;
  const told = addedByRecords(member, asked.household.records).find(
    ({ entry }) => named.length === 0 || named.some((food) => namesSame(entry, food)),
  );
  return (
    told && {
      text: `${capital(quoted(told.entry))} isn't on ${belonging(asked, member)} allergy list, but the record “${quoted(told.record.title)}” says so. Change or remove that record if it's over.`,
      reads: [{ tool: 'listMedicalRecords', input: {} }],
      ...focusOn([member]),
    }
  );
}

/** Nothing of what should go is stored: what is, and who has it. */
export function nothingStored(
  asked: Asked,
  clauses: readonly Clause[],
  member: FamilyMember,
): Plan | undefined {
  const { foods, unknown, diets } = namedIn(asked, clauses, 'gone');
  const named = [...diets, ...foods, ...unknown];
  if (!clauses.some(({ role }) => role === 'gone') && !asked.intent.endsWith('_remove')) return undefined;
  const told = saidByRecord(asked, clauses, member);
  if (told) return told;
  const owners = asked.household.members.filter(
    (one) =>
      one.id !== member.id &&
      (foods.some((food) => entriesNamed(one, food).length > 0) ||
        diets.some((diet) => dietEntries(one, diet).length > 0)),
  );
  const stored = storedEntries(member).map(({ entry }) => entry);
  const own = stored.length > 0 ? ` What's stored is ${entryWords(stored)}.` : '';
  const others =
    owners.length > 0
      ? ` ${listed(owners.map(({ name }) => quoted(name)))} ${owners.length > 1 ? 'have' : 'has'} it, if that's who you mean.`
      : '';
  const what =
    named.length > 0
      ? `Nothing about ${entryWords(named)}`
      : asked.intent === 'allergy_remove'
        ? 'No allergy'
        : 'No diet';
  return {
    text: `${what} is stored for ${quoted(member.name)}, so there's nothing to take off.${own}${others}`,
    reads: FAMILY_READ,
    offered: owners.map(({ id, name }) => ({
      label: quoted(name),
      choice: { kind: 'family_member' as const, id },
    })),
    ...(owners.length > 0 ? { asked: 'whom' } : {}),
    ...focusOn([member]),
  };
}

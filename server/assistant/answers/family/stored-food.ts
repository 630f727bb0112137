// Looks up a food in a member's stored allergies, restrictions and needs: 'dairy' finds 'milk', 'nuts' finds 'cashews'.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { conflicts } from '#rules/food/conflicts.ts';
import { readFood } from '#rules/food/allergens.ts';
import { notOfFood } from '#rules/restrictions/health-entries.ts';
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';

const FOOD_FIELDS = ['allergies', 'dietaryRestrictions', 'dietaryNeeds'] as const;
export type FoodField = (typeof FOOD_FIELDS)[number];

export interface StoredEntry {
  field: FoodField;
  entry: string;
}

/** 'same': the entry names the food. 'kind': both are of one kind, as cashews are nuts. 'against': a diet forbids it. 'maybe': it may contain what the entry names. */
export interface Finding extends StoredEntry {
  how: 'same' | 'kind' | 'against' | 'maybe';
  /** 'contains meat, against a vegetarian diet' */
  reason?: string;
}

export const storedEntries = (member: FamilyMember): StoredEntry[] =>
  FOOD_FIELDS.flatMap((field) => member[field].map((entry) => ({ field, entry })));

const isHealth = (entry: string): boolean => notOfFood(entry) === 'health';

/** The member without conditions and aids among the entries about food. */
export const aboutFood = (member: FamilyMember): FamilyMember => ({
  ...member,
  ...Object.fromEntries(
    FOOD_FIELDS.map((field) => [field, member[field].filter((entry) => !isHealth(entry))]),
  ),
});

/** 'stored as an allergy', 'stored under health' */
export const placeOf = ({ field, entry }: StoredEntry): string =>
  isHealth(entry)
    ? 'stored under health'
    : field === 'allergies'
      ? 'stored as an allergy'
      : 'stored as a diet';

const NOT_FOOD = new Set(
  'allergy allergies allergic allergi to the a an of and or no any intolerant intoleranc intolerance free'.split(
    ' ',
  ),
);
const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/oes$/, 'o')
        .replace(/(?<=[^s])s$/, '');
const core = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !NOT_FOOD.has(word))
    .map(singular);

/** Both name the same: 'Peanut allergy' and 'peanuts'. */
export function namesSame(entry: string, food: string): boolean {
  const [own, said] = [core(entry), core(food)];
  return (
    said.length > 0 &&
    own.length > 0 &&
    said.every((word) => own.includes(word)) &&
    own.length - said.length <= 1
  );
}

export const NOBODY = {
  name: '',
  age: null,
  allergies: [],
  dietaryRestrictions: [],
  dietaryNeeds: [],
  notes: '',
};

const NUT = /\b(?:almond|walnut|pecan|cashew|pistachio|hazelnut|macadamia|brazil nut|pine nut|chestnut)\b/;
/** These are avoided together as a rule (AAAAI, tree nut allergy), so one counts as the other. */
const PAIRS = ['walnut pecan', 'cashew pistachio'];

/** Why one nut is a question where another is stored: it isn't stored itself. */
function nutBeside(entry: string, food: string): string | undefined {
  const [own, said] = [entry, food].map((text) => NUT.exec(core(text).join(' '))?.[0]);
  if (own === undefined || said === undefined || own === said) return undefined;
  if (PAIRS.some((pair) => pair.includes(own) && pair.includes(said))) return undefined;
  return `${singular(food) === food ? 'is' : 'are'} another tree nut that only the allergist can clear`;
}

function foundBy({ field, entry }: StoredEntry, food: string): Finding | undefined {
  if (namesSame(entry, food)) return { field, entry, how: 'same' };
  const nut = nutBeside(entry, food);
  if (nut !== undefined) return { field, entry, how: 'maybe', reason: nut };
  const [own, said] = [readEntry(entry), readEntry(food)];
  const ofEntry = new Set([...own.allergens, ...readFood(entry).contains]);
  if (own.diets.length === 0 && said.allergens.some((allergen) => ofEntry.has(allergen)))
    return { field, entry, how: 'kind' };
  const found = conflicts([{ ...NOBODY, [field]: [entry] }], [food]);
  const hit = found.find(({ level }) => level === 'contains' || level === 'named');
  if (hit) return { field, entry, how: own.diets.length > 0 ? 'against' : 'kind', reason: hit.reason };
  const maybe = found.find(({ level }) => level === 'may contain');
  return maybe && { field, entry, how: 'maybe', reason: maybe.reason };
}

const ORDER: readonly Finding['how'][] = ['same', 'kind', 'against', 'maybe'];

/** The stored entries of a member that concern a food, the surest first. */
export const findingsFor = (member: FamilyMember, food: string): Finding[] =>
  storedEntries(member)
    .flatMap((stored) => foundBy(stored, food) ?? [])
    .toSorted((one, other) => ORDER.indexOf(one.how) - ORDER.indexOf(other.how));

export const sameDiet = (entry: string, diet: string): boolean => {
  if (namesSame(entry, diet)) return true;
  const [own, said] = [readEntry(entry), readEntry(diet)];
  if (said.diets.some((name) => own.diets.includes(name))) return true;
  // 'lactose intolerant' is 'dairy free'.
  return (
    said.diets.length === 0 &&
    said.allergens.length > 0 &&
    said.allergens.every((name) => own.allergens.includes(name))
  );
};

/** The entries by which a member eats so; a vegan eats vegetarian, too. */
export function dietEntries(member: FamilyMember, diet: string): StoredEntry[] {
  return storedEntries(member).filter(
    ({ entry, field }) =>
      sameDiet(entry, diet) && (field !== 'allergies' || /free|intolerant|celiac|coeliac/i.test(diet)),
  );
}

const low = (entry: string): string =>
  /^\p{Lu}\p{Ll}/u.test(entry) ? entry.slice(0, 1).toLowerCase() + entry.slice(1) : entry;
export const entryWords = (entries: readonly string[], last = 'and'): string =>
  listed(
    entries.map((entry) => low(quoted(entry))),
    last,
  );

/** Diets that somebody is, where others are eaten: 'is vegetarian', 'eats gluten-free'. */
const IS_SO = /vegan|tarian|celiac|coeliac|intolerant|diabetic/i;
const EATEN = /^(?:no|low|high)\b|free$|halal|kosher|keto|paleo|soft|pur[eé]ed/i;

/** 'peanuts are', 'sesame is'; by the last word. */
export const isPlural = (entries: readonly string[]): boolean =>
  entries.length > 1 || /[^s]s$/i.test((entries[0] ?? '').trim());

/** 'is vegetarian', 'eats gluten-free', 'eats no pork' */
function dietFact(diet: string, isMe: boolean): string {
  if (IS_SO.test(diet)) return `${isMe ? 'are' : 'is'} ${entryWords([diet])}`;
  return EATEN.test(diet)
    ? `${isMe ? 'eat' : 'eats'} ${entryWords([diet])}`
    : `${isMe ? 'have' : 'has'} ${entryWords([diet])} as a rule`;
}

const SINGLE = /^(?:peanut|nut|tree nut|egg)$/;
/** 'peanuts' of the entry 'Peanut allergy' */
const allergenOf = (entry: string): string => {
  const bare = low(entry).replace(/\s+allergy$/i, '');
  return bare !== entry && SINGLE.test(bare) ? `${bare}s` : bare;
};

/** 'is allergic to peanuts and cashews and eats vegetarian'; undefined when nothing is stored. */
export function eatsWords(member: FamilyMember, isMe = false): string | undefined {
  const { allergies, dietaryRestrictions, dietaryNeeds } = aboutFood(member);
  const parts = [
    ...(allergies.length > 0
      ? [`${isMe ? 'are' : 'is'} allergic to ${entryWords(allergies.map(allergenOf))}`]
      : []),
    ...[...dietaryNeeds, ...dietaryRestrictions].map((diet) => dietFact(diet, isMe)),
  ];
  return parts.length > 0 ? listed(parts) : undefined;
}

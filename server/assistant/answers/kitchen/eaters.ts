// Who is meant to eat something, and what speaks against a food for them, in words.
import { type Eater, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { notOfFood } from '#rules/restrictions/health-entries.ts';
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { readRestrictions } from '#rules/restrictions/restrictions.ts';
import { unknownFoods } from '#rules/restrictions/unknown-foods.ts';
import { nameForm } from '#rules/text/words.ts';
import { listed, quoted } from '../../text/say.ts';
import { speakerOf, whomIn } from '../people.ts';
import type { Asked } from '../plan.ts';
import { pointsToPerson } from '../../reading/slots.ts';

export interface Eaters {
  /** Somebody, or an age or a diet that was named instead. */
  eaters: readonly Eater[];
  /** One or more were named; otherwise it is the whole family. */
  isNamed: boolean;
}

const NOTHING_STORED = { allergies: [], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
const CHILDREN = new Set('kids kid children boys girls big littles little ones'.split(' '));
const BABIES = new Set('babies infants newborns'.split(' '));

const EATS = /\b(?:eat|have|drink|try|allergic|for me|my|safe)\b/i;
const OWN =
  /\b(?:(?:can|could|may|should) i|(?:am i|is it ok(?:ay)? for me|im|i['’]m) (?:allowed|ok(?:ay)?|supposed) to|is it (?:ok(?:ay)?|safe|fine) for me to) (?:eat|have|drink|try)\b/i;
const firstNumber = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? Number.NaN);

/** '10 month old' is no full year. */
const yearsOf = (age: string): number =>
  /month|mo\b|mos|week|wk/i.test(age)
    ? Math.floor(firstNumber(age) / (/w/i.test(age) ? 52 : 12))
    : firstNumber(age);

function invented({ slots, text }: Asked): Eater[] {
  const ages = slots.ages.map((age) => ({
    ...NOTHING_STORED,
    name: 'a child of that age',
    age: yearsOf(age),
  }));
  const isOfBabies = nameForm(text)
    .split(' ')
    .some((word) => BABIES.has(word) || BABIES.has(`${word}s`) || word === 'baby');
  const baby = isOfBabies && slots.people.length === 0 ? [{ ...NOTHING_STORED, name: 'a baby', age: 0 }] : [];
  const diets = slots.diets.map((diet) => ({
    ...NOTHING_STORED,
    name: `a ${diet} diet`,
    age: null,
    dietaryNeeds: [diet],
  }));
  return [...ages, ...baby, ...diets];
}

/** 'Everyone but June': those who eat something else. */
const exceptedIn = ({ slots, text }: Asked): string[] =>
  slots.people.flatMap(({ said, ids }) =>
    new RegExp(
      `\\b(?:but|except(?: for)?|besides|without|minus|other than|apart from) (?:maybe |for )?${said.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`,
      'iu',
    ).test(text)
      ? ids.slice(0, 1)
      : [],
  );

function withoutExcepted(asked: Asked): Asked {
  const excepted = exceptedIn(asked);
  if (excepted.length === 0) return asked;
  const people = asked.slots.people.filter(({ ids }) => !excepted.includes(ids[0] ?? ''));
  const { family_member: before, ...focus } = asked.focus;
  const isBefore = before !== undefined && !excepted.includes(before);
  return { ...asked, slots: { ...asked.slots, people, pronouns: [] }, focus: isBefore ? asked.focus : focus };
}

/** Everybody that a question about food is about. */
export function eatersOf(given: Asked): Eaters {
  const asked = withoutExcepted(given);
  const { slots } = asked;
  const household = {
    ...asked.household,
    members: asked.household.members.filter(({ id }) => !exceptedIn(given).includes(id)),
  };
  // 'Can I fry them in peanut oil?' is about all who eat, 'can I eat it' is not.
  const isOfOther = pointsToPerson(slots);
  const isOwn = !slots.isMe || slots.people.length > 0 || (EATS.test(asked.text) && !isOfOther);
  const whom = isOwn ? whomIn(asked) : ({ kind: 'nobody' } as const);
  if (whom.kind === 'one') return { eaters: [whom.member], isNamed: true };
  if (whom.kind !== 'nobody') return { eaters: whom.members, isNamed: true };
  const me = OWN.test(asked.text) ? speakerOf(asked) : undefined;
  if (me) return { eaters: [me], isNamed: true };
  const others = invented(asked);
  if (others.length > 0) return { eaters: others, isNamed: true };
  const isChildren = slots.groups.some((group) =>
    group
      .toLowerCase()
      .split(/\s+/)
      .some((word) => CHILDREN.has(word)),
  );
  const children = household.members.filter(({ relationship }) => relationship === 'child');
  return isChildren && children.length > 0
    ? { eaters: children, isNamed: true }
    : { eaters: household.members, isNamed: false };
}

/** Names in a sentence; the one who asks is 'you'. */
export function namesOf({ household }: Pick<Asked, 'household'>, names: readonly string[]): string {
  const speaker = household.members.find(({ id }) => id === household.speakerId)?.name;
  const others = names.filter((name) => name !== speaker).map(quoted);
  return listed(others.length < names.length ? [...others, 'you'] : others);
}

/** 'egg and peanuts', as the parent stored them; nothing where nothing is stored. */
export const storedFor = ({
  allergies,
  dietaryRestrictions,
  dietaryNeeds,
}: Pick<Eater, 'allergies' | 'dietaryRestrictions' | 'dietaryNeeds'>): string =>
  listed(
    [...allergies, ...dietaryRestrictions, ...dietaryNeeds]
      .filter((entry) => notOfFood(entry) !== 'health')
      .map((entry) => quoted(entry).toLowerCase()),
  );

/** The stored entries that a food can be against: no drug, no sting, no diet that no rule knows. */
export const guardedFoods = ({ allergies, dietaryRestrictions, dietaryNeeds }: Eater): string[] =>
  [...allergies, ...dietaryRestrictions, ...dietaryNeeds]
    .filter((entry) => {
      const { allergens, diets } = readEntry(entry);
      return (
        allergens.length + diets.length > 0 ||
        (unknownFoods(entry).length === 0 && readEntry(entry).words.length > 0)
      );
    })
    .map((entry) => quoted(entry).toLowerCase());

/** True where something is stored that a food could be against. */
export function isGuarded(eater: Eater): boolean {
  const { allergens, diets, words } = readRestrictions(eater);
  return allergens.length + diets.length + words.length > 0;
}

const many = (says: string): string => says.replace(/^(contain|put|list)s\b/, '$1').replace(/^is\b/, 'are');

/** Foods without repetition; 'eggs and milk' says nothing more beside 'eggs'. */
const onceEach = (foods: readonly string[]): string[] =>
  [...new Set(foods)].filter(
    (food) => !food.split(' and ').some((part) => part !== food && foods.includes(part)),
  );

/** 'pad thai contains peanut', 'eggs are in it' */
export function reasonOf({ foods, says }: Pick<FamilyConcern, 'foods' | 'says'>): string {
  const words = says.replaceAll(': ', ', ');
  const all = foods.map((food) => quoted(food).toLowerCase());
  const names = onceEach(all.filter((name) => !name.startsWith('may contain')));
  const held = /^contains ([^,]+)(.*)$/.exec(words);
  const [, what = '', rest = ''] = held ?? [];
  if (names.length === 0) return `by the label it ${listed(all)}`;
  const isMany = names.length > 1 || /[^su]s$/.test(names[0] ?? '');
  // 'Egg contains egg' says nothing.
  const isItself = held && names.some((name) => nameForm(name) === nameForm(what));
  return isItself
    ? `${listed(names)} ${isMany ? 'are' : 'is'} in it${rest}`
    : `${listed(names)} ${isMany ? many(words) : words}`;
}

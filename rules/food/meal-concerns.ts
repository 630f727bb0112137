// Concerns: the members who should not have a meal, a dish or an item, with the reason. A concern says contains, may
// contain or unknown; the absence of concerns is never a promise.
import { ageConcerns, ageRows } from './age-rules.ts';
import { readFood } from './allergens.ts';
import { conflictsOf, prepareChecks } from './conflicts.ts';
import type { Conflict } from './conflicts.ts';
import { isDiet } from '../data/restriction-words.ts';
import householdGoods from '../data/household-goods.json' with { type: 'json' };
import { cookbookByName, dishFinder } from '../meals/dish-of-text.ts';
import type { IdeaOfDish, KnownDish } from '../meals/dish-of-text.ts';
import { readIngredient } from '../shopping/ingredient-lines.ts';
import { asInProfile } from '../family/joined-allergies.ts';
import { prepareReading } from '../restrictions/restriction-draft.ts';
import { readEntry } from '../restrictions/restriction-reading.ts';
import { readRestrictions } from '../restrictions/restrictions.ts';
import type { MemberFood, Restrictions } from '../restrictions/restrictions.ts';
import { memoized } from '../text/memoized.ts';
import { nameForm } from '../text/words.ts';
import { andList } from '../text/and-list.ts';

export interface Eater extends MemberFood {
  name: string;
  age: number | null;
}

/** Strongest first. 'contains' also covers the parent's own word, and foods that a small child must not get. */
const STRENGTHS = ['contains', 'may contain', 'unknown'] as const;
type Strength = (typeof STRENGTHS)[number];

export interface FamilyConcern {
  strength: Strength;
  /** All members concerned, in the order of the family. */
  people: string[];
  /** Continues a sentence that starts with the foods: 'contains peanut'. */
  says: string;
  /** The foods with this finding, without amounts. */
  foods: string[];
  /** The rule that the foods break, where it is a school's and not that of a member: 'school is nut-free'. */
  rule?: string;
  /** Title of the medical record with the allergy, where the profile does not have it. For parents alone. */
  record?: string;
}

interface Guarded {
  person: Eater;
  restrictions: Restrictions;
  /** True for members whose restrictions make an unknown word matter. */
  isGuarded: boolean;
  /** Titles of medical records, by the allergen, diet or own word that they alone guard. */
  records: ReadonlyMap<string, string>;
}

type Found = Omit<Conflict, 'memberName'>;

const STRENGTH_OF: Record<Conflict['level'], Strength> = {
  contains: 'contains',
  named: 'contains',
  age: 'contains',
  'may contain': 'may contain',
  'unknown word': 'unknown',
};

const guardedOf = (members: readonly Eater[]): Guarded[] =>
  members.map((person) => {
    const restrictions = readRestrictions(person);
    const { allergens, diets, words } = restrictions;
    const isGuarded = allergens.length + diets.length + words.length > 0;
    return { person, restrictions, isGuarded, records: recordsOf(person) };
  });

/** The first record that states an allergy names it. */
function recordsOf(person: Eater): ReadonlyMap<string, string> {
  const own = readRestrictions(asInProfile(person));
  return new Map(
    (person.fromRecords ?? []).toReversed().flatMap(({ entry, title }) => {
      const { allergens, diets, words } = readEntry(entry);
      const added = [...allergens.filter((id) => !own.allergens.includes(id)), ...diets, ...words];
      return added.map((rule): [string, string] => [rule, title]);
    }),
  );
}

const NOT_LISTED = 'lists no ingredients that could be checked';

/**
 * Findings from the name of a dish that its ingredients do not confirm. 'Pancakes' may be made without wheat, so with
 * known ingredients the name alone is only a possibility.
 */
function byName({ person, restrictions }: Guarded, name: string, listed: readonly Found[]): Found[] {
  const isKnown = (reason: string) => listed.some((found) => found.reason.endsWith(reason));
  const baby = ageConcerns(person.age, readFood(name).contains.has('honey') ? ['honey'] : []);
  return [
    ...conflictsOf({ ...person, age: null }, restrictions, [name]).filter(
      ({ level }) => level === 'contains' || level === 'may contain' || level === 'named',
    ),
    ...baby.map(({ reason }) => ({ ingredient: name, reason, level: 'age' as const })),
  ].flatMap((found): Found[] => {
    const what = found.reason.replace(/^(?:contains|may contain) /, '');
    if (isKnown(what)) return [];
    if (found.level !== 'contains') return [found];
    return [{ ...found, reason: `may contain ${what}, by its name`, level: 'may contain' }];
  });
}

function ofDish(one: Guarded, { name, ingredients, from }: KnownDish): Found[] {
  const { person, restrictions, isGuarded } = one;
  if (ingredients.length === 0) {
    const found = conflictsOf(person, restrictions, [name]).filter(({ level }) => level !== 'unknown word');
    return isGuarded ? [...found, { ingredient: name, reason: NOT_LISTED, level: 'unknown word' }] : found;
  }
  const listed = conflictsOf(person, restrictions, ingredients);
  return from === 'cookbook' ? listed : [...listed, ...byName(one, name, listed)];
}

/** '2 tbsp peanut butter' → 'peanut butter'. */
const foodName = memoized((line) => readIngredient(line).name, 200_000);

/** 'Butter may contain milk' adds nothing to 'cream contains milk'. */
const isOutdone = (one: Found, all: readonly Found[]): boolean =>
  one.level === 'may contain' &&
  all.some(
    ({ level, reason }) =>
      level === 'contains' && one.reason === `may ${reason.replace(/^contains/, 'contain')}`,
  );

/** Sorts the strongest first and, of the same strength, allergies before diets. */
const rankOf = ({ level, against = '' }: Found): number =>
  2 * STRENGTHS.indexOf(STRENGTH_OF[level]) + Number(isDiet(against));

/** One line for each reason and group of people, in the order of `rankOf`, then of the family. */
function grouped(perPerson: readonly { of: Guarded; found: readonly Found[] }[]): FamilyConcern[] {
  const concerns = new Map<string, FamilyConcern>();
  const all = perPerson.flatMap(({ of, found }) =>
    found.filter((one) => !isOutdone(one, found)).map((one) => ({ of, one })),
  );
  for (const { of, one } of all.toSorted((a, b) => rankOf(a.one) - rankOf(b.one))) {
    const { name } = of.person;
    const food = foodName(one.ingredient);
    const strength = STRENGTH_OF[one.level];
    const key = `${name}\n${strength}\n${one.reason}`;
    const record = one.against === undefined ? undefined : of.records.get(one.against);
    const concern = concerns.get(key) ?? {
      strength,
      people: [name],
      says: one.reason,
      foods: [],
      ...(record === undefined ? {} : { record }),
    };
    if (!concern.foods.includes(food)) concern.foods.push(food);
    concerns.set(key, concern);
  }
  const together = new Map<string, FamilyConcern>();
  for (const concern of concerns.values()) {
    const key = JSON.stringify([concern.strength, concern.says, concern.foods, concern.record]);
    const same = together.get(key);
    if (same) same.people.push(...concern.people.filter((name) => !same.people.includes(name)));
    else together.set(key, concern);
  }
  return [...together.values()];
}

let goods: ReadonlySet<string> | undefined;

/** True for an item that nobody eats: the end of its name decides, as in 'lemon dish soap'. */
function isHouseholdGood(name: string): boolean {
  goods ??= new Set(householdGoods.map(nameForm));
  const words = nameForm(foodName(name)).split(' ');
  return words.some((_, start) => goods?.has(words.slice(start).join(' ')));
}

export interface FamilyCheck {
  /** True when a member has restrictions, or is too young for some foods. */
  hasRules: boolean;
  /** For an idea: findings from its ingredients and its name. */
  ofIdea: (idea: IdeaOfDish) => FamilyConcern[];
  /** For a dish of the cookbook or an idea, as `dishFinder` returns it. */
  ofDish: (dish: KnownDish) => FamilyConcern[];
  /** The same, with a step for each person: many entries of many people take long. */
  stepsOfDish: (dish: KnownDish) => Generator<void, FamilyConcern[]>;
  /** For a text of a menu: its dishes; the rest is read as food. */
  ofMeal: (text: string) => FamilyConcern[];
  /** For a shopping or pantry item. */
  ofItem: (name: string) => FamilyConcern[];
  /**
   * True when nothing was found against it. For members with restrictions every ingredient must be known; 'may contain'
   * does not fit.
   */
  fits: (idea: IdeaOfDish) => boolean;
}

/** Builds the indexes for checking the food of these members, in steps, so that the screen stays responsive. */
export function* prepareFood(members: readonly Eater[]): Generator<void, void> {
  yield* prepareReading();
  for (const index of [ageRows, cookbookByName]) yield* index.steps();
  yield* prepareChecks(members);
}

/** Reads the restrictions of all members once and checks food against them; `ideas` are the family's own dishes. */
export function checkFor(members: readonly Eater[], ideas: readonly IdeaOfDish[] = []): FamilyCheck {
  const guarded = guardedOf(members);
  const find = dishFinder(ideas);
  const check = (read: (one: Guarded) => Found[]) =>
    grouped(guarded.map((one) => ({ of: one, found: read(one) })));
  function* stepsOfDish(dish: KnownDish): Generator<void, FamilyConcern[]> {
    const perPerson: { of: Guarded; found: Found[] }[] = [];
    for (const one of guarded) {
      perPerson.push({ of: one, found: ofDish(one, dish) });
      yield;
    }
    return grouped(perPerson);
  }
  const ofIdea = ({ name, ingredients }: IdeaOfDish) =>
    check((one) => ofDish(one, { name, ingredients, from: 'idea' }));
  return {
    hasRules: guarded.some(({ isGuarded, person: { age } }) => isGuarded || (age !== null && age < 4)),
    ofIdea,
    ofDish: (dish) => check((one) => ofDish(one, dish)),
    stepsOfDish,
    ofMeal(text) {
      const { dishes, unknown } = find(text);
      return check((one) => [
        ...dishes.flatMap((dish) => ofDish(one, dish)),
        ...conflictsOf(one.person, one.restrictions, unknown),
      ]);
    },
    ofItem(name) {
      const nobodyEatsIt = isHouseholdGood(name);
      return check(({ person, restrictions }) =>
        conflictsOf(person, restrictions, [name]).filter(
          ({ level }) => level !== 'unknown word' || !nobodyEatsIt,
        ),
      );
    },
    fits: (idea) => ofIdea(idea).length === 0,
  };
}

/** 'contains milk' → 'contain milk', for several foods. */
const ofMany = (says: string): string =>
  says.replace(/^(?:contains|is|puts|lists)\b/, (verb) => (verb === 'is' ? 'are' : verb.slice(0, -1)));

/** 'Mia: butter and cream contain milk', 'Peanut butter sandwich: school is nut-free'. */
export function concernSentence({ people, foods, says, strength, rule }: FamilyConcern): string {
  const found = `${andList(foods)} ${foods.length > 1 ? ofMany(says) : says}`;
  if (rule === undefined) return `${andList(people)}: ${found}`;
  return `${strength === 'contains' ? andList(foods) : found}: ${rule}`;
}

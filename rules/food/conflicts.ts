// Checks the ingredients of a dish against each member and names person, ingredient and reason. It distinguishes
// contains, may contain and unknown, and promises nothing else.
import { ageConcerns } from './age-rules.ts';
import { readFood } from './allergens.ts';
import type { FoodReading } from './allergens.ts';
import { DIETS, KEPT_APART } from '../data/restriction-words.ts';
import type { Diet } from '../data/restriction-words.ts';
import type { Fact } from './food-facts.ts';
import { ownWordFinder } from '../restrictions/own-words.ts';
import { factWord } from '../restrictions/restriction-labels.ts';
import { readRestrictions } from '../restrictions/restrictions.ts';
import type { MemberFood, Restrictions } from '../restrictions/restrictions.ts';

interface Person extends MemberFood {
  name: string;
  age: number | null;
}

/** 'named': the ingredient contains the parent's own word. 'unknown word': the food lists do not know it. */
type ConflictLevel = 'contains' | 'may contain' | 'named' | 'age' | 'unknown word';

export interface Conflict {
  memberName: string;
  ingredient: string;
  /** Continues a sentence that starts with the ingredient: 'contains peanut'. */
  reason: string;
  level: ConflictLevel;
  /** The allergen, diet or own word of the person's restrictions that this is against. */
  against?: string;
}

type Found = Pick<Conflict, 'reason' | 'level' | 'against'>;

/** The facts among these that an ingredient contains or may contain; contained ones first. */
function heldOf(facts: readonly Fact[], { contains, mayContain }: FoodReading): Found[] {
  const held = facts.filter((fact) => contains.has(fact));
  const possible = facts.filter((fact) => mayContain.has(fact));
  return [
    ...held.map((fact): Found => ({
      reason: `contains ${factWord(fact)}`,
      level: 'contains',
      against: fact,
    })),
    ...possible.map((fact): Found => ({
      reason: `may contain ${factWord(fact)}`,
      level: 'may contain',
      against: fact,
    })),
  ];
}

/** One reason is enough to say that an ingredient is against a diet. */
function againstDiet(diet: Diet, reading: FoodReading): Found[] {
  const [first] = heldOf(DIETS[diet], reading);
  const rule = diet.startsWith('no ') ? `the rule '${diet}'` : `a ${diet} diet`;
  return first ? [{ ...first, reason: `${first.reason}, against ${rule}`, against: diet }] : [];
}

const finders = new WeakMap<Restrictions, (ingredient: string) => string[]>();

/** The own words of these restrictions that an ingredient names; indexed when first asked. */
function ownWordsIn(restrictions: Restrictions, ingredient: string): string[] {
  const find = finders.get(restrictions) ?? ownWordFinder(restrictions.words);
  finders.set(restrictions, find);
  return find(ingredient);
}

function checkOne(restrictions: Restrictions, ingredient: string): Found[] {
  const { allergens, diets } = restrictions;
  const reading = readFood(ingredient);
  const found = [
    ...heldOf(allergens, reading),
    ...diets.flatMap((diet) => againstDiet(diet, reading)),
    ...ownWordsIn(restrictions, ingredient).map((word): Found => ({
      reason: `contains '${word}'`,
      level: 'named',
      against: word,
    })),
  ];
  const guarded = allergens.length > 0 || diets.length > 0;
  if (guarded && reading.unknown.length > 0)
    found.push({ reason: 'is not in our food list: please read the label', level: 'unknown word' });
  return found;
}

/** Kosher-style keeps meat and milk out of one dish; the milk ingredient is named. */
function together(
  diets: readonly Diet[],
  ingredients: readonly string[],
): { ingredient: string; found: Found }[] {
  return diets.flatMap((diet) => {
    const [first, second] = KEPT_APART[diet] ?? [];
    if (!first || !second || !ingredients.some((item) => readFood(item).contains.has(first))) return [];
    return ingredients
      .filter((item) => readFood(item).contains.has(second))
      .map((ingredient) => ({
        ingredient,
        found: {
          reason: `puts ${factWord(second)} beside ${factWord(first)}, against a ${diet} diet`,
          level: 'contains',
          against: diet,
        },
      }));
  });
}

/** Reads the restrictions of all members before the checks; yields after each one, so that the caller can pause. */
export function* prepareChecks(members: readonly MemberFood[]): Generator<void, void> {
  for (const member of members) {
    ownWordsIn(readRestrictions(member), '');
    yield;
  }
}

/** The conflicts of one person whose restrictions were read before. */
export function conflictsOf(
  person: Person,
  restrictions: Restrictions,
  ingredients: readonly string[],
): Conflict[] {
  const memberName = person.name;
  return [
    ...ingredients.flatMap((ingredient) =>
      checkOne(restrictions, ingredient).map((found) => ({ memberName, ingredient, ...found })),
    ),
    ...together(restrictions.diets, ingredients).map(({ ingredient, found }) => ({
      memberName,
      ingredient,
      ...found,
    })),
    ...ageConcerns(person.age, ingredients).map((concern) => ({
      memberName,
      ...concern,
      level: 'age' as const,
    })),
  ];
}

/** True when anything in these ingredients is against a person's restrictions; stops at the first finding. */
export const hasConflict = (
  person: Person,
  restrictions: Restrictions,
  ingredients: readonly string[],
): boolean =>
  ingredients.some((ingredient) => checkOne(restrictions, ingredient).length > 0) ||
  together(restrictions.diets, ingredients).length > 0 ||
  ageConcerns(person.age, ingredients).length > 0;

/** Every reason why these ingredients do not fit these people. */
export const conflicts = (members: readonly Person[], ingredients: readonly string[]): Conflict[] =>
  members.flatMap((person) => conflictsOf(person, readRestrictions(person), ingredients));

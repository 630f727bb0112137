// Foods that small children must not eat, or not in this form: honey, salty meat and cow's milk as a drink before the
// first birthday, choking hazards before the fourth. An unknown age gives no concern; the screen asks for it.
import { readFood } from './allergens.ts';
import { BABY_AGE, CHOKING, CHOKING_AGE, NOT_FOR_A_BABY } from '../data/age-rules.ts';
import { eachInSteps, inSteps } from '../text/in-steps.ts';
import { holdsName, nameForm } from '../text/words.ts';

interface AgeConcern {
  ingredient: string;
  /** Continues a sentence that starts with the ingredient. */
  reason: string;
}

const forms = (names: readonly string[]): string[] => names.map(nameForm);

interface Row {
  names: readonly string[];
  when: readonly string[] | undefined;
  unless: readonly string[];
  reason: string;
}

function* build(): Generator<void, { choking: Row[]; baby: Row[] }> {
  // The forms are kept (`nameForm`), so that the rest is quick.
  yield* eachInSteps(
    [...CHOKING, ...NOT_FOR_A_BABY].flatMap(({ names, when = [] }) => [...names, ...when]),
    nameForm,
  );
  yield* eachInSteps(
    CHOKING.flatMap(({ unless }) => unless),
    nameForm,
  );
  return {
    choking: CHOKING.map(({ names, when, unless, advice }) => ({
      names: forms(names),
      when: when === undefined ? undefined : forms(when),
      unless: forms(unless),
      reason: `can choke a child under ${CHOKING_AGE}: ${advice}`,
    })),
    baby: NOT_FOR_A_BABY.map(({ names, when, reason }) => ({
      names: forms(names),
      when: when === undefined ? undefined : forms(when),
      unless: [],
      reason,
    })),
  };
}

/** The rows in comparable form; built on first use or in steps before it. */
export const ageRows = inSteps(build);

// 'Raw carrot' is not a name of the food lists, but two words next to each other here.
const holdsPair = (form: string, name: string): boolean => name.includes(' ') && holdsName(form, name);

/** The reason of the first row that speaks of this ingredient as it is written. */
function reasonOf(rows: readonly Row[], ingredient: string, found: readonly string[]): string[] {
  const form = nameForm(ingredient);
  const holdsAny = (words: readonly string[]) => words.some((word) => holdsName(form, word));
  const row = rows.find(
    ({ names, when, unless }) =>
      names.some((name) => found.includes(name) || holdsPair(form, name)) &&
      (when === undefined || holdsAny(when)) &&
      !holdsAny(unless),
  );
  return row ? [row.reason] : [];
}

function babyReasons(ingredient: string): string[] {
  const { contains, mayContain, names } = readFood(ingredient);
  const honey = contains.has('honey')
    ? ['is not for a baby under 1 year']
    : mayContain.has('honey')
      ? ['may contain honey, which is not for a baby under 1 year']
      : [];
  return [...honey, ...reasonOf(ageRows().baby, ingredient, names)];
}

/** The ingredients a person of this age should not get as they are written. */
export function ageConcerns(age: number | null, ingredients: readonly string[]): AgeConcern[] {
  if (age === null || age >= CHOKING_AGE) return [];
  return ingredients.flatMap((ingredient) =>
    [
      ...(age < BABY_AGE ? babyReasons(ingredient) : []),
      ...reasonOf(ageRows().choking, ingredient, readFood(ingredient).names),
    ].map((reason) => ({ ingredient, reason })),
  );
}

/** Advice of a plan about a baby: it is made for the family table, and no rule here covers the food of babies. */
export const babyAdvice = ({ name, age }: { name: string; age: number | null }): string | undefined =>
  age !== null && age < BABY_AGE
    ? `${name} is under one. Please ask your pediatrician what to offer.`
    : undefined;

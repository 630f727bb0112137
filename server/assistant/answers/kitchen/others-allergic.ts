// An answer about food names everybody with a stored allergy that it is against, whoever was asked about; and the
// reason of a question, 'because June can't have milk', is no part of the food and names nobody who eats.
import { atTable } from '#rules/family/at-table.ts';
import { readFood } from '#rules/food/allergens.ts';
import { checkFor, type Eater, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { paragraphs } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import { namesOf, reasonOf, type Eaters } from './eaters.ts';
import { usualConcerns, usualParts } from './usual-parts.ts';

const SUBJECT = "(?:he|she|they|we|i|you|it|its|im|hes|shes|theyre|our|my|the|his|her|their)(?:['’]\\w+)?";
/** 'June can't': a name that is a word, too. */
const TELLS = "\\p{L}+ (?:can['’]?t|cannot|does(?:n['’]?t| not)|is|has|hates|won['’]?t)";

/** The question without the clause that tells its reason, up to a comma or its end. */
export function withoutReason(asked: Asked): Asked {
  const { slots, text } = asked;
  const names = slots.people.map(({ said }) => RegExp.escape(said));
  const who = [SUBJECT, TELLS, ...names].join('|');
  const clause = new RegExp(
    `[,;]? ?(?<![\\p{L}/])(?:(?:because|bc|b/c|cuz|coz|cause)(?! of) |(?:since|as|so) (?=(?:${who})(?![\\p{L}])))[^,;.?!\\n]*`,
    'giu',
  );
  const kept = text.replace(clause, ' ').trim();
  const isKept = ({ said }: { said: string }): boolean => kept.toLowerCase().includes(said.toLowerCase());
  const [foods, dishes] = [slots.foods.filter(isKept), slots.dishes.filter(isKept)];
  const isEmptied = foods.length + dishes.length === 0 && readFood(kept).names.length === 0;
  if (kept === text.trim() || kept === '' || isEmptied) return asked;
  const people = slots.people.filter(isKept);
  const said = asked.said === text ? kept : asked.said;
  return { ...asked, said, text: kept, slots: { ...slots, foods, dishes, people } };
}

/** Concerns about a food, or about ingredients, for these people. */
function concernsOf({ household }: Asked, eaters: readonly Eater[], food: string | readonly string[]) {
  const check = checkFor(eaters, household.ideas);
  const isList = typeof food !== 'string';
  const named = isList ? check.ofDish({ name: '', ingredients: food, from: 'cookbook' }) : check.ofMeal(food);
  const isKnown = isList || dishFinder(household.ideas)(food).dishes.length > 0;
  const usual = isKnown ? [] : usualConcerns(eaters, usualParts(food));
  return [...named, ...usual].filter(({ strength }) => strength !== 'unknown');
}

const wordsOf = (asked: Asked, concern: FamilyConcern): string =>
  `${concern.strength === 'contains' ? 'Not for' : 'Check it first for'} ${namesOf(asked, concern.people)}, ${reasonOf(concern)}.`;

/** The answer, with those of the family whose allergies the food is against although others were asked about. */
export function namingAllergic(
  asked: Asked,
  { eaters, isNamed }: Eaters,
  food: string | readonly string[],
  plan: Plan,
): Plan {
  const named = new Set(eaters.map(({ name }) => name));
  const others = asked.household.members
    .filter(({ name }) => isNamed && !named.has(name))
    .map((member) => ({ name: member.name, allergies: atTable(member).allergies }))
    .filter(({ allergies }) => allergies.length > 0)
    .map((member) => ({
      ...member,
      age: null,
      dietaryRestrictions: [],
      dietaryNeeds: [],
      notes: '',
    }));
  const told = new Set<string>();
  const lines = concernsOf(asked, others, food).flatMap((concern) => {
    const people = concern.people.filter((name) => !told.has(name));
    for (const name of people) told.add(name);
    return people.length === 0 ? [] : [wordsOf(asked, { ...concern, people })];
  });
  if (lines.length === 0) return plan;
  const [first = '', ...rest] = plan.text.split('\n\n');
  return { ...plan, text: paragraphs(first, lines.join(' '), ...rest) };
}

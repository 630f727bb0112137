// 'Does pad thai have egg in it?': how surely one thing holds another, by its recipe, its name or its usual parts.
import dishes from '#rules/data/foods-dishes.json' with { type: 'json' };
import { readFood } from '#rules/food/allergens.ts';
import { checkFor, type FamilyConcern } from '#rules/food/meal-concerns.ts';
import { dishFinder } from '#rules/meals/dish-of-text.ts';
import { isMadeWithout } from '#rules/meals/dish-without.ts';
import { readEntry } from '#rules/restrictions/restriction-reading.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { capital, listed, quoted } from '../../text/say.ts';
import type { Asked, Plan, Read } from '../plan.ts';
import { wordingFor } from '../wording.ts';
import { eatersOf, namesOf } from './eaters.ts';
import { standInWords, standInsFor } from './stand-ins.ts';
import { usualParts } from './usual-parts.ts';

export const FAMILY_READS: Read[] = [{ tool: 'listFamilyMembers', input: {} }];
/** A closing about what the records cannot show. */
export const UNSEEN = [
  "The recipe and the kitchen I can't see, so ask or read the label.",
  'How this one was made only the label or the cook can tell.',
  'Brands and recipes differ, so the label or the cook has the last word.',
];

/** Those whom concerns are about, each once. */
export const peopleOf = (concerns: readonly FamilyConcern[]): string[] => [
  ...new Set(concerns.flatMap(({ people }) => people)),
];

const DISHES: ReadonlySet<string> = new Set([...dishes.dishes, ...dishes.notAsNamed].map(nameForm));

/** A food of the lists by its whole name, which is no dish: its name says what is in it. */
export function isPlain(food: string): boolean {
  const { names, unknown, mayContain } = readFood(food);
  return (
    names.length === 1 &&
    names[0] === nameForm(food) &&
    unknown.length === 0 &&
    mayContain.size === 0 &&
    !DISHES.has(nameForm(food))
  );
}

/** How surely one thing holds another. */
function holding(
  asked: Asked,
  whole: string,
  part: string,
): 'yes' | 'may' | 'no' | 'unknown' | 'recipe has' | 'recipe has not' {
  const [dish] = dishFinder(asked.household.ideas)(whole).dishes;
  if (dish && dish.ingredients.length > 0)
    return isMadeWithout([part])({ name: '', ingredients: dish.ingredients })
      ? 'recipe has not'
      : 'recipe has';
  const [reading, entry] = [readFood(whole), readEntry(part)];
  if (holdsName(nameForm(whole), nameForm(part))) return 'yes';
  if (entry.allergens.some((fact) => reading.contains.has(fact))) return 'yes';
  if (entry.allergens.some((fact) => reading.mayContain.has(fact))) return 'may';
  const usual = usualParts(whole).some(
    ({ food }) =>
      holdsName(nameForm(food), nameForm(part)) ||
      entry.allergens.some((fact) => readFood(food).contains.has(fact)),
  );
  if (usual) return 'may';
  return isPlain(whole) && entry.allergens.length > 0 ? 'no' : 'unknown';
}

/** Says if one thing holds another, and for whom that matters. */
export function sayHolding(asked: Asked, whole: string, part: string): Plan {
  const [thing, food] = [quoted(whole), quoted(part)];
  const found = holding(asked, whole, part);
  const words = {
    yes: `Yes, ${thing} contains ${food}, by its name.`,
    may: `Possibly. ${capital(thing)} is often made with ${food}.`,
    no: `No, ${thing} as such has no ${food}.`,
    unknown: `I can't tell. The name ${thing} doesn't say if ${food} is in it.`,
    'recipe has': `Yes, the recipe I have for ${thing} has ${food} in it.`,
    'recipe has not': `No, the recipe I have for ${thing} lists no ${food}.`,
  }[found];
  const { eaters, isNamed } = eatersOf(asked);
  const named = new Set(eaters.map(({ name }) => name));
  const others = asked.household.members.filter(
    ({ name, allergies }) => !named.has(name) && allergies.length > 0,
  );
  const strong = checkFor(isNamed ? [...eaters, ...others] : asked.household.members)
    .ofItem(part)
    .filter(({ strength }) => strength === 'contains');
  const people = peopleOf(strong);
  const matters =
    people.length === 0 || found === 'no' || found === 'recipe has not'
      ? undefined
      : `That matters for ${namesOf(asked, people)}, going by what's stored.`;
  const isIn = !/no|unknown|not$/.test(found);
  const stock = isIn
    ? asked.household.pantry.find(({ name }) => nameForm(name) === nameForm(part))
    : undefined;
  const swaps = isIn && people.length > 0 ? standInsFor(asked, part).map(standInWords) : [];
  return {
    reads: FAMILY_READS,
    text: [
      words,
      matters,
      stock ? `${capital(quoted(stock.name))} is in your pantry.` : undefined,
      swaps.length > 0 ? `Cooks use ${listed(swaps, 'or')} instead.` : undefined,
      found.startsWith('recipe') ? undefined : wordingFor(asked.text, UNSEEN),
    ]
      .filter(Boolean)
      .join(' '),
    focus: { dish: capital(whole) },
  };
}

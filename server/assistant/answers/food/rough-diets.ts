// The sentence above suggested dishes: how they were chosen, and what could not be checked.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Eater } from '#rules/food/meal-concerns.ts';
import { listed, paragraphs, quoted } from '../../text/say.ts';
import { unjudgedIn, unjudgedWords } from '../kitchen/unjudged.ts';
import type { Asked } from '../plan.ts';

/** Ways of eating that stored ingredients can follow in part only, by what is left out. */
interface Rough {
  name: string;
  said: RegExp;
  without: readonly string[];
}

const ROUGHLY: readonly Rough[] = [
  {
    name: 'carbs',
    said: /\b(?:low|lower|no|less|fewer)[- ]?carbs?\b|\bketo(?:genic)?\b|\bdiabet\w+\b|\b(?:low|no|less)[- ]?sugar\b/i,
    without:
      'rice,pasta,spaghetti,bread,oats,flour,potatoes,sweet potatoes,tortillas,noodles,quinoa,couscous,barley,corn,grits,bagels,pita,sugar,maple syrup,honey,bananas,mango,pineapple,raisins,beans,lentils,chickpeas,applesauce'.split(
        ',',
      ),
  },
  {
    name: 'salt',
    said: /\blow(?:er)?[- ]?(?:sodium|salt)\b|\bless salt\b/i,
    without: 'soy sauce,bacon,ham,sausage,olives,feta,broth,salsa,pickles,anchovies'.split(','),
  },
];

/** The ways of eating that a wish names. */
export const roughlyIn = (text: string): readonly Rough[] => ROUGHLY.filter(({ said }) => said.test(text));

/** The sentence above suggested dishes. Nothing is claimed that was not checked. */
export const suggestionHead = (
  people: readonly FamilyMember[],
  all: number,
  roughly: readonly { name: string; without: readonly string[] }[],
  unjudged: string | undefined,
): string =>
  paragraphs(
    unjudged,
    unjudged !== undefined
      ? `These go only by the allergies and other diets I know for ${people.length === all ? 'your family' : listed(people.map(({ name }) => quoted(name)))}.`
      : people.length === all
        ? 'How about one of these? I went by the allergies and diets I know for your family.'
        : `How about one of these? I went by the allergies and diets I know for ${listed(people.map(({ name }) => quoted(name)))} only.`,
    roughly.length === 0
      ? undefined
      : `I can't count ${listed(
          roughly.map(({ name }) => name),
          'or',
        )}, but these have no ${listed(
          roughly.flatMap(({ without }) => without.slice(0, 3)),
          'or',
        )} among their ingredients.`,
  );

/** Diets of those who eat, and of the wish, that no dish can be checked against. */
export function unjudgedFor(
  asked: Asked,
  eaters: readonly Eater[],
  roughly: readonly { name: string }[],
): string | undefined {
  const covered = new Set(roughly.map(({ name }) => name));
  const isCovered = (entry: string): boolean => roughlyIn(entry).some(({ name }) => covered.has(name));
  return unjudgedWords(asked, eaters, isCovered) ?? unjudgedIn(asked.text);
}

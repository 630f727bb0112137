// 'Is Lactaid ok for Tanya', 'can she have aged cheddar': for somebody who leaves out lactose alone, what has none or next to
// none is told apart from other milk.
import { readFood } from '#rules/food/allergens.ts';
import { checkFor, type Eater } from '#rules/food/meal-concerns.ts';
import { capital, quoted } from '../../text/say.ts';
import type { Asked, Plan } from '../plan.ts';
import type { Eaters } from './eaters.ts';
import { FAMILY_READS } from './holding.ts';

const TAKEN_OUT = /\b(?:lactose[- ]free|lactaid|fairlife)\b/i;
const LACTOSE = /\blactose\b/i;

/** How much lactose a milk product has, by its name and the food lists; undefined for any other food. */
function lactoseOf(food: string): 'free' | 'little' | undefined {
  if (TAKEN_OUT.test(food)) return 'free';
  const { contains, mayContain } = readFood(food);
  return contains.has('milk') && !contains.has('lactose') && !mayContain.has('lactose')
    ? 'little'
    : undefined;
}

export const hasLittleLactose = (food: string): boolean => lactoseOf(food) === 'little';

/** 'Lactaid', 'ghee' */
export const namesLactose = (text: string): boolean => lactoseOf(text) !== undefined;

/** Somebody who leaves out lactose, and whom nothing else that is stored keeps from the food. */
function leavesOnlyLactose(eater: Eater, food: string): boolean {
  const diets = [...eater.dietaryRestrictions, ...eater.dietaryNeeds];
  if (!diets.some((entry) => LACTOSE.test(entry))) return false;
  const others = (entries: readonly string[]): string[] => entries.filter((entry) => !LACTOSE.test(entry));
  const rest: Eater = {
    ...eater,
    dietaryRestrictions: others(eater.dietaryRestrictions),
    dietaryNeeds: others(eater.dietaryNeeds),
    notes: '',
  };
  return checkFor([rest])
    .ofMeal(food)
    .every(({ strength }) => strength === 'unknown');
}

/** The answer where the lactose of a food decides; undefined otherwise. */
export function lactoseAnswer(asked: Asked, { eaters, isNamed }: Eaters, food: string): Plan | undefined {
  const [only, ...more] = eaters;
  const lactose = lactoseOf(food);
  if (!isNamed || !only || more.length > 0 || lactose === undefined || !leavesOnlyLactose(only, food))
    return undefined;
  const member = asked.household.members.find(({ name }) => name === only.name);
  const isSpeaker = member !== undefined && member.id === asked.household.speakerId;
  const who = isSpeaker ? 'you' : quoted(only.name);
  const knows = isSpeaker ? 'you know' : `${who} knows`;
  const text =
    lactose === 'free'
      ? `Yes. ${capital(quoted(food))} has the lactose taken out, and nothing else stored for ${who} speaks against it. It is still milk, so it's no help with a milk allergy.`
      : `Mostly yes. ${capital(quoted(food))} has next to no lactose, and many who leave lactose out do well with it. How much of it is fine ${knows} best.`;
  return {
    text,
    reads: FAMILY_READS,
    focus: { dish: capital(food), ...(member ? { family_member: member.id } : {}) },
  };
}

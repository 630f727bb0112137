// 'Is Lactaid ok for Tanya', 'can she have aged cheddar': for somebody who leaves out lactose alone, what has none or next to
// none is told apart from other milk.
import { checkFor, type Eater } from '#rules/food/meal-concerns.ts';
import { capital, quoted } from '../../text/say.ts';
import { formWords, RowIndex } from '../named-rows.ts';
import type { Asked, Plan } from '../plan.ts';
import data from './data/lactose.json' with { type: 'json' };
import type { Eaters } from './eaters.ts';
import { FAMILY_READS } from './holding.ts';

const ROWS = new RowIndex<{ names: string; lactose: string; source?: string }>(data.rows);
const BESIDE: ReadonlySet<string> = new Set(data.beside.split(' ').flatMap(formWords));
const LACTOSE = /\blactose\b/i;

/** How much lactose a food has, where its name says nothing else. */
function lactoseOf(food: string): { lactose: string; source?: string } | undefined {
  const found = ROWS.find(food);
  const held = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const isAll = formWords(food).every((word, at) => held.has(at) || BESIDE.has(word));
  const rows = found.flatMap((one) => one.rows);
  return isAll ? (rows.find((row) => row.lactose === 'free') ?? rows[0]) : undefined;
}

/** 'Lactaid' */
export const namesLactose = (text: string): boolean => ROWS.find(text).length > 0;

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
  const row = lactoseOf(food);
  if (!isNamed || !only || more.length > 0 || row === undefined || !leavesOnlyLactose(only, food))
    return undefined;
  const member = asked.household.members.find(({ name }) => name === only.name);
  const isSpeaker = member !== undefined && member.id === asked.household.speakerId;
  const who = isSpeaker ? 'you' : quoted(only.name);
  const knows = isSpeaker ? 'you know' : `${who} knows`;
  const text =
    row.lactose === 'free'
      ? `Yes. ${capital(quoted(food))} has the lactose taken out, and nothing else stored for ${who} speaks against it. It is still milk, so it's no help with a milk allergy.`
      : `Mostly yes. ${capital(quoted(food))} has next to no lactose, and many who leave lactose out do well with it${row.source === undefined ? '' : ` (${row.source})`}. How much of it is fine ${knows} best.`;
  return {
    text,
    reads: FAMILY_READS,
    focus: { dish: capital(food), ...(member ? { family_member: member.id } : {}) },
  };
}

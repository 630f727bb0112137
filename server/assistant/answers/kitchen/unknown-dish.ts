// Answers about a dish of which nobody knows the parts, or of which one part is left off.
import { listed, quoted } from '../../text/say.ts';
import type { Eater, FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { Asked, Plan } from '../plan.ts';
import { guardedFoods, namesOf } from './eaters.ts';
import { FAMILY_READS, peopleOf } from './holding.ts';

const LEFT_OFF =
  /\b(?:leaves?|left|holds?|skips?|picks?|takes?)\b.*\b(?:out|off)\b|\b(?:if|and|but) (?:it['’]?s |they make it |made )?without\b|\bhold the\b/i;

export const isLeftOff = (said: string): boolean => LEFT_OFF.test(said);

/** 'What if they leave the peanuts off?': a trace is enough. */
export function sayLeftOff(asked: Asked, food: string, concerns: readonly FamilyConcern[]): Plan {
  const people = peopleOf(
    concerns.filter(({ strength, says }) => strength === 'contains' && !says.includes('choke')),
  );
  const who = people.length > 0 ? ` Going by what's stored, that matters for ${namesOf(asked, people)}.` : '';
  return {
    reads: FAMILY_READS,
    text: `I still can't say yes. Leaving ${quoted(food)} off a dish doesn't keep traces from pans, oil and sauces away, and other ingredients can matter too.${who} Ask the kitchen how they avoid cross-contact.`,
  };
}

/** A dish whose ingredients nobody knows: what has to be checked, and for whom. */
export function unknownDish(asked: Asked, food: string, eaters: readonly Eater[]): string {
  const checks = eaters.flatMap((eater) => {
    const foods = guardedFoods(eater);
    return foods.length > 0 ? [`${listed(foods)} (${namesOf(asked, [eater.name])})`] : [];
  });
  const check = checks.length > 0 ? ` Check it for ${listed(checks)} first.` : '';
  return `I don't know what's in ${quoted(food)}, so I can't say yes.${check} Send me the ingredients and I'll go through them.`;
}

// A meal of a day that was, named beside a day to come.
import type { Asked, Plan } from '../../plan.ts';
import { menuAnswers } from './menus.ts';

const ATE = /\b(?:we|i|they)\s+(?:did|had|ate|made|cooked)\b(?! (?:to|better)\b)/i;
const CHANGES = /\b(?:put|change|swap|move|instead|add|make|replace|something (?:else|different))\b/i;

/** 'We did saimin on Thursday, right': a day that was is told from its menu, and no day to come is written over. */
export function pastMeal(asked: Asked): Plan | undefined {
  const { text, slots, facts } = asked;
  const isToCome = slots.days.some(({ date }) => date > facts.today);
  return isToCome && ATE.test(text) && !CHANGES.test(text)
    ? menuAnswers['menu_ask']?.({ ...asked, intent: 'menu_ask' })
    : undefined;
}

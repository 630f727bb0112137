// 'What's the poison control number': the line for poisonings where the household lives, stored or not.
import { numbersFor } from '#rules/family/emergency-numbers.ts';
import type { Asked, Plan } from '../../plan.ts';
import { CONTACT_READS } from './find-contacts.ts';

const LINE = /\bpoison(?:s|ing)? (?:control|help|cent(?:er|re)|hot ?line|line|people|information|number)\b/i;
const ASKS = /\b(?:number|phone|call|reach|contact|hot ?line|who|what(?:['’]?s)?)\b/i;

/** True where a message asks for that line. */
export const asksPoisonLine = (said: string): boolean => LINE.test(said) && ASKS.test(said);

/** The number, or the one for emergencies where we know no other. */
export function poisonLine({ facts: { zone } }: Asked): Plan {
  const { poison, emergency } = numbersFor(zone);
  const text =
    poison === null
      ? `I know no number for poisonings where you live. In an emergency, call ${emergency}.`
      : `${poison.shown} is ${poison.name}. If somebody swallowed something, call now. For anybody who collapses or can't breathe, call ${emergency}.`;
  return { text, reads: CONTACT_READS };
}

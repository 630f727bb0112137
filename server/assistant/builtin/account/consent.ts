// The answer to a question about what a card would leave out: the wish before it is read once more, with the consent.
import { questionIn } from '../desk/parts.ts';
import type { Turn } from '../turn.ts';

const WITHOUT =
  /^(?:yes|yep|yeah|sure|ok|okay|please|go ahead|do it|fine)?[\s,.]*(?:without(?: (?:it|them|that))?|leave (?:it|them|that) out|go ahead|do it|please|that is fine)?[\s.!]*$/i;
const KEEP =
  /^(?:yes|yep|yeah|sure|ok|okay|please|store (?:it|them)|as (?:it is )?written|keep (?:it|them))\b/i;
const OMIT = /^(?:leave (?:it|them) out|without(?: it| them)?)\b/i;

function consentTo(said: string, asked: string | undefined): Turn['consents'] {
  if (said.trim() === '') return undefined;
  if (asked === 'left' && WITHOUT.test(said.trim())) return { left: 'without' };
  if (asked !== 'unknown') return undefined;
  if (OMIT.test(said.trim())) return { unknown: 'without' };
  return KEEP.test(said.trim()) ? { unknown: 'keep' } : undefined;
}

/** The turn these words consent to; the same turn when they are something else. */
export function consented(turn: Turn): Turn {
  const last = turn.before.at(-1);
  const consents = last && consentTo(turn.said, questionIn(last.answer));
  if (!last || !consents) return turn;
  const { facts, calls, answer } = turn;
  const before = turn.before.slice(0, -1);
  return consented({
    facts,
    calls,
    answer,
    said: last.said,
    before,
    consents: { ...consents, ...turn.consents },
  });
}

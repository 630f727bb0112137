// Carries out the plan of an answer step by step: reads for its receipts, then its cards, then its words.
import type { Plan } from '../answers/plan.ts';
import { paragraphs } from '../text/say.ts';
import type { Decision } from './decision.ts';
import { record } from '../text/unchecked.ts';
import type { Call, Turn } from './turn.ts';

export const FAILED = "I couldn't look that up right now. Please try again in a moment.";
const UNCHANGED = "That's already stored exactly like this.";

const isSameCall = (call: Call, { tool, input }: { tool: string; input: object }): boolean =>
  call.tool === tool && JSON.stringify(call.input) === JSON.stringify(input);

/** The words beside cards that were prepared, or why they were not. */
function saidOf(text: string, cards: readonly Call[]): string {
  const outcomes = cards.map(({ output }) => record(output));
  const reasons = outcomes.flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));
  if (outcomes.every(({ status }) => status === 'unchanged')) return UNCHANGED;
  if (!outcomes.some(({ status }) => status === 'proposed'))
    return paragraphs("I couldn't prepare that.", [...new Set(reasons)].join(' '));
  return paragraphs(text, ...new Set(reasons));
}

/** The next step of a plan in this turn. */
export function carryOut(
  turn: Turn,
  tools: ReadonlySet<string>,
  { text, reads = [], cards = [] }: Plan,
): Decision {
  for (const read of reads) {
    const done = turn.calls.find((call) => isSameCall(call, read));
    if (done?.failed) return { text: FAILED };
    if (!done && tools.has(read.tool)) return { call: read };
  }
  if (cards.length === 0) return { text };
  const names = new Set(cards.map(({ tool }) => tool));
  const made = turn.calls.filter(({ tool }) => names.has(tool));
  const next = cards[made.length];
  if (next && tools.has(next.tool)) return { call: next };
  return { text: saidOf(text, made) };
}

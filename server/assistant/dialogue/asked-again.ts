// An open question that was not answered: said once more, shorter and with a way out, then dropped.
import type { Decided } from './decided.ts';
import type { DialogueState } from './state.ts';
import topics from './follow-ups/data/topics.json' with { type: 'json' };

/** The questions in few words, by what they ask for. */
const SHORT: Readonly<Record<string, string>> = topics.short;
const WAY_OUT = 'Or say “never mind”.';

/** True where an answer only asks what was asked before. */
export const isAskedAgain = ({ plan }: Decided, state: DialogueState): boolean =>
  plan.asked !== undefined &&
  plan.asked !== 'intent' &&
  plan.asked === state.asked &&
  (plan.cards ?? []).length === 0 &&
  (plan.offered ?? []).length === state.offered.length;

/** The question that waits, in fewer words. */
export function onceMore(state: DialogueState, decided?: Decided): Decided {
  const offered = decided?.plan.offered ?? state.offered;
  const next = decided?.state ?? state;
  if (state.isRepeated) {
    const { asked: _, isRepeated: __, ...rest } = next;
    return {
      plan: { text: "All right, I'll leave that, nothing is stored. What can I do for you?" },
      state: { ...rest, offered: [], cards: [] },
    };
  }
  const asked = state.asked ?? 'what';
  return {
    plan: { text: `${SHORT[asked] ?? 'One thing is still missing.'} ${WAY_OUT}`, asked, offered },
    state: { ...next, asked, offered, isRepeated: true },
  };
}

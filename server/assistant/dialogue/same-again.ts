// 'To both of them', 'same for the other one': the last write once more, for other records of those that were listed.
import { fold } from '../text/fold-text.ts';
import { WRITES, carried } from './carried.ts';
import type { Decided } from './decided.ts';
import { isOnlyPick, pickedOf } from './listed.ts';
import type { DialogueState, Reference } from './state.ts';
import type { Talk } from './talk.ts';
import { KIND_OF, topicOf } from './topics.ts';

/** The same write for each record that the message picks; undefined where it picks none or says more. */
export function sameAgain(talk: Talk, state: DialogueState): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const kind = KIND_OF[topicOf(state.intent)];
  if (kind === undefined || !WRITES.test(state.intent) || state.asked !== undefined || !isOnlyPick(text))
    return undefined;
  const isWritten = ({ id }: Reference): boolean => state.cards.some(({ input }) => input['id'] === id);
  const targets = pickedOf(text, talk.reading.whole.slots, state).filter(
    (record) => record.kind === kind && !isWritten(record),
  );
  const made = targets.flatMap((which) => {
    const run = {
      intent: state.intent,
      slots: state.slots,
      text: state.text,
      said: state.text,
      chosen: { which },
    };
    return carried(talk, run, { isAccounted: true }) ?? [];
  });
  const [first] = made;
  if (!first) return undefined;
  const cards = made.flatMap(({ plan }) => plan.cards ?? []);
  return {
    plan: { ...first.plan, text: made.map(({ plan }) => plan.text).join('\n\n'), cards },
    state: { ...first.state, cards },
  };
}

// 'To both of them', 'same for the other one': the last write once more, for other records of those that were listed.
import { fold } from '../text/fold-text.ts';
import { WRITES, carried } from './carried.ts';
import type { Decided } from './decided.ts';
import { isOnlyPick, pickedOf } from './listed.ts';
import type { DialogueState, Reference } from './state.ts';
import type { Talk } from './talk.ts';
import { KIND_OF, topicOf } from './topics.ts';

const SAME = /^(?:(?:and|ok|okay|also|then|oh|now|do|put|add|the|please|pls|yes) )*(?:same|again)\b/;

/** 'Same for Thursday' after something was added: one more of it, on that day. */
function onAnotherDay(talk: Talk, state: DialogueState, text: string): Decided | undefined {
  const { days, times, people, repeat } = talk.reading.whole.slots;
  const isOther = days.length + (repeat ? 1 : 0) > 0 && people.length === 0;
  if (state.intent !== 'appointment_add' || state.asked !== undefined || !isOther || !SAME.test(text))
    return undefined;
  const { which: _, ...chosen } = state.chosen;
  const slots = { ...state.slots, days, ...(times.length > 0 ? { times } : {}) };
  const run = { intent: state.intent, slots, text: state.text, said: state.text, chosen };
  return carried(talk, run, { isAccounted: true });
}

/** The same write for each record that the message picks; undefined where it picks none or says more. */
export function sameAgain(talk: Talk, state: DialogueState): Decided | undefined {
  const text = fold(talk.reading.said).trim();
  const another = onAnotherDay(talk, state, text);
  if (another) return another;
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

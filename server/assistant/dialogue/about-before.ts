// Carries out a message about what was spoken of, and keeps the wish before it for 'and Olu?'.
import { mergedSlots } from '../reading/slots.ts';
import { carried, carriedEach } from './carried.ts';
import type { Decided } from './decided.ts';
import type { Attached } from './message.ts';
import type { DialogueState } from './state.ts';
import type { Talk } from './talk.ts';

/** The answer about what was spoken of. Its few words are known: they are about the record, and none is a remark. */
export const ofIt = (talk: Talk, about: Attached): Decided | undefined => {
  const { said } = talk.reading;
  const { each = [], ...own } = about;
  const run = { text: said, ...own, said: about.text ?? said };
  const decided = each.length > 0 ? carriedEach(talk, run, each) : carried(talk, run, { isAccounted: true });
  // A question that was put in whole words was understood: no stored sentence with one of its words knows better.
  const isWhole = about.text !== undefined && about.intent.endsWith('_ask');
  return decided && isWhole ? { ...decided, plan: { ...decided.plan, isOfField: true } } : decided;
};

/** 'When', 'who gave it' after 'did Zoe get her flu shot': the wish is still that one, for 'and Olu?'. */
export function aboutBefore(before: DialogueState, decided: Decided | undefined): Decided | undefined {
  // 'And rice' after how long chili keeps is another wish.
  const isSame =
    decided?.state.intent === before.intent &&
    before.intent.endsWith('_ask') &&
    before.intent !== 'storage_ask';
  if (!decided || !isSame) return decided;
  return {
    ...decided,
    state: { ...decided.state, slots: mergedSlots(before.slots, decided.state.slots), text: before.text },
  };
}

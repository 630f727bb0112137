// 'Make it ten' behind 'how much rice do I need for six people': the same question for as many, and no amount of the pantry.
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { DialogueState } from '../state.ts';
import type { Talk } from '../talk.ts';

const COUNT = '(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const FOR_MANY = new RegExp(`\\bfor ${COUNT}(?= (?:people|persons|adults|kids|guests|of us)\\b|\\W*$)`, 'i');
const ONLY_COUNT = new RegExp(
  `^\\W*(?:(?:no|ok|and|actually|sorry|wait|then|what about|how about|make (?:it|that)|for)[, ]+)*${COUNT}(?: (?:people|persons|adults|kids|guests|of us))?(?: now| instead)?\\W*$`,
  'i',
);

/** The question before for another number of people; undefined for any other message. */
export function otherCount(talk: Talk, state: DialogueState): Decided | undefined {
  const [, count] = ONLY_COUNT.exec(fold(talk.reading.said)) ?? [];
  const asks = /^(?:pantry|cook|recipe|storage|nutrition)_(?:ask|time)$/.test(state.intent);
  if (count === undefined || !asks || state.cards.length > 0 || !FOR_MANY.test(state.text)) return undefined;
  const text = state.text.replace(FOR_MANY, `for ${count}`);
  return carried(talk, runOf({ ...talk.reading.whole, text, slots: state.slots }, state.intent));
}

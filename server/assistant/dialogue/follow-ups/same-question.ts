// 'What about the afternoon', 'and 200?', 'half a cup?', 'an apple?', 'cooked?' after a question: the question before with one of its
// words exchanged.
import { fold } from '../../text/fold-text.ts';
import { carried } from '../carried.ts';
import type { Decided } from '../decided.ts';
import { isNone } from '../message.ts';
import type { DialogueState } from '../state.ts';
import type { Run, Talk } from '../talk.ts';
import { kitchenExchanged } from './kitchen-question.ts';

const LEAD = /^(?:(?:and|or|so|ok|okay|but|oh|what about|how about|what if (?:it is|its))[, ]+)+/;
const PART = /^(?:(?:in|at|for) )?(?:the |that )?(morning|afternoon|evening|night)(?: then| that day)?$/;
const PARTS = /\b(?:morning|afternoon|evening|night)\b/i;
const NUMBER = /^\d+(?:\.\d+)?(?: ?(?:degrees?|c|f))?$/;
const NUMBERS = /(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g;
const COLD = /\b(?:freeze[rs]?|frozen|fridge|refrigerator)\b/i;

/** The words of the question with those of the message in their place. */
function exchanged(
  state: DialogueState,
  { slots }: Talk['reading']['whole'],
  words: string,
): string | undefined {
  const part = PART.exec(words)?.[1];
  if (part !== undefined && /^(?:free|day)_ask$/.test(state.intent))
    return PARTS.test(state.text) ? state.text.replace(PARTS, part) : `${state.text}, in the ${part}`;
  const [number, ...others] = state.text.match(NUMBERS) ?? [];
  if (NUMBER.test(words) && state.intent === 'cook_time' && number !== undefined && others.length === 0)
    return state.text.replace(number, words);
  const isOfFood = state.intent === 'storage_ask' && !isNone(slots, 'foods', 'dishes');
  const count = words.split(' ').length;
  // 'And pasta' after leftovers is cooked, too.
  if (!isOfFood || count < 2 || count > LONGEST_FOOD) return undefined;
  return `how long does ${words} keep ${COLD.exec(state.text)?.[0] ?? ''}`.trim();
}
const LONGEST_FOOD = 4;

/** The answer to the question once more; undefined where the message is none. */
export function sameQuestion(talk: Talk, state: DialogueState): Decided | undefined {
  if (state.asked !== undefined) return undefined;
  const { whole, said } = talk.reading;
  const text = fold(said).trim();
  const words = text
    .replace(LEAD, '')
    .replace(/[?.!]+$/, '')
    .trim();
  const isLed = words !== text.replace(/[?.!]+$/, '');
  const wish = isLed ? exchanged(state, whole, words) : undefined;
  const ofKitchen = wish === undefined ? kitchenExchanged(state, whole.slots, text) : undefined;
  const own = wish ?? ofKitchen?.text;
  if (own === undefined) return undefined;
  const isOfFood = ofKitchen ? ofKitchen.isOtherFood : state.intent === 'storage_ask';
  const slots = isOfFood ? whole.slots : { ...state.slots, numbers: whole.slots.numbers };
  const run: Run = { intent: state.intent, slots, text: own, said: own, chosen: {} };
  return carried(talk, run, { isAccounted: true });
}

// The answer to an open question: it chooses what was offered, or names what was asked for. A message that reads as another
// wish is none.
import { isReminder } from '../answers/appointments/remarks.ts';
import { tellsAmounts } from '../reading/amounts-by-day.ts';
import type { Reading } from '../reading/wish.ts';
import { isOnlyAsked } from '../reading/only-asked.ts';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { slotsOf, type Slots } from '../reading/slots.ts';
import type { DialogueState } from './state.ts';
import { aboutPlan, detailOfGuide } from './follow-ups/more-of-guide.ts';
import type { Reply } from './follow-ups/reply.ts';
import { fold, wordsOf } from '../text/fold-text.ts';
import { insists } from '../text/insists.ts';
import { isOnlyWhom } from './follow-ups/changeable.ts';
import { inItsPlace } from './follow-ups/denied.ts';
import { picked } from './follow-ups/picked.ts';

/** Nothing is said but what was chosen. */
const NO_SLOTS = slotsOf({ typed: '', tokens: [], tags: [] }, EMPTY_HOUSEHOLD);
const plain = (text: string): string => wordsOf(text).join(' ');

const LONGEST_ANSWER = 9;
/** Another wish is likelier than an answer from here on. */
const OWN_WISH = 0.6;
/** The same, where the message begins with an act. */
const OWN_ACT = 0.45;

/** Words that a question's answer may consist of, by what was asked. */
const FREE: ReadonlySet<string> = new Set([
  'name',
  'title',
  'what',
  'data',
  'dish',
  'relation',
  'medicine',
  'items',
  'note',
  'detail',
]);
const NAMED: Readonly<Record<string, (slots: Slots) => boolean>> = {
  whom: ({ people, isMe, groups, pronouns }) =>
    people.length > 0 || isMe || groups.length > 0 || pronouns.length > 0,
  when: ({ days, times }) => days.length + times.length > 0,
  day: ({ days }) => days.length > 0,
  time: ({ times, numbers }) => times.length + numbers.length > 0,
  relation: ({ relations }) => relations.length > 0,
  meal: ({ meals }) => meals.length > 0,
  items: ({ foods, goods, dishes }) => foods.length + goods.length + dishes.length > 0,
  medicine: ({ medicines }) => medicines.length > 0,
  dish: ({ dishes, foods }) => dishes.length + foods.length > 0,
  age: ({ ages, numbers, people }) => ages.length + numbers.length + people.length > 0,
};

const YES =
  /^(?:yes|yep|yeah|yup|sure|ok|okay|please|go ahead|do it|sounds good|correct|right|fine|y|absolutely|of course|please do)\b/i;
const NO = /^(?:no|nope|nah|don['’]?t|never mind|nevermind|skip|not now|n)\b/i;

/** 'Both of them please': all that were offered, where the answer takes several. */
const ALL =
  /^(?:(?:ok|oh|yes|no|i mean|cancel|move|delete)[, ]+)*(?:both|all)(?: (?:of (?:them|those|these)|two|three|pls|please))*\W*$/i;

/** Begins with what shall be done or known, and is clearly another wish than the one asked about. */
function isOwnAct(
  {
    said,
    whole: {
      intents: [first],
      tagged,
    },
  }: Reading,
  { intent }: DialogueState,
): boolean {
  const isOther = first !== undefined && first.share >= OWN_ACT && first.intent !== intent;
  return isOther && tagged.tokens.length >= 3 && STARTS_ACT.test(said.trim());
}
const ASKS = /^(?:and |so |ok )*(?:what|how|who|when|where|which|why|is|are|do|does|did|can|could|should)\b/i;
const STARTS_ACT =
  /^(?:please |pls |can (?:you|u) |could you |ok(?:ay)?,? |and |also )*(?:add|book|cancel|remove|delete|plan|take|put|clear|make|change|check|cross|save|give|log|note|swap|start|stop|who|when|where|why|how|what(?:['’]?s)?|show|tell|move|undo|remind|schedule)\b/i;

/** 'Take it off anyway' to a doubt: wanted in spite of it. */
const wantsAnyway = (said: string, { asked }: DialogueState): boolean => asked === 'anyway' && insists(said);

function answerToQuestion(reading: Reading, state: DialogueState, asked: string): Reply | undefined {
  const { said, whole } = reading;
  const { slots, intents, tagged } = whole;
  if (wantsAnyway(said, state)) return { kind: 'choice', slots: NO_SLOTS, chosen: { anyway: 'yes' } };
  // 'Remind us 3 hours before' says all of it.
  if (asked === 'what' && isReminder(fold(said))) return undefined;
  if (
    asked !== 'intent' &&
    isOwnAct(reading, state) &&
    !state.offered.some(({ label }) => plain(label) === plain(said))
  )
    return undefined;
  if (asked === 'which' && state.offered.length > 1 && ALL.test(said.trim()))
    return { kind: 'answer', slots, chosen: {} };
  const offer = picked(reading, state.offered);
  const isShort = tagged.tokens.length <= LONGEST_ANSWER;
  if (offer) {
    if (asked === 'intent' && typeof offer.choice === 'string')
      return { kind: 'choice', slots: state.slots, chosen: {}, intent: offer.choice };
    return {
      kind: 'choice',
      slots: asked === 'whom' ? slots : NO_SLOTS,
      chosen: { [asked]: offer.choice },
    };
  }
  if (asked === 'data' && tellsAmounts(said)) return { kind: 'answer', slots, chosen: { data: said.trim() } };
  const [first] = intents;
  const isOther =
    first !== undefined &&
    first.share >= OWN_WISH &&
    first.intent !== state.intent &&
    !/^(?:yes|no)$/.test(first.intent);
  const [yes, no] = [YES.test(said.trim()), NO.test(said.trim())];
  // 'No, not the chickpeas, the beans' behind 'should I put it on the list' corrects the wish.
  if (no && slots.foods.length + slots.goods.length > 1 && inItsPlace(said, slots, state)) return undefined;
  if (isShort && (yes || no) && state.offered.length > 0 && typeof state.offered[0]?.choice === 'string') {
    const choice = yes ? state.offered[0] : state.offered[1];
    if (
      choice &&
      yes &&
      asked === 'intent' &&
      state.offered.length === 1 &&
      typeof choice.choice === 'string'
    )
      return { kind: 'choice', slots: state.slots, chosen: {}, intent: choice.choice };
    if (choice && asked !== 'intent')
      return { kind: 'choice', slots: NO_SLOTS, chosen: { [asked]: choice.choice } };
  }
  if (no && isShort && !NAMED[asked]?.(slots)) return undefined;
  // 'And the stuff we lack on the list' is no name of a dish.
  const isMore = /^(?:and|also|plus) /i.test(said.trim()) && !NAMED[asked]?.(slots);
  if (FREE.has(asked) && (isMore || ASKS.test(said.trim()) || isOnlyAsked(said))) return undefined;
  if (
    NAMED[asked]?.(slots) &&
    (isShort || !isOther) &&
    !(isOther && (said.includes('?') || isOnlyAsked(said)))
  )
    return { kind: 'answer', slots, chosen: FREE.has(asked) ? { [asked]: said.trim() } : {} };
  // A bare name is the answer, whatever it is taken for alone.
  const isNone = isOther && !(asked === 'note' && isOnlyWhom(slots));
  if (FREE.has(asked) && isShort && !isNone && !ASKS.test(said.trim()))
    return { kind: 'answer', slots, chosen: { [asked]: said.trim() } };
  return undefined;
}

/** The answer to the open question, or more of a guide or a plan; undefined when the message is none. */
export function answerTo(reading: Reading, state: DialogueState): Reply | undefined {
  const { slots } = reading.whole;
  if (detailOfGuide(reading, state)) return { kind: 'change', slots, chosen: {} };
  if (reading.wishes.length > 1) return undefined;
  const planned = aboutPlan(reading.said.trim(), state);
  if (planned || state.asked === undefined) return planned;
  return answerToQuestion(reading, state, state.asked);
}

/** True where a short message names what was asked for and nothing that another wish needs. */
export const isOnlyAnswer = ({ whole: { slots, tagged } }: Reading, asked: string): boolean =>
  tagged.tokens.length <= LONGEST_ANSWER &&
  NAMED[asked]?.(slots) === true &&
  !STARTS_ACT.test(tagged.typed.trim());

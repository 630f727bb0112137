// A message that stands for itself: one wish or several; two likely readings are two buttons, and a write is never guessed.
import { isDeepStrictEqual } from 'node:util';
import { intentLabel } from '../text/intent-labels.ts';
import type { Plan } from '../answers/plan.ts';
import { WRITES, isOnlyOrdered, type Wish } from '../reading/wish.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { isReminder } from '../answers/appointments/remarks.ts';
import { tiredOfFood } from './rules/food-rules.ts';
import { fillsEmpty } from './rules/fills-empty.ts';
import { plainIntent } from './rules/plain-intent.ts';
import { fold } from '../text/fold-text.ts';
import { carried, runOf, stateAfter } from './carried.ts';
import type { Decided } from './decided.ts';
import { isBackOnList, isOnlyDay, likelier, tellsOfInterest } from './likelier.ts';
import { intentOfOne, together } from './several.ts';
import type { DialogueState, Offer } from './state.ts';
import type { Talk } from './talk.ts';
import { topicOf } from './topics.ts';
import { isFarGuide, supportedBeside } from './account/supported.ts';
import { UNSURE } from './unsure.ts';

/** Below it, nothing is done without asking. */
const WEAK = 0.26;
/** A question may be guessed from here on. */
const GUESSED = 0.17;
const ASKS = /\?\s*$|^(?:what|who|when|where|which|how|do|does|did|is|are|can|any)\b/i;
/** A write below it that only brings a question is not begun. */
const GUESS = 0.36;
/** Two readings this near each other are two buttons, where something would be written. */
const NEAR = 0.12;
/** A stored record decides between readings this near. */
const CLOSE = 0.5;
const SURE = 0.8;
/** Small talk that ends what was open. */
const ENDS = new Set(['thanks', 'goodbye', 'greeting', 'praise']);

/** The intents that could be meant and that can be offered. */
const guesses = (wish: Wish): string[] =>
  wish.intents
    .slice(0, 4)
    .flatMap(({ intent }) => (intentLabel(intent) ? [intent] : []))
    .slice(0, 2);

/** One short question with the two likeliest readings as buttons. */
export function unsure(talk: Talk, wish: Wish): Decided {
  const intents = guesses(wish);
  const offered = intents.map((intent): Offer => ({ label: intentLabel(intent) ?? intent, choice: intent }));
  const isTold = !wish.text.includes('?') && intents.some((intent) => WRITES.test(intent));
  const nothing = isTold ? `${UNSURE}, so I stored nothing` : UNSURE;
  const plan: Plan = {
    text:
      offered.length > 1 ? `${nothing}. Is it one of these?` : `${nothing}. Could you say it in other words?`,
    asked: 'intent',
    offered,
  };
  return {
    plan,
    state: stateAfter(
      talk,
      { intent: 'unsure', slots: wish.slots, text: wish.text, said: wish.text, chosen: {} },
      plan,
    ),
  };
}

/** Notes and lists take any words. */
const TAKES_ALL = /^(?:member_change|list_add|pantry_add)$/;
/** Of two readings that would write, the one that has all it needs where the other has not. */
function onlyReady(talk: Talk, wish: Wish, intents: readonly string[]): Decided | undefined {
  const made = intents.flatMap((intent) => carried(talk, runOf(wish, intent)) ?? []);
  const ready = made.filter(({ plan }) => plan.asked === undefined && (plan.cards ?? []).length > 0);
  // Two readings with the same cards are one.
  const isOne = ready.every(({ plan }) => isDeepStrictEqual(plan.cards, ready[0]?.plan.cards));
  return isOne && !TAKES_ALL.test(ready[0]?.state.intent ?? '') ? ready[0] : undefined;
}

/** The only place that has all the things that are named. */
function placeOf(
  { lists, pantry }: Talk['household'],
  things: readonly { said: string }[],
): string | undefined {
  const forms = things.map(({ said }) => nameForm(said));
  const has = (names: readonly string[]): boolean =>
    forms.length > 0 && forms.every((form) => names.some((name) => holdsName(nameForm(name), form)));
  const onList = has(
    lists.flatMap(({ items }) => items.flatMap(({ name, checked }) => (checked ? [] : [name]))),
  );
  const inPantry = has(pantry.map(({ name }) => name));
  return onList === inPantry ? undefined : onList ? 'list' : 'pantry';
}

/** 'Make the garlic 5' after the pantry was spoken of is about the pantry, where no list is named. */
function inPlace(
  { household }: Talk,
  intent: string,
  { text, slots }: Wish,
  state: DialogueState | undefined,
): string {
  const [, place, act] = /^(list|pantry)_(change|remove)$/.exec(intent) ?? [];
  const before = topicOf(state?.intent ?? '');
  const isOther = place !== undefined && before !== place && /^(?:list|pantry)$/.test(before);
  const isNamed =
    slots.lists.length > 0 || /\b(?:list|shopping|pantry|fridge|freezer|groceries)\b/i.test(text);
  const stored =
    act !== 'change' || isNamed ? undefined : placeOf(household, [...slots.foods, ...slots.goods]);
  if (stored !== undefined && !isOther) return `${stored}_${act}`;
  return isOther && !isNamed ? `${before}_${act}` : intent;
}

/** A statement that is hardly out of scope and could be meant to be stored: that nothing was is said. */
const mayWrite = ({ intents, text }: Wish): boolean =>
  intents[0]?.intent === 'out_of_scope' &&
  intents[0].share < GUESS &&
  !ASKS.test(text.trim()) &&
  intents.slice(1, 3).some(({ intent }) => WRITES.test(intent));

/** Both change the same record: a move takes a new length with it, an allergy what is still eaten. */
const CHANGES = /^(?:appointment_(?:move|change)|(?:allergy|diet)_add)$/;

const ENDS_ASKING =
  /(?:^|[,.;!?]\s*|\b(?:so|and|but|now|n) )(?:should|shall|is|are|do|does|did|will|was|has|have) (?:i|we|he|she|it|they|that|this|the|my|our|his|her|there)\b[^,.;!]*$/i;
const ORDERS =
  /\b(?:add|put|log|note|write|save|change|move|set|make|cancel|remove|delete|take (?:it|him|her|them|that) (?:off|out)|update|book|schedule|plan|swap|clear|start a|create|please|pls)\b/i;
/** 'Is it in here already? If not, add it' is an order, and asks for no advice. */
const IN_HERE =
  /\b(?:is|are|do you have|have you got) (?:it|that|this|they|those|them) (?:already )?(?:in|on|stored|saved)\b/i;
/** 'He skipped lunch, should he still go': a question writes nothing, whatever the story before it is taken for. */
const askedInEnd = ({ text, intents }: Wish): string | undefined =>
  ENDS_ASKING.test(text.trim()) && !ORDERS.test(text) && !IN_HERE.test(text)
    ? intents.find(({ intent }) => !WRITES.test(intent))?.intent
    : undefined;

/** Share from which a wish for another plan, where there is none, is one for a plan. */
const PLANNED = 0.2;
const isPlanOfDays = ({ intents: [, second, third] }: Wish): boolean =>
  [second, third].some((one) => one?.intent === 'menu_plan' && one.share >= PLANNED);

const STILL_EATS = /\bstill (?:eats?|has|have|drinks?|loves?|likes?|ok with)\b/i;
/** 'She still eats fish' after a diet was told: a note beside it. */
function asException({ state }: Talk, wish: Wish): Wish {
  // 'Mia has gone off bananas' is a note as well, and takes nothing off.
  if (tiredOfFood(wish)) {
    const isNoted = /\b(?:remember|note|write|keep) (?:that|it|this|down)\b/i.test(wish.text);
    const text = isNoted ? wish.text : `note that ${wish.text}`;
    return { ...wish, text, intents: [{ intent: 'member_change', share: 1 }] };
  }
  const isOfDiet = /^(?:diet|allergy)_add$/.test(state?.intent ?? '') && STILL_EATS.test(wish.text);
  const people = wish.slots.people.length > 0 ? wish.slots.people : (state?.slots.people ?? []);
  return isOfDiet && wish.slots.foods.length > 0 && !wish.text.includes('?')
    ? {
        ...wish,
        text: `note that ${wish.text}`,
        slots: { ...wish.slots, people },
        intents: [{ intent: 'member_change', share: 1 }],
      }
    : wish;
}

/** 'Milk bread bananas': things alone, which a list is for. */
const isOnlyThings = ({ slots: { foods, goods, loose, dishes }, text }: Wish): boolean =>
  foods.length + goods.length > 1 &&
  dishes.length === 0 &&
  !text.includes('?') &&
  loose.every((word) => /^(?:and|plus|also|please)$/i.test(word));

const OUT_OF = /^(?:list_add pantry_remove|pantry_remove list_add)$/;
const SAYS_SO =
  /\b(?:y|ye[sahp]+|yup|sure|k|ok|okay|fine|please|pls|correct|right|good|great|perfect|nice|cool|sounds?|works?|do (?:it|that)|go|absolutely|course|definitely|totally|exactly|i (?:do|did|am|know|think)|agreed?|approved?|done|love|like|no+|nope|nah|(?<!why )not|none|never|nothing|don['’]?t|cancel|stop|forget|skip|leave|wait|hold|later|changed|mind|nm|nvm)\b/i;

/** A wish that stands for itself. */
function ownWish(talk: Talk, heard: Wish): Decided | undefined {
  const wish = asException(talk, heard);
  const [first, second] = wish.intents;
  if (first === undefined) return undefined;
  // 'And Tuesdays' is no yes, however it is ranked; what was spoken of is so still.
  const waits = talk.before?.cardWaits === true || talk.before?.earlierWaits === true;
  if (/^(?:yes|no)$/.test(first.intent) && !waits && !SAYS_SO.test(wish.text))
    return talk.state
      ? {
          plan: { text: `${UNSURE}. Could you say it in other words?` },
          state: { ...talk.state, offered: [] },
        }
      : unsure(talk, { ...wish, intents: wish.intents.slice(1) });
  if (!talk.answerers[first.intent]) return undefined;
  // 'The other one?' without a plan before it is no plan of meals.
  if (first.intent === 'menu_another' && !/^(?:menu|dish|idea|recipe)/.test(talk.state?.intent ?? '')) {
    const other = likelier(talk, wish, first.intent, undefined);
    if (other !== first.intent) return carried(talk, runOf(wish, other));
    // 'Replace next week's dinners' is one.
    return isPlanOfDays(wish) || /\bweek\b/i.test(wish.text)
      ? carried(talk, runOf(wish, 'menu_plan'))
      : unsure(talk, wish);
  }
  const near = second !== undefined && first.share - second.share < CLOSE ? second.intent : undefined;
  const meant = likelier(talk, wish, first.intent, near);
  const asked = isOnlyOrdered(meant) ? askedInEnd(wish) : undefined;
  const intent = inPlace(talk, asked ?? meant, wish, talk.state);
  // 'Dentist for Nell too, same day as the others' is one more, whatever else it may be.
  const isOneMore = intent === 'appointment_add' && /\bsame day as\b/i.test(wish.text);
  const isSure =
    isOneMore || isOnlyDay(wish) || isBackOnList(talk, fold(wish.text)) || tellsOfInterest(talk, wish);
  if (isSure || intent !== first.intent) return carried(talk, runOf(wish, intent));
  const isWrite = WRITES.test(first.intent);
  const isNear = second !== undefined && first.share - second.share < NEAR && first.share < 0.5;
  const weak = isWrite || !ASKS.test(wish.text.trim()) ? WEAK : GUESSED;
  if (first.share < CLOSE && isOnlyThings(wish) && talk.household.lists.length > 0)
    return carried(talk, runOf(wish, 'list_add'));
  if (first.share < weak || mayWrite(wish)) return unsure(talk, wish);
  // 'We're out of band-aids': gone from the pantry where it has them, else to be bought.
  const isOut = isWrite && isNear && OUT_OF.test(`${first.intent} ${second.intent}`);
  if (isOut)
    return carried(
      talk,
      runOf(
        wish,
        placeOf(talk.household, [...wish.slots.foods, ...wish.slots.goods]) === 'pantry'
          ? 'pantry_remove'
          : 'list_add',
      ),
    );
  if (
    isWrite &&
    isNear &&
    WRITES.test(second.intent) &&
    !(CHANGES.test(first.intent) && CHANGES.test(second.intent))
  )
    return onlyReady(talk, wish, [first.intent, second.intent]) ?? unsure(talk, wish);
  const decided = carried(talk, runOf(wish, first.intent));
  const beside = decided && supportedBeside(talk, wish, decided);
  if (beside) return beside;
  // A guide about nothing in particular, or about what the words hardly say, answers no question that is hardly one for a guide.
  if (decided && isFarGuide(talk, wish, decided))
    return unsure(talk, { ...wish, intents: wish.intents.slice(1) });
  // A guess that only asks would ask about a thing that nobody spoke of.
  const isGuess = isWrite && first.share < GUESS && (decided?.plan.cards ?? []).length === 0;
  return isGuess && decided?.plan.asked !== undefined ? unsure(talk, wish) : decided;
}

/** A long question for advice is one, however many things it tells. */
const ADVISES: ReadonlySet<string> = new Set([
  'routine_ask',
  'bedtime_ask',
  'event_plan',
  'travel_pack',
  'parenting_ask',
  'activity_ask',
  'feeling',
]);
const isSureWrite = ({ intents: [first] }: Wish): boolean =>
  first !== undefined && WRITES.test(first.intent) && first.share >= SURE;

/** A message that stands for itself: one wish, or several. */
export function forItself(talk: Talk): Decided | undefined {
  const { whole, wishes } = talk.reading;
  const [first] = whole.intents;
  const plain = plainIntent(talk);
  if (plain !== undefined) return carried(talk, runOf(whole, plain));
  const filled = fillsEmpty(talk);
  if (filled) return filled;
  if (wishes.length < 2 || (first && ENDS.has(first.intent))) return ownWish(talk, whole);
  if (first && ADVISES.has(first.intent) && !wishes.some(isSureWrite)) return ownWish(talk, whole);
  const intent = intentOfOne(talk.reading, talk.household.lists);
  if (intent !== undefined) return carried(talk, runOf(whole, intent));
  return together(talk, wishes, ownWish) ?? ownWish(talk, whole);
}

const ADDS_QUESTION = /^\W*(?:and|n|what about|how about)\b/i;
const OF_RECORD = /^(?:school|lesson|appointment|record|medicine|contact)_ask$/;
/** 'And first day back' after 'when does the break start': more of the question, where nothing that a write would hold is said. */
export function askedFurther(talk: Talk, decided: Decided | undefined): Decided | undefined {
  const { state, reading } = talk;
  const { slots, text } = reading.whole;
  const isWrite = (decided?.plan.cards ?? []).length > 0 || decided?.plan.asked !== undefined;
  const isSame =
    state && OF_RECORD.test(state.intent) && `${topicOf(decided?.state.intent ?? '')}_ask` === state.intent;
  const { days, times, durations, phones, doses, addresses, emails } = slots;
  const said = [days, times, durations, phones, doses, addresses, emails];
  const isOpen = said.every((kind) => kind.length === 0) && !ORDERS.test(text) && !isReminder(fold(text));
  if (!isSame || !isWrite || !isOpen || !ADDS_QUESTION.test(text) || state.intent === decided?.state.intent)
    return decided;
  return carried(talk, runOf(reading.whole, state.intent)) ?? decided;
}

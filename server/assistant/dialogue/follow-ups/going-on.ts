// The same wish once more, with other things: 'make it 3:45', 'and kiwi', 'and Linh too', 'what about Friday', 'sorry, right wrist'.
// What a wish may be changed in is a table by topic; the rest is the same for every kind of record.
import { isReminder, remarksOf } from '../../answers/appointments/remarks.ts';
import { WRITES, type Reading } from '../../reading/wish.ts';
import type { Slots } from '../../reading/slots.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { fold } from '../../text/fold-text.ts';
import { withoutDenied } from './denied.ts';
import { THINGS, changes, isEmpty, isNewEvent, namesElse } from './changeable.ts';
import { forAnother, namesOther } from './for-another.ts';
import { isLikeBefore } from './listed-records.ts';
import { ACT, GOES_ON, LONGEST_CHANGE, change, isAsked } from './goes-on.ts';
import { hasNoSubject, isNone } from '../message.ts';
import type { Reply } from './reply.ts';
import type { DialogueState } from '../state.ts';
import { topicOf } from '../topics.ts';

const LONGEST_FRAGMENT = 5;
/** Another wish is likelier than the same one from here on. */
const OWN_WISH = 0.6;
const LIKELY = 0.4;
const SURE_OF_ADVICE = 0.8;
const SURE_OF_ACT = 0.85;

const CORRECTS =
  /^(?:(?:nvm|never ?mind|no|nope|oh|ah|ugh|sorry|wait|hmm?|oops|ok|okay|and|but|my bad)[,. ]+)*(?:actually|i meant?|i mean|make (?:it|that)|rather|not |change (?:it|that)|it(?:'s| is|s) |that(?:'s| is|s| was) |better|earlier|later|instead|on |at |for |in the |with |scratch that|(?:the |her |his )?(?:dr|doctor|doc) is )/i;
const HESITATES = /^(?:no|nope|oh|ah|ugh|sorry|wait|hmm?|oops|my bad|actually)\b[,. ]/i;
const isQuestion = (said: string): boolean => /\?\s*$/.test(said);

/** Wishes whose things are added to those of a waiting card. */
/** 'Leftover soup then' after a meal that has nothing: that meal. */
function forOpenMeal(
  { said, whole: { slots, tagged, intents } }: Reading,
  state: DialogueState,
): Reply | undefined {
  const [first] = intents;
  const isSure = first !== undefined && first.share >= OWN_WISH && first.intent !== 'menu_place';
  const isDish =
    tagged.tokens.length <= LONGEST_FRAGMENT &&
    !isNone(slots, 'foods', 'dishes') &&
    isNone(slots, 'people', 'days', 'lists', 'visits', 'medicines');
  if (state.intent !== 'menu_ask' || state.asked === undefined || isSure || !isDish) return undefined;
  if (isQuestion(said) || ACT.test(said)) return undefined;
  const dish = said.replace(
    /^(?:(?:ok|okay|then|maybe|so|just|lets do|well do)[, ]+)+|[, ]+(?:then|it is|i guess|maybe|please)\b.*$|[.!]+$/gi,
    '',
  );
  return change(
    { ...state.slots, foods: slots.foods, dishes: slots.dishes },
    {
      intent: 'menu_place',
      isNewWish: true,
      chosen: { dish },
    },
  );
}

const GROWS =
  /^(?:list_(?:add|tick|create|remove)|pantry_(?:add|remove)|allergy_(?:add|remove)|diet_(?:add|remove))$/;

const grown = (before: Slots, slots: Slots): Slots => ({
  ...slots,
  foods: [...before.foods, ...slots.foods],
  goods: [...before.goods, ...slots.goods],
  dishes: [...before.dishes, ...slots.dishes],
  diets: [...before.diets, ...slots.diets],
});

/** Wishes after which more things are named for the same place: a list that was read out, allergies that were told. */
const ADDED_AFTER: Readonly<Record<string, string>> = {
  list_ask: 'list_add',
  list_create: 'list_add',
  list_tick: 'list_add',
  pantry_ask: 'pantry_add',
  allergy_ask: 'allergy_add',
  list_change: 'list_add',
  pantry_change: 'pantry_add',
};
const TAKES_OFF = /_(?:remove|tick|clear|cancel|stop)$/;
const ADDS =
  /^(?:(?:and|also|plus|oh|ok|okay|please|can you|could you|then)[, ]+)*(?:add|put|and|also|plus|n)\b/i;
/** 'Tofu too', '2 avocados too' after things went on a list. */
const ALSO =
  /^(?:(?:the|some|a|an|more|oh|\d[\d./]*) )*[\p{L}'’-]+(?: [\p{L}'’-]+){0,3} (?:too|as well|also)(?: (?:please|pls))?\W*$/iu;
const OTHER_PLACE = /\b(?:list|shopping|groceries|buy|pantry|fridge|freezer|menu|calendar|notes?)\b/i;

/** 'Add kiwi' after allergies were told, 'and yogurt' after a list: more of what was spoken of. */
function moreThings(
  {
    said,
    whole: {
      slots,
      intents: [first],
    },
  }: Reading,
  { intent, slots: before, cards }: DialogueState,
  isStored: boolean,
): Reply | undefined {
  const isWaiting = cards.length > 0 && !isStored && intent === 'list_create';
  const adding = isWaiting || (GROWS.test(intent) && intent.endsWith('_add')) ? intent : ADDED_AFTER[intent];
  // 'And celery too' says no other place; 'and pasta' after 'how much rice do we have' asks.
  const isBare = slots.loose.every((run) =>
    /^(?:(?:and|also|plus|add|put|too|as|well|oh|some|the|an?|more|please)\b ?)*$/i.test(run),
  );
  const isAskedOn = intent === 'pantry_ask' && !isNone(before, ...THINGS) && isBare;
  // 'And the lettuce went bad, toss it' takes a thing off.
  // 'And we're down to two chickpeas' is told of the pantry.
  const isOfOther =
    first !== undefined &&
    !isBare &&
    first.share >= SURE_OF_ACT &&
    WRITES.test(first.intent) &&
    topicOf(first.intent) !== topicOf(intent);
  const isOther =
    isOfOther || (first !== undefined && first.share >= OWN_WISH && TAKES_OFF.test(first.intent));
  const isAlso = ALSO.test(said.trim()) && intent !== 'pantry_ask' && !intent.startsWith('allergy_');
  const isMore =
    !isOther &&
    !isAskedOn &&
    (isAlso || ADDS.test(said.trim())) &&
    !isNone(slots, ...THINGS) &&
    isNone(slots, 'days', 'times', 'meals', 'visits');
  if (adding === undefined || !isMore || isQuestion(said) || OTHER_PLACE.test(said)) return undefined;
  if (ACT.test(said.trim().replace(ADDS, ''))) return undefined;
  const people = slots.people.length > 0 ? slots.people : before.people;
  const lists = slots.lists.length > 0 ? slots.lists : before.lists;
  if (cards.length > 0 && !isStored) return change(grown(before, slots), { intent: adding });
  return change({ ...slots, people, lists }, { intent: adding, isNewWish: true });
}

/** True where the message corrects, goes on, or is a fragment that only names things of the wish. */
function isSameWish(
  { said, whole: { slots, tagged, intents } }: Reading,
  { intent, cards }: DialogueState,
): boolean {
  const [first] = intents;
  const isOther = first !== undefined && first.intent !== intent;
  // Advice that hardly counts is no other wish after a record: 'just tack on one more day'.
  const least = first?.intent === 'parenting_ask' ? SURE_OF_ADVICE : OWN_WISH;
  const isLikely = isOther && first.share >= least && topicOf(first.intent) !== topicOf(intent);
  const fits = changes(intent, slots);
  // 'Also they're off Wednesday' after somebody's notes or lessons is a wish of its own.
  const isSureOther =
    isLikely && first.share >= SURE_OF_ACT && WRITES.test(first.intent) && WRITES.test(intent);
  // 'Take the salmon off again' after it was added.
  const takesOff = isOther && first.share >= OWN_WISH && TAKES_OFF.test(first.intent);
  if (takesOff && !(HESITATES.test(said.trim()) && !ACT.test(said))) return false;
  if (CORRECTS.test(said.trim())) return fits || !isLikely;
  if (HESITATES.test(said.trim()) && !ACT.test(said)) return fits || (cards.length > 0 && !isLikely);
  if (GOES_ON.test(said.trim())) {
    if (!WRITES.test(intent) && namesElse(intent, slots)) return false;
    const hasOwnAct = ACT.test(said.trim().replace(GOES_ON, ''));
    // 'How about Ana, until when does she take the antibiotic' says all of it.
    const isWhole = slots.people.length > 0 && !hasNoSubject(slots);
    const isOwn = first !== undefined && (first.intent !== intent || isWhole) && first.share >= LIKELY;
    // 'And dinner?' after a day asks about the menu.
    return !(hasOwnAct && isOwn) && !isSureOther && !(isLikely && !fits && !isNone(slots, 'meals'));
  }
  // 'Mia's dentist?' after 'when is Theo's': a bare fragment without an act of its own.
  // 'Used two just now' after the amount was asked is told, and asks nothing again.
  if (isOther && first.share >= OWN_WISH && isAsked(intent) && WRITES.test(first.intent)) return false;
  // '8 bulbs, not 4' after a thing was taken off is another act.
  const isOtherAct =
    isOther && first.share >= SURE_OF_ACT && WRITES.test(first.intent) && WRITES.test(intent);
  const isFragment = tagged.tokens.length <= LONGEST_FRAGMENT && !ACT.test(said) && fits && !isOtherAct;
  return isFragment && (!isLikely || intent.endsWith('_ask') || onlyTags(tagged));
}

/** Every word of it is part of something named. */
const onlyTags = ({ tokens, tags }: Reading['whole']['tagged']): boolean =>
  tokens.every((_, at) => tags.some(({ from, to }) => from <= at && at < to));

/** 'Can you make it 4?' is 'make it 4?'. */
const POLITE =
  /^(?:(?:ok|okay|and|but|oh|sorry|hey)[, ]+)*(?:can|could|would|will) (?:you|u|we) (?:please )?(?=make\b)/i;

const ASKS_ABOUT = /^(?:(?:and|so|ok|okay)[, ]+)*what about\b/i;
const HAS_ON = /\b(?:has|have|got|needs|is going|goes|plays)\b/i;

/** 'Remind me to pack the swim bag on Friday' beside a visit on Wednesday: a reminder of another thing, with its day. */
const REMINDS_OF = /\bremind (?:me|us) (?:to|about (?!it\b|this\b|that\b|them\b))/i;

/** 'He starts it Friday not today' while the card of a medicine waits. */
const STARTS_IT =
  /\b(?:starts?|begins?|ends?|finish(?:es)?) (?:with )?(?:it|that|this|them)\b|\b(?:it|that|this) (?:only |just )?(?:starts|begins|ends)\b/i;

const MOVES =
  /^\W*(?:(?:ok|okay|oh|no|wait|sorry|and|actually|please|pls|hmm|(?:can|could) (?:you|u|we))[, ]+)*(?:move|push|shift|bump|reschedule) (?:the |that |this |her |his |their |my |our )?(.+?)(?: (?:appointment|appt|visit))?(?: (?:back|up|forward|out))? (?:to|till|until)\b/i;

/** 'Move it to 4:30', 'push the dentist to Friday' while the card of that visit waits. */
function movesWaiting(said: string, [card, ...others]: DialogueState['cards']): boolean {
  const [, what] = MOVES.exec(said) ?? [];
  if (what === undefined || card === undefined || others.length > 0) return false;
  const title = typeof card.input['title'] === 'string' ? nameForm(card.input['title']) : '';
  return /^(?:it|that|this|appointment|appt|visit)$/i.test(what) || holdsName(title, nameForm(what));
}

/** How a message goes on about the wish of the state; undefined when it is a wish of its own. */
export function goingOn(heard: Reading, state: DialogueState, isStored: boolean): Reply | undefined {
  const reading = { ...heard, said: heard.said.replace(POLITE, '') };
  if (reading.wishes.length > 1 || isNewEvent(reading.whole)) return undefined;
  const { said, whole } = reading;
  const { slots, intents, tagged } = whole;
  const [first] = intents;
  if (tagged.tokens.length > LONGEST_CHANGE || first === undefined) return undefined;
  const isOtherEvent =
    state.intent.startsWith('appointment_') && slots.people.length > 0 && !isLikeBefore(slots, state);
  if (isOtherEvent && HAS_ON.test(said) && namesOther(slots)) return undefined;
  // 'Remind me the evening before' of a visit whose card waits.
  const isOfVisit = /^appointment_(?:add|move|change)$/.test(state.intent) && state.cards.length > 0;
  const isRemark =
    remarksOf({ text: said, slots }).length > 0 &&
    isNone(slots, 'days', 'times', 'people') &&
    !isQuestion(said);
  if (REMINDS_OF.test(said) && !isNone(slots, 'days')) return undefined;
  const goesOnCard = isRemark || isReminder(fold(said)) || movesWaiting(said, state.cards);
  if (isOfVisit && !isStored && goesOnCard) return change(slots);
  const isOfMedicine = /^medicine_(?:add|change)$/.test(state.intent) && state.cards.length > 0;
  if (isOfMedicine && !isStored && STARTS_IT.test(said) && !isNone(slots, 'days')) return change(slots);
  const special =
    forOpenMeal(reading, state) ??
    moreThings(reading, state, isStored) ??
    forAnother(reading, state, isStored);
  if (special) return special;
  // 'And the milk went bad' after a card was approved: another thing, with an act of its own.
  const isOwn = isStored && first.share >= OWN_WISH && WRITES.test(first.intent) && !isNone(slots, ...THINGS);
  if (isOwn && GOES_ON.test(said.trim())) return undefined;
  // 'What about Thursday' after two days traded places asks for the menu.
  const isAnew = WRITES.test(state.intent) && first.intent.endsWith('_ask') && first.share >= LIKELY;
  if (isAnew && isStored && ASKS_ABOUT.test(said.trim())) return undefined;
  const hesitates = HESITATES.test(said.trim()) && state.cards.length > 0;
  if ((isEmpty(slots) && !hesitates) || !isSameWish(reading, state)) return undefined;
  const corrects = CORRECTS.test(said.trim());
  const goesOn = GOES_ON.test(said.trim());
  // 'And Wednesday?' after a dish was put on the menu asks what is on it then.
  const asks = isQuestion(said) || /^(?:and )?(?:what|how) about\b/i.test(said.trim());
  if (goesOn && asks && /^menu_(?:place|swap|clear)$/.test(state.intent) && isNone(slots, ...THINGS))
    return change(slots, { intent: 'menu_ask', isNewWish: true });
  // 'Not that one, the cleaning': the same act on what is named now.
  const isOther =
    corrects && slots.visits.length > 0 && /^appointment_(?:cancel|move|ask)$/.test(state.intent);
  if (isOther) return change(slots, { isNewWish: true });
  const grows = goesOn && GROWS.test(state.intent) && !isNone(slots, ...THINGS, 'diets');
  // What is stored is not added again.
  const { people, lists } = state.slots;
  const more = isStored
    ? {
        ...slots,
        people: slots.people.length > 0 ? slots.people : people,
        lists: slots.lists.length > 0 ? slots.lists : lists,
      }
    : grown(state.slots, slots);
  return change(grows ? more : withoutDenied(said, slots), grows && isStored ? { isNewWish: true } : {});
}

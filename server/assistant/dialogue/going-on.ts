// The same wish once more, with other things: 'make it 3:45', 'and kiwi', 'and Linh too', 'what about Friday', 'sorry, right wrist'.
// What a wish may be changed in is a table by topic; the rest is the same for every kind of record.
import type { Reading } from '../reading/read.ts';
import type { Slots } from '../reading/slots.ts';
import { withoutDenied } from './denied.ts';
import { isNone } from './message.ts';
import type { Reply } from './reply.ts';
import type { DialogueState } from './state.ts';
import { topicOf } from './topics.ts';

const LONGEST_CHANGE = 12;
const LONGEST_FRAGMENT = 5;
/** Another wish is likelier than the same one from here on. */
const OWN_WISH = 0.6;
const LIKELY = 0.4;

const CORRECTS =
  /^(?:(?:no|nope|oh|ah|ugh|sorry|wait|hmm?|oops|ok|okay|and|but|my bad)[,. ]+)*(?:actually|i meant?|i mean|make (?:it|that)|rather|not |change (?:it|that)|it(?:'s| is|s) |that(?:'s| is|s) |better|earlier|later|instead|on |at |for |in the |with |scratch that)/i;
const HESITATES = /^(?:no|nope|oh|ah|ugh|sorry|wait|hmm?|oops|my bad|actually)\b[,. ]/i;
const GOES_ON = /^(?:and|also|what about|how about|same (?:thing )?for|ok and|plus|n|oh and|then)\b/i;
/** An act of its own: not the same once more. */
const ACT =
  /\b(?:add|book|cancel|remove|delete|plan|who|when|where|which|why|is|are|does|did|do|can|how (?:long|much|many|do|to)|what(?:'s| is|s| are| do| does)|show|list|tell|put|move|undo|set|remind|give|buy|get|leave|keep)\b/i;
const isQuestion = (said: string): boolean => /\?\s*$/.test(said);

const THINGS = ['foods', 'goods', 'dishes'] as const;
const WHO = ['people', 'relations', 'names'] as const;

/** Kinds of things that a wish of a topic may be changed in. */
const CHANGEABLE: Readonly<Record<string, readonly (keyof Slots)[]>> = {
  appointment: [
    ...WHO,
    'days',
    'times',
    'contacts',
    'durations',
    'visits',
    'vaccines',
    'repeat',
    'addresses',
  ],
  medicine: [
    ...WHO,
    'doses',
    'frequencies',
    'days',
    'durations',
    'medicines',
    'times',
    'contacts',
    'repeat',
    'instructions',
  ],
  contact: ['phones', 'emails', 'addresses', 'contacts', 'visits'],
  record: [...WHO, 'days', 'contacts', 'vaccines', 'records', 'conditions', 'visits'],
  member: [...WHO, 'ages', 'days', 'diets', ...THINGS],
  allergy: [...WHO, 'diets', ...THINGS],
  diet: [...WHO, 'diets', ...THINGS],
  list: ['lists', 'doses', ...THINGS],
  pantry: ['doses', 'days', ...THINGS],
  menu: ['days', 'meals', 'diets', 'durations', ...THINGS],
  day: [...WHO, 'days', 'times'],
  free: [...WHO, 'days', 'times'],
  date: [...WHO, 'days'],
  school: [...WHO, 'days', 'times', 'schools'],
  lesson: [...WHO, 'days', 'subjects'],
  dish: [...WHO, 'diets', 'meals', 'durations', ...THINGS],
  food: [...WHO, 'diets', ...THINGS],
  storage: [...THINGS],
  cook: [...THINGS],
  substitute: [...THINGS],
  recipe: [...THINGS],
  activity: [...WHO, 'days', 'ages', 'times'],
  parenting: [...WHO, 'ages'],
};
const SAY_NOTHING: ReadonlySet<string> = new Set([
  'isMe',
  'pronouns',
  'ordinals',
  'groups',
  'numbers',
  'loose',
  'amounts',
]);

const named = (slots: Slots): string[] =>
  Object.entries(slots)
    .filter(
      ([kind, value]) =>
        !SAY_NOTHING.has(kind) && (Array.isArray(value) ? value.length > 0 : value !== undefined),
    )
    .map(([kind]) => kind);

const isEmpty = (slots: Slots): boolean =>
  named(slots).length === 0 && slots.groups.length + slots.numbers.length === 0 && !slots.isMe;

/** True when everything named is of the kinds that this wish has. */
function changes(intent: string, slots: Slots): boolean {
  const mine: readonly string[] = CHANGEABLE[topicOf(intent)] ?? [];
  const kinds = named(slots);
  return !isEmpty(slots) && kinds.every((kind) => mine.includes(kind));
}

/** Nothing but people is named. */
const isOnlyWhom = (slots: Slots): boolean =>
  named(slots).every((kind) => (WHO as readonly string[]).includes(kind)) && !isEmpty(slots);

/** Wishes whose things are added to those of a waiting card. */
const GROWS =
  /^(?:list_(?:add|tick|create|remove)|pantry_(?:add|remove)|allergy_(?:add|remove)|diet_(?:add|remove))$/;

const grown = (before: Slots, slots: Slots): Slots => ({
  ...slots,
  foods: [...before.foods, ...slots.foods],
  goods: [...before.goods, ...slots.goods],
  dishes: [...before.dishes, ...slots.dishes],
  diets: [...before.diets, ...slots.diets],
});

const change = (slots: Slots, more: Partial<Reply> = {}): Reply => ({
  kind: 'change',
  slots,
  chosen: {},
  ...more,
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
const ADDS =
  /^(?:(?:and|also|plus|oh|ok|okay|please|can you|could you|then)[, ]+)*(?:add|put|and|also|plus|n)\b/i;
const OTHER_PLACE = /\b(?:list|shopping|groceries|buy|pantry|fridge|freezer|menu|calendar|notes?)\b/i;

/** 'Add kiwi' after allergies were told, 'and yogurt' after a list: more of what was spoken of. */
function moreThings(
  { said, whole: { slots } }: Reading,
  { intent, slots: before, cards }: DialogueState,
  isStored: boolean,
): Reply | undefined {
  const isWaiting = cards.length > 0 && !isStored && intent === 'list_create';
  const adding = isWaiting || (GROWS.test(intent) && intent.endsWith('_add')) ? intent : ADDED_AFTER[intent];
  const isMore =
    ADDS.test(said.trim()) && !isNone(slots, ...THINGS) && isNone(slots, 'days', 'times', 'meals', 'visits');
  if (adding?.startsWith('pantry') && slots.lists.length > 0) return undefined;
  if (adding === undefined || !isMore || isQuestion(said) || OTHER_PLACE.test(said)) return undefined;
  if (ACT.test(said.trim().replace(ADDS, ''))) return undefined;
  const people = slots.people.length > 0 ? slots.people : before.people;
  const lists = slots.lists.length > 0 ? slots.lists : before.lists;
  if (cards.length > 0 && !isStored) return change(grown(before, slots), { intent: adding });
  return change({ ...slots, people, lists }, { intent: adding, isNewWish: true });
}

const ME = /^(?:and|what about|how about|also)(?: for)? (?:me|myself|mine)\s*[?!.]*$/i;
const TOO = /\b(?:too|as well|also|same)\b/i;

/** 'And Linh too', 'and his sister', 'and Will's to 3:45': the same for somebody else, as a wish of its own. */
function forAnother(
  { said, whole: { slots } }: Reading,
  { intent, cards, slots: before }: DialogueState,
  isStored: boolean,
): Reply | undefined {
  const isMore = GOES_ON.test(said.trim()) || (TOO.test(said) && slots.people.length > 0);
  if (!isMore || ACT.test(said.replace(GOES_ON, ''))) return undefined;
  if (ME.test(said.trim()) && intent.endsWith('_ask'))
    return change({ ...slots, people: [], isMe: true }, { isRepeat: true });
  // 'And me right after him at 9'
  const isMeToo = slots.isMe || /\b(?:me|myself)\b/i.test(said);
  if (
    isMeToo &&
    intent.endsWith('_add') &&
    isOfWhomAndWhen({ ...slots, people: [] }) &&
    (cards.length > 0 || isStored)
  )
    return change({ ...slots, people: [], isMe: true }, { isRepeat: true });
  const others = slots.people.flatMap(({ ids }) => ids);
  const known = new Set(before.people.flatMap(({ ids }) => ids));
  if (!others.some((id) => !known.has(id)) || !isOfWhomAndWhen(slots)) return undefined;
  // A changed amount or day was for the one alone; who is named next is asked about.
  const isOfRecord = /^(?:medicine|record|contact|member)_change$|^medicine_(?:stop|remove)$/.test(intent);
  if (isOfRecord && isOnlyWhom(slots) && !(TOO.test(said) && before.medicines.length > 0))
    return change(slots, { intent: `${topicOf(intent)}_ask`, isNewWish: true });
  if (intent.endsWith('_ask')) return isOnlyWhom(slots) ? change(slots, { isRepeat: true }) : undefined;
  return cards.length > 0 || isStored ? change(slots, { isRepeat: true }) : undefined;
}

const isOfWhomAndWhen = (slots: Slots): boolean =>
  named(slots).every((kind) => [...WHO, 'days', 'times'].includes(kind));

/** The wish for somebody else, where the message alone says too little: 'Babcia's is still on, right'. */
export function askedOfOther(
  { said, whole: { slots, tagged } }: Reading,
  { intent }: DialogueState,
): Reply | undefined {
  const asks = /[?]\s*$|\b(?:right|still|too)\b/i.test(said);
  const isShort = tagged.tokens.length <= LONGEST_CHANGE && asks && slots.people.length > 0;
  return isShort && intent.endsWith('_ask') && changes(intent, slots)
    ? change(slots, { isRepeat: true })
    : undefined;
}

/** True where the message corrects, goes on, or is a fragment that only names things of the wish. */
function isSameWish(
  { said, whole: { slots, tagged, intents } }: Reading,
  { intent, cards }: DialogueState,
): boolean {
  const [first] = intents;
  const isOther = first !== undefined && first.intent !== intent;
  const isLikely = isOther && first.share >= OWN_WISH && topicOf(first.intent) !== topicOf(intent);
  const fits = changes(intent, slots);
  if (CORRECTS.test(said.trim())) return fits || !isLikely;
  if (HESITATES.test(said.trim()) && !ACT.test(said)) return fits || (cards.length > 0 && !isLikely);
  if (GOES_ON.test(said.trim())) {
    const hasOwnAct = ACT.test(said.trim().replace(GOES_ON, ''));
    return !(hasOwnAct && first !== undefined && first.intent !== intent && first.share >= LIKELY);
  }
  // 'Mia's dentist?' after 'when is Theo's': a bare fragment without an act of its own.
  const isFragment = tagged.tokens.length <= LONGEST_FRAGMENT && !ACT.test(said) && fits;
  return isFragment && (!isLikely || intent.endsWith('_ask') || onlyTags(tagged));
}

/** Every word of it is part of something named. */
const onlyTags = ({ tokens, tags }: Reading['whole']['tagged']): boolean =>
  tokens.every((_, at) => tags.some(({ from, to }) => from <= at && at < to));

/** 'Can you make it 4?' is 'make it 4?'. */
const POLITE =
  /^(?:(?:ok|okay|and|but|oh|sorry|hey)[, ]+)*(?:can|could|would|will) (?:you|u|we) (?:please )?(?=make\b)/i;

/** How a message goes on about the wish of the state; undefined when it is a wish of its own. */
export function goingOn(heard: Reading, state: DialogueState, isStored: boolean): Reply | undefined {
  const reading = { ...heard, said: heard.said.replace(POLITE, '') };
  if (reading.wishes.length > 1) return undefined;
  const { said, whole } = reading;
  const { slots, intents, tagged } = whole;
  const [first] = intents;
  if (tagged.tokens.length > LONGEST_CHANGE || first === undefined) return undefined;
  const special = moreThings(reading, state, isStored) ?? forAnother(reading, state, isStored);
  if (special) return special;
  const hesitates = HESITATES.test(said.trim()) && state.cards.length > 0;
  if ((isEmpty(slots) && !hesitates) || !isSameWish(reading, state)) return undefined;
  const corrects = CORRECTS.test(said.trim());
  const goesOn = GOES_ON.test(said.trim());
  // 'And Wednesday?' after a dish was put on the menu asks what is on it then.
  if (goesOn && isQuestion(said) && state.intent === 'menu_place' && isNone(slots, ...THINGS))
    return change(slots, { intent: 'menu_ask', isNewWish: true });
  // 'Change it to tacos' after a question is a change of what was answered.
  const isChange = /_(?:place|change|move|swap|clear|cancel)$/.test(first.intent);
  if (corrects && state.intent.endsWith('_ask') && isChange && first.share >= LIKELY) return undefined;
  // 'Not that one, the cleaning': the same act on what is named now.
  const isOther =
    corrects && slots.visits.length > 0 && /^appointment_(?:cancel|move|ask)$/.test(state.intent);
  if (isOther) return change(slots, { isNewWish: true });
  const grows = goesOn && GROWS.test(state.intent) && !isNone(slots, ...THINGS, 'diets');
  return change(
    grows ? grown(state.slots, slots) : withoutDenied(said, slots),
    grows && isStored ? { isNewWish: true } : {},
  );
}

// Of two readings near each other, the one that the family's records speak for.
import type { Wish } from '../reading/read.ts';
import { isClashQuestion } from '../answers/day/clashes.ts';
import { endsInterest } from '../answers/family/spoken-facts.ts';
import { isCommonWord } from '../answers/find-records.ts';
import { holdsName, nameForm } from '#rules/text/words.ts';
import { fold } from '../text/fold-text.ts';
import { askedOf, runOf } from './carried.ts';
import type { Talk } from './talk.ts';

/** 'Whats on thursday' asks for its plans and not for its date. */
const ON_A_DAY = /\b(?:what is|anything|something) (?:on|up|going on|happening)\b/;
const PARTS = /\b(?:bye|goodbye|see (?:you|ya)|talk (?:to|soon|tomorrow)|good ?night|later|thanks?)\b/;

/** An order to keep what happened to somebody. */
const LOGS =
  /^(?:(?:hey|hi|ok|okay|please|pls|can you|could you|pip|and|also|just)[, ]+)*(?:log|record)\b(?! (?:in|out|off|of)\b)/;
/** Below it, an order to log somebody's trouble is an entry of the history. */
const SURE = 0.5;

const PUT_BACK = /\bput\b[^,.;]{2,40}\bback\b|\bback on (?!track|it|that)/;
const OF_DAYS: ReadonlySet<string> = new Set(['day', 'past', 'range']);
const JOINS_DAYS = /^(?:and|what|how|about|on|the|ok|okay|so|anything|for|then|of|is|whats)$/;

/** 'December 8', 'and the 4th': nothing but a day. */
export const isOnlyDay = ({ tagged: { tokens, tags } }: Wish): boolean =>
  tags.some(({ type }) => OF_DAYS.has(type)) &&
  tags.every(({ type }) => OF_DAYS.has(type)) &&
  tokens.every(({ word }, at) => JOINS_DAYS.test(word) || tags.some(({ from, to }) => from <= at && at < to));

/** 'Put the soap back on, we're out': a thing of a list that is ticked. */
export const isBackOnList = ({ household }: Talk, text: string): boolean =>
  PUT_BACK.test(text) &&
  household.lists.some(({ items }) =>
    items.some(({ name, checked }) => checked && text.includes(fold(name).replace(/s$/, ''))),
  );

const STUFF_FOR =
  /\b(?:stuff|things|ingredients|fixings|everything|what we need) (?:we need )?for (?:the |my |our )?(?!the\b|party|trip|school|bathroom|house|kids|baby)[a-z]/;
const USED_UP = /\b(?:finished|used up|ate|threw|tossed|ran out|went bad)\b.*\b(?:left|down to|only)\b/;
const isOnList = ({ household }: Talk, text: string): boolean =>
  household.lists.some(({ items }) => items.some(({ name }) => text.includes(fold(name))));

const COMES_TO = /\b(?:more|another|extra|restocked|stocked up)\b|\+ ?\d/;
/** 'Bought 3 more boxes of pasta': no list waits for it, and it comes to what the pantry has. */
function comesToPantry(
  { household: { lists, pantry } }: Talk,
  text: string,
  { goods, foods }: Wish['slots'],
): boolean {
  const named = [...foods, ...goods].map(({ said }) => nameForm(said));
  const isNamed = (name: string): boolean =>
    named.some((one) => holdsName(nameForm(name), one) || holdsName(one, nameForm(name)));
  const waits = lists.some(({ items }) => items.some(({ name, checked }) => !checked && isNamed(name)));
  return named.length > 0 && !waits && (COMES_TO.test(text) || pantry.some(({ name }) => isNamed(name)));
}

const isAsking = (text: string): boolean =>
  /\?\s*$|^(?:is|are|do|does|did|what|when|where|who|how|which|why)\b/.test(text);
/** A meeting at an hour, where no school is set up whose calendar could hold it. */
const isOfPrivate = ({ household }: Talk, { slots }: Wish): boolean =>
  household.schoolSettings === null && slots.times.length > 0;

const WHERE_KEPT = /\b(?:where|keep|kept|take|takes|use|uses|used|last|dose|given|give)\b/;
const HAS_ON = /\b(?:have|has|got|going on|doing|up to|booked|on)\b/;
const IS_FINE =
  /\b(?:is|are|was) (?:that|it|this|those|they) (?:ok|okay|fine|safe|alright|all right|good|cool) (?:for|with)\b|\bcan \w+ (?:have|eat) (?:that|it|this|those)\b/;
const ASKS_WHEN = /\b(?:when|what (?:day|time)|how long (?:is|does|will)|where is|who is)\b/;
const CALLED = /\b(?:appt|appointment|thing|visit|class|practice|lesson|game|party|trip|concert|test|draw)\b/;

/** True where a coming appointment bears a word of the question: 'how long is the sesame thing in January'. */
function namesAppointment({ household: { appointments } }: Talk, text: string): boolean {
  const words = new Set(text.split(/[^a-z]+/).filter((word) => word.length > 1 && !isCommonWord(word)));
  return appointments.some(({ title }) =>
    fold(title)
      .split(/[^a-z]+/)
      .some((word) => words.has(word)),
  );
}

/** 'Add oats to Thanksgiving' where a list is called so. */
const listTitled = ({ household }: Talk, text: string): boolean =>
  household.lists.some(({ title }) =>
    new RegExp(
      `\\b(?:to|on|onto|for|off|from) (?:the |my |our )?${fold(title).replace(/[^a-z0-9 ]/g, '.')}\\b`,
    ).test(text),
  );

/** 'Clear everything that's checked off' */
const CLEARS_TICKED =
  /\b(?:clear|remove|delete|erase|wipe|get rid of|clean (?:out|up|off)|take (?:off|away|out)|drop|purge)\b.*\b(?:checked|ticked|crossed) ?(?:off|out)?\b/;

/** Intents that a sentence about somebody's interests is taken for. */
const INTERESTED =
  /^(?:parenting|activity|member|out_of_scope|praise|no$|goodbye|diet|allergy|food_ok|pantry|list_tick|own_event|feeling|lesson|event|joke|complaint|record)/;

/** 'Nora took up knitting', 'I'm into yoga now': told of somebody, and nothing is asked. */
export function tellsOfInterest(talk: Talk, { slots, intents: [first], text: typed }: Wish): boolean {
  const text = fold(typed);
  const owner = talk.household.members.find(({ id }) => id === slots.people[0]?.ids[0]);
  const told = owner ?? (slots.isMe ? speakerOf(talk) : undefined);
  const isFood = slots.foods.length > 0 && /\b(?:loves?|likes?|eats?)\b/.test(text);
  return (
    told !== undefined &&
    first !== undefined &&
    !isAsking(text) &&
    (!isFood || told.interests.some((interest) => endsInterest(text, interest))) &&
    INTERESTED.test(first.intent) &&
    tellsInterest(text, told.interests)
  );
}

const wishHasNoDose = ({ doses, times, durations }: Wish['slots']): boolean =>
  doses.length + times.length + durations.length === 0;

const TAKES_OFF = /\b(?:remove|delete|take|drop|erase|clear|no longer|outgrew|anymore)\b/;

/** 'Write me a note for the school': a letter to somebody, and no record. */
const LETTER =
  /\b(?:write|draft|type up) (?:me |us |up )?(?:an? )?(?:(?:quick|short|little|nice|polite) )*(?:notes?|letter|excuse|email|text|message)\b.*\b(?:for|to)\b/;

/** Where the things that a message names belong to another kind of record than its words. */
function ofOtherKind(talk: Talk, wish: Wish, first: string, text: string): string | undefined {
  const { slots } = wish;
  const { people, days, medicines, contacts, foods, dishes, visits } = slots;
  const asks = isAsking(text);
  if (first === 'member_about' && medicines.length > 0 && WHERE_KEPT.test(text)) return 'medicine_ask';
  if (
    first === 'member_about' &&
    days.length > 0 &&
    HAS_ON.test(text) &&
    !/\b(?:old|birthday|bday|turn)/.test(text)
  )
    return 'day_ask';
  if (/^(?:family|member|unsure)_/.test(first) && /\b(?:which|what) schools?\b/.test(text)) return 'school_ask';
  // 'How old is Mia' is about her, and no roll call.
  if (
    first === 'family_list' &&
    people.length === 1 &&
    /\b(?:how old|age|birthday|bday|born|turns?|turning|who is|whos)\b/.test(text)
  )
    return 'member_about';
  // 'Add penicillin for her' while allergies are spoken of: a drug that nobody doses.
  if (first === 'medicine_add' && talk.state?.intent.startsWith('allergy_') && wishHasNoDose(slots))
    return 'allergy_add';
  if (first === 'list_add' && /^(?:(?:please|can you|could you|and|ok) )*(?:change|update|set)\b/.test(text))
    return 'list_change';
  // 'Fix his allergy record, it was 2018': an entry of the history, and no allergy is taken off without a word for it.
  const isOfEntry =
    /\b(?:record|entry|history)\b/.test(text) && /\b(?:fix|change|correct|wrong|was|update)\b/.test(text);
  if (/^(?:allergy|diet|member)_(?:remove|change|add)$/.test(first) && isOfEntry && !TAKES_OFF.test(text))
    return 'record_change';
  // 'Is Ana free to take him'
  if (
    asks &&
    people.length > 0 &&
    /\b(?:free|available)\b/.test(text) &&
    !/\b(?:gluten|dairy|nut|egg|sugar|fat)[- ]free\b/.test(text)
  )
    return 'free_ask';
  if (/^(?:allergy|diet)_remove$/.test(first) && /\b(?:cancel|reschedule)\b/.test(text))
    return 'appointment_cancel';
  if (/^(?:record|lesson|school|member)_/.test(first) && LETTER.test(text)) return 'send_message';
  const owner = talk.household.members.find(({ id }) => id === people[0]?.ids[0]);
  if (!asks && owner?.interests.some((interest) => endsInterest(text, interest))) return 'member_change';
  const isOfVisit =
    people.length + days.length > 1 && contacts.length > 0 && days.some(({ isPast }) => isPast);
  if (asks && isOfVisit && /^(?:lesson|contact|school|member)_/.test(first)) return 'appointment_ask';
  if (
    /^(?:menu_place|menu_ask|food_ok)$/.test(first) &&
    foods.length + dishes.length > 0 &&
    IS_FINE.test(text)
  )
    return 'food_ok';
  if (/^menu_(?:place|clear)$/.test(first) && slots.meals.length === 0 && listTitled(talk, text))
    return first === 'menu_place' ? 'list_add' : 'list_remove';
  const isNamed = CALLED.test(text) && ASKS_WHEN.test(text) && namesAppointment(talk, text);
  if (
    isNamed &&
    foods.length <= 1 &&
    visits.length === 0 &&
    !/^(?:appointment|day|date|free|record|menu|school)_/.test(first)
  )
    return 'appointment_ask';
  return undefined;
}

/** 'The dentist called about Lucas, take the 15th': where such a visit is stored, it moves; a second one is not added. */
export function likelier(talk: Talk, wish: Wish, first: string, second: string | undefined): string {
  const text = fold(wish.text);
  if (isBackOnList(talk, text)) return 'list_tick';
  if (isOnlyDay(wish)) return 'day_ask';
  const isAll =
    /\b(?:everything|all)\b/.test(text) && wish.slots.meals.length + wish.slots.foods.length === 0;
  if (first === 'menu_clear' && isAll && !/\b(?:menu|meals?|dinners?|food)\b/.test(text))
    return 'appointment_cancel';
  // 'Delete the mammogram': a visit to come, where the history has no such entry.
  if (first === 'record_remove' && wish.slots.visits.length > 0 && wish.slots.records.length === 0) {
    const entry = talk.answerers[first]?.(askedOf(talk, runOf(wish, first)));
    const visit = talk.answerers['appointment_cancel']?.(askedOf(talk, runOf(wish, 'appointment_cancel')));
    if ((entry?.cards ?? []).length === 0 && (visit?.cards ?? []).length === 1) return 'appointment_cancel';
  }
  // 'Moves one week later, it has to be an hour long'
  if (first === 'appointment_change' && /\b(?:later|earlier)\b/.test(text)) return 'appointment_move';
  const { people, days, meals, times, contacts, visits } = wish.slots;
  if (isClashQuestion(text) && days.length + times.length + visits.length + contacts.length > 0)
    return 'day_ask';
  const other = ofOtherKind(talk, wish, first, text);
  if (other !== undefined) return other;
  // 'Does grandpa have anything scheduled' is about all that comes.
  if (
    first === 'day_ask' &&
    days.length === 0 &&
    people.length > 0 &&
    /\b(?:scheduled|coming|booked|appointments?|lined up)\b/.test(text)
  )
    return 'appointment_ask';
  // 'We finished the yogurt and there's one bag of lentils left': what is gone is taken off, too.
  if (first === 'pantry_change' && USED_UP.test(text)) return 'pantry_remove';
  if (first === 'list_tick' && wish.slots.lists.length === 0 && comesToPantry(talk, text, wish.slots))
    return 'pantry_add';
  // 'Put tofu on', 'need stuff for smores': neither a day nor a meal, and no thing of its own.
  if (
    first === 'menu_place' &&
    days.length + meals.length === 0 &&
    /\b(?:put|add|throw|stick) .{2,40} on\W*$/.test(text)
  )
    return 'list_add';
  if (first === 'list_add' && STUFF_FOR.test(text) && !/[:,]/.test(wish.text)) return 'list_fill';
  // 'Scratch the eggs' takes a thing off the list that has it.
  if (first === 'menu_clear' && days.length + meals.length === 0 && isOnList(talk, text))
    return 'list_remove';
  if (first === 'date_ask' && second === 'day_ask' && ON_A_DAY.test(text)) return second;
  if (first === 'goodbye' && wish.slots.days.length > 0 && second !== undefined && !PARTS.test(text))
    return second;
  const isLogged = LOGS.test(text) && wish.slots.people.length > 0 && wish.slots.lists.length === 0;
  if (isLogged && (wish.intents[0]?.share ?? 0) < SURE) return 'record_add';
  // 'Put swim practice down for Thursday at 5': an event of the family's own is kept with the appointments.
  const isOver = days.length > 0 && days.every(({ isPast }) => isPast);
  const isEvent = first === 'own_event' || (first === 'school_add' && isOfPrivate(talk, wish));
  if (isEvent && !isOver && !isAsking(text)) return 'appointment_add';
  const isOpen = new Set([first, second]);
  // 'When did Mia have her physical' is kept as an appointment, where the history has no such entry.
  if (first === 'record_ask' && wish.slots.visits.length > 0) {
    const { records, vaccines, conditions } = wish.slots;
    const isOfHistory = records.length + vaccines.length + conditions.length > 0;
    const asked = askedOf(talk, runOf(wish, 'appointment_ask'));
    const isStored = talk.answerers['appointment_ask']?.(asked).focus?.medical_appointment !== undefined;
    return !isOfHistory && isStored ? 'appointment_ask' : first;
  }
  // 'Move it to Friday and tell them he is late': what Pip can do is done, the rest is accounted for.
  if (first === 'send_message' && second === 'appointment_move') {
    const { cards, asked } = talk.answerers[second]?.(askedOf(talk, runOf(wish, second))) ?? {};
    return cards || asked ? second : first;
  }
  // 'He has a rash, got him in with Dr. Raman tomorrow at 3': what comes with a moment ahead is a visit.
  const isAhead = days.some(({ isPast }) => !isPast) && times.length > 0;
  if (
    isOpen.has('appointment_add') &&
    isOpen.has('record_add') &&
    isAhead &&
    contacts.length + visits.length > 0
  )
    return 'appointment_add';
  if (!isOpen.has('appointment_add') || !isOpen.has('appointment_move')) return first;
  const asked = askedOf(talk, runOf(wish, 'appointment_move'));
  return talk.answerers['appointment_move']?.(asked).cards ? 'appointment_move' : first;
}

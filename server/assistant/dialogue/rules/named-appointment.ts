// Readings of messages that bear a word of a coming appointment's title.
import { isCommonWord } from '../../answers/find-records.ts';
import { fold } from '../../text/fold-text.ts';
import { isAsking, planOf, type Rule } from './rule.ts';
import type { Talk } from '../talk.ts';

const ASKS_WHEN = /\b(?:when|what (?:day|time)|how long (?:is|does|will)|where is|who is)\b/;
const HOW_LONG = /\bhow long (?:is|does|will)\b/;
const OF_APPOINTMENTS = /^(?:appointment|day|free|record|menu|dish|recipe|cook|storage|list|pantry)_/;

/** A coming appointment bears a word of the question: 'how long is the sesame thing in January', 'when does robotics end'. */
export const namesAppointment: Rule = ({ talk, wish: { slots }, first, text }) => {
  // 'How long is the lung test': two words of a title, and no entry of the history, which has no length.
  const isLength = first.startsWith('record_') && HOW_LONG.test(text);
  if (!ASKS_WHEN.test(text) || (OF_APPOINTMENTS.test(first) && !isLength)) return undefined;
  if (slots.foods.length > 1 || slots.visits.length > 0 || slots.medicines.length > 0) return undefined;
  // 'When is Thanksgiving' asks for its date.
  if (first === 'date_ask' && !/\b(?:how long|what time|where|end|over)\b/.test(text)) return undefined;
  const said = new Set(text.split(/[^a-z]+/).filter((word) => word.length > 2 && !isCommonWord(word)));
  const people = new Set(talk.household.members.flatMap(({ name }) => fold(name).split(/[^a-z]+/)));
  const isNamed = talk.household.appointments.some(({ title }) => {
    const words = fold(title).split(/[^a-z]+/);
    return words.filter((word) => said.has(word) && !people.has(word)).length >= (isLength ? 2 : 1);
  });
  return isNamed ? 'appointment_ask' : undefined;
};

/** True where a coming appointment's title has one of these words. */
const isTitled = ({ household: { appointments } }: Talk, said: ReadonlySet<string>): boolean =>
  appointments.some(({ title }) =>
    fold(title)
      .split(/[^a-z]+/)
      .some((word) => said.has(word)),
  );
const wordsIn = (text: string, shortest = 4): Set<string> =>
  new Set(text.split(/[^a-z]+/).filter((word) => word.length >= shortest && !isCommonWord(word)));

const THING = /\b([a-z]{3,}) (?:thing|thingy|thingie)\b/;
const ASKS_OF_IT = /\b(?:bring|wear|fast|eat before|whens?|wheres?|whos?|what time|how long|need|take)\b/;
/** 'What do I bring to the milk thing': a clipped title, before a food of that name. */
export const asksOfThing: Rule = ({ talk, first, text }) => {
  const [, word] = THING.exec(text) ?? [];
  return word !== undefined &&
    isAsking(text) &&
    ASKS_OF_IT.test(text) &&
    !first.startsWith('appointment_') &&
    !isCommonWord(word) &&
    isTitled(talk, new Set([word]))
    ? 'appointment_ask'
    : undefined;
};

const ASKS_MOMENT = /^\W*(?:(?:ok|okay|so|and|hey|pip)[, ]+)*(?:whens?|when is|what (?:day|time) is)\b/;
const PAST = /\b(?:was|were|did|had|last|previous|results?|due|should|best)\b/;
const MAY_BE_VISIT = /^(?:record|pantry|food|recipe|unsure|out_of|definition|date|cook|appointment)_?/;
/** 'What day is the egg test' looks like a meal with egg but for its last word. */
const LIKE_MEAL = /^(?:menu|list)_/;
const IS_VISIT = /\b(?:re)?(?:test|check|exam|visit|shot|appointment)s?\b/;
const MEASURED = /[^a-z\d]+/;

/** Coming appointments with a word of the message in their title; names of the family name none. */
function titledToCome({ household, facts }: Talk, text: string) {
  const names = new Set(household.members.flatMap(({ name }) => fold(name).split(MEASURED)));
  const said = new Set(
    text.split(MEASURED).filter((word) => word.length > 2 && !isCommonWord(word) && !names.has(word)),
  );
  return household.appointments.filter(
    ({ wallTime, title }) =>
      wallTime.slice(0, 10) >= facts.today &&
      fold(title)
        .split(MEASURED)
        .some((word) => said.has(word) && !/^(?:test|check|exam|visit|shot)$/.test(word)),
  );
}

/** 'When is the egg test', where an egg allergy retest is to come: no entry of the history, and nothing of the pantry. */
export function asksTestToCome(talk: Talk): boolean {
  const { said, whole } = talk.reading;
  const text = fold(said);
  const { foods, dishes, people } = whole.slots;
  // 'When is the egg salad'
  const isDish = [...foods, ...dishes].some((one) => one.said.includes(' '));
  if (isDish || !ASKS_MOMENT.test(text) || PAST.test(text)) return false;
  const first = whole.intents[0]?.intent ?? '';
  if (!MAY_BE_VISIT.test(first) && !(LIKE_MEAL.test(first) && IS_VISIT.test(text))) return false;
  const ids = new Set(people.flatMap((one) => one.ids));
  const found = titledToCome(talk, text).filter(
    ({ familyMemberId }) => ids.size === 0 || ids.has(familyMemberId ?? ''),
  );
  return found.length === 1;
}

const EATS = /\b(?:eats?|eating|drinks?|drinking|breakfast|coffee|tea|water|juice|snack|fast|fasting)\b/;
const BEFORE =
  /\b(?:before|b4|prior to|that morning|that day|(?:need|needs|have|has|supposed) to (?:be )?fast(?:ing)?)\b/;
const MAY = /^\W*(?:(?:so|and|ok|but|hey)[, ]+)*(?:can|could|may|should)\b/;
const NO_FOOD =
  /\b(?:fast(?:s|ing)?|nothing to eat|no (?:food|breakfast|eating|solids|water|drink\w*)|empty stomach|npo)\b/i;
/** 'Can she have coffee before', 'does she need to fast': the note of the visit named or spoken of that tells it. */
export function asksFoodBefore(talk: Talk): boolean {
  const { reading, household, facts, state } = talk;
  const text = fold(reading.said);
  if (!EATS.test(text) || !BEFORE.test(text) || !(isAsking(text) || MAY.test(text))) return false;
  const ids = new Set(reading.whole.slots.people.flatMap((one) => one.ids));
  const named = new Set(titledToCome(talk, text).map(({ id }) => id));
  return (
    reading.whole.slots.medicines.length === 0 &&
    household.appointments.some(
      ({ id, wallTime, notes, familyMemberId }) =>
        wallTime.slice(0, 10) >= facts.today &&
        NO_FOOD.test(notes) &&
        (ids.size === 0 || ids.has(familyMemberId ?? '')) &&
        (named.has(id) || id === state?.focus.medical_appointment),
    )
  );
}

const WHAT_ABOUT = /^\W*(?:(?:ok|okay|so|and|but|oh|right|now|then)[ ,]+)*(?:what|how) about\b/;
/** 'What about the dentist': visits that are coming, where there are such. */
export const asksAbout: Rule = (given) => {
  const { talk, wish, first, text } = given;
  const { visits, foods, medicines } = wish.slots;
  const isOther = foods.length + medicines.length > 0 || first.startsWith('appointment_');
  if (isOther || !WHAT_ABOUT.test(text)) return undefined;
  if (visits.length === 0 && !isTitled(talk, wordsIn(text, 3))) return undefined;
  const focus = planOf(given, 'appointment_ask')?.focus;
  const isComing = focus?.medical_appointment !== undefined || (focus?.listed ?? []).length > 0;
  return isComing ? 'appointment_ask' : undefined;
};

const SHIFTS = /\b(?:earlier|later|sooner)\b(?: (?:please|pls|thanks|thx|then|instead|if possible))*\W*$/;
/** 'The recital half an hour later please': a coming appointment bears the word, and it moves by that length. */
export const shiftsNamed: Rule = (given) => {
  const { talk, wish, first, text } = given;
  const { durations, visits, days } = wish.slots;
  // 'Two days later' is a day, too.
  const isLength =
    durations.length > 0 || days.some(({ span }) => /(?:earlier|later)$/i.test(wish.text.slice(...span)));
  return isLength &&
    (first === 'appointment_add' || !first.startsWith('appointment_')) &&
    SHIFTS.test(text) &&
    !isAsking(text) &&
    !text.includes('?') &&
    (visits.length > 0 || isTitled(talk, wordsIn(text))) &&
    planOf(given, 'appointment_move')?.cards?.length === 1
    ? 'appointment_move'
    : undefined;
};

const NEW_TIME =
  /\b(?:is|its|it['’]?s|starts?|begins?|moved|got moved|changed)\b(?: (?:now|really|actually))?(?: (?:at|to))? ?\d.*\b(?:not|instead of|rather than)\b|\b(?:is|starts?) now (?:at )?\d|\b(?:is|starts?) (?:at )?\d[\d:.]*(?: ?[ap]\.?m\.?)?,? (?:now|same day)\b|\b(?:moved|changed|pushed) (?:up |back )?to \d/;
const NEW_DAY =
  /\b(?:moved|moves|pushed|bumped|changed|switched|rescheduled)\b(?: (?:up|back|over))? (?:to|from|until)\b|\bis (?:now|actually) (?:on )?(?:the |mon|tue|wed|thu|fri|sat|sun|tomorrow)/;
/** 'The concert is at 7, not 6:30', 'party moved to Sunday': a coming appointment bears the word, and its hour is told anew. */
export const retimed: Rule = ({ talk, wish: { slots }, first, text }) => {
  const isNewDay = slots.days.length > 0 && NEW_DAY.test(text);
  if (isAsking(text) || !(isNewDay || (slots.times.length > 0 && NEW_TIME.test(text)))) return undefined;
  if (
    !/^(?:parenting|activity|routine|bedtime|unsure|out_of_scope|own_event|member_change|school|event|lesson)/.test(
      first,
    )
  )
    return undefined;
  return isTitled(talk, wordsIn(text, 3)) ? 'appointment_move' : undefined;
};

/** 'Has he had the eczema follow-up yet': the visit that is called so is to come, and the record found is another. */
export const notDoneYet: Rule = (given) => {
  if (given.first !== 'record_ask') return undefined;
  const [asked, told] = (['appointment_ask', 'record_ask'] as const).map((intent) => planOf(given, intent));
  const { appointments, records } = given.talk.household;
  const isSaid = (title = ''): boolean =>
    fold(title)
      .split(/[^a-z]+/)
      .some((word) => word.length > 2 && given.text.includes(word) && !isCommonWord(word));
  const visit = appointments.find(({ id }) => id === asked?.focus?.medical_appointment);
  const record = records.find(({ id }) => id === told?.focus?.medical_record);
  return asked?.text.startsWith('Not yet') === true && isSaid(visit?.title) && !isSaid(record?.title)
    ? 'appointment_ask'
    : undefined;
};

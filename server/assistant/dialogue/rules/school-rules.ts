// Readings of questions about a school: its hours, and days of its calendar or of a visit that other intents would take.
import { visitMeant } from '../../answers/appointments/visit-meant.ts';
import { namesEntry } from '../../answers/school/named-entry.ts';
import { isRequest } from '../../reading/only-asked.ts';
import { askedOf, runOf } from '../carried.ts';
import { isAsking, type Rule } from './rule.ts';

/** 'Ezra's school hours' names no new ones. */
const asksHours: Rule = ({ wish: { slots }, first, text }) =>
  first === 'school_change' &&
  slots.times.length === 0 &&
  /^(?:(?:and|so|ok|the|[\p{L}'’]+s) ){0,3}school (?:hours|times?)(?: (?:for|of) (?:the )?\p{L}+)?\W*$/u.test(
    text.trim(),
  )
    ? 'school_ask'
    : undefined;

const GO =
  /\b(?:go|goes|are there|is there|runs?|starts?|from)\b|\b(?:mon|tues?|wed|thu|fri)\w* ?(?:-|to|through|thru) ?(?:mon|tues?|wed|thu|fri)/;
const GOES_TO_SCHOOL =
  /\b(?:goes to|go to|attends?|is at|are at) [\p{L}.'’ -]*\b(?:school|academy|preschool|elementary|montessori|kindergarten)\b/u;
/** 'They go Monday to Friday 8 to 3' while a school is spoken of: its hours, and no visit. */
export const tellsHours: Rule = ({ talk: { state, household }, wish: { slots }, first, text }) => {
  const ids = slots.people.flatMap((one) => one.ids);
  const areChildren = household.members.every(
    ({ id, relationship }) => !ids.includes(id) || relationship === 'child',
  );
  const { endTime } = slots.times.at(-1) ?? {};
  // 'Ilmari goes to Lincoln Park Middle School Monday to Friday, 7:50 to 2:25' needs nothing before it.
  const isOfSchool =
    state?.intent.startsWith('school_') === true || (ids.length > 0 && GOES_TO_SCHOOL.test(text));
  return isOfSchool &&
    /^(?:appointment|own_event|lesson|parenting|unsure|member|day|school_add)/.test(first) &&
    slots.times.length === 1 &&
    endTime !== undefined &&
    areChildren &&
    slots.visits.length === 0 &&
    GO.test(text) &&
    !text.includes('?')
    ? 'school_change'
    : undefined;
};

const ASKS_WHEN =
  /\bhow (?:many (?:more )?(?:days?|weeks?|wks?|months?|sleeps?)|long|much longer)\b.*\b(?:til+|until|before|to|left)\b|\b(?:whens?|what (?:day|date|time)|date)\b/;
const COUNTS =
  /^\W*how (?:many (?:more )?(?:days?|weeks?|wks?|months?|sleeps?)|long|much longer) (?:til+|until|before|to)\b/;
const UNREAD =
  /^(?:own_event|date_ask|medical_advice|(?:parenting|activity)_ask|travel_pack|event_plan|unsure|out_of_scope)$/;
/** 'How long till the IEP', 'when is the zoo trip': a stored visit, or an entry of the school's calendar that is named. */
const asksWhen: Rule = ({ talk, wish, first, text }) => {
  if (!UNREAD.test(first) || !ASKS_WHEN.test(text) || isRequest(wish.text) || wish.slots.times.length > 0)
    return undefined;
  const asked = askedOf({ ...talk, state: undefined }, runOf(wish, 'school_ask'));
  if (namesEntry(asked)) return 'school_ask';
  const isCounted = COUNTS.test(text) && wish.slots.medicines.length + wish.slots.conditions.length === 0;
  return first !== 'date_ask' && isCounted && visitMeant(asked) ? 'appointment_ask' : undefined;
};

const asksSchools: Rule = ({ first, text }) =>
  /^(?:family|member|unsure|parenting)_/.test(first) && /\b(?:which|what) schools?\b/.test(text)
    ? 'school_ask'
    : undefined;

const OFF_DAY =
  /\b(?:take|drop|skip|remove|cancel|leave|scratch|clear|no) .*\b(?:off|out|from|on|for|this|next)?\b/;
/** 'Take math off Friday': a lesson, and no meal of that day. */
const dropsSubject: Rule = ({ wish: { slots, intents }, first, text }) =>
  first === 'menu_clear' &&
  slots.subjects.length > 0 &&
  slots.meals.length + slots.foods.length + slots.dishes.length === 0 &&
  OFF_DAY.test(text)
    ? (intents.find(({ intent }) => intent.startsWith('lesson_'))?.intent ?? 'lesson_remove')
    : undefined;

const DID = /\b(?:did|finished|completed|got through|got done with|already had)\b/;
const PLANS =
  /\b(?:plan|schedule|set up|start|every|each|next|tomorrow|should|could|need|want|homeschool|do(?:es)?)\b/;
/** 'Otto and Pim did math and phonics this morning' is told of lessons that were held, and plans no week. */
const tellsHeldLessons: Rule = ({ wish: { slots }, first, text }) =>
  first === 'lesson_plan' &&
  slots.subjects.length > 0 &&
  slots.days.every(({ endDate }) => endDate === undefined) &&
  DID.test(text) &&
  !PLANS.test(text) &&
  !isAsking(text)
    ? 'lesson_add'
    : undefined;

/** In the order in which they are tried; `tellsHours` comes earlier. */
export const SCHOOL_RULES: readonly Rule[] = [
  asksSchools,
  dropsSubject,
  tellsHeldLessons,
  asksHours,
  asksWhen,
];

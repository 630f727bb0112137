// Readings of visits, health and school that the words of a message or the stored appointments speak for: each rule is tried in
// its order, and the first that knows better than the ranking counts.
import { isClashQuestion } from '../../answers/day/clashes.ts';
import { asksConversion, copies, KITCHEN_RULES, madeWithout, namesRecipe } from './food-rules.ts';
import { DIET_ROWS } from './rule-rows.ts';
import { MEDICINE_RULES } from './medicine-rules.ts';
import {
  asksAbout,
  asksOfThing,
  namesAppointment,
  notDoneYet,
  retimed,
  shiftsNamed,
} from './named-appointment.ts';
import { asksThem, ofContacts, tellsContact, tellsNumber, tellsRole } from './ordered.ts';
import { asksFree, asksRide, asksWeeks, asksWork } from './free-rules.ts';
import { SCHOOL_RULES, tellsHours } from './school-rules.ts';
import {
  asksSaidAbout,
  asksToBring,
  asksWhoIsSick,
  tellsBloodType,
  addsContact,
  asksGiven,
  asksStored,
  asksTodos,
  logsDose,
  recordsDone,
  ringsFor,
  toldGiven,
} from './request-rules.ts';
import { fold } from '../../text/fold-text.ts';
import { isAsking, planOf, type Given, type Rule } from './rule.ts';
import { TOLD_RULES, atAnHour, ownEvent } from './told-events.ts';
import { topicOf } from '../topics.ts';

const clash: Rule = ({ wish: { slots }, text }) =>
  isClashQuestion(text) &&
  slots.days.length + slots.times.length + slots.visits.length + slots.contacts.length > 0
    ? 'day_ask'
    : undefined;

/** 'Delete everything on the 3rd' names no meal. */
const clearsDay: Rule = ({ wish: { slots }, first, text }) =>
  first === 'menu_clear' &&
  /\b(?:everything|all|(?:his|her|their|my) (?:\w+ )?one)\b/.test(text) &&
  slots.meals.length + slots.foods.length === 0 &&
  !/\b(?:menu|meals?|dinners?|food)\b/.test(text)
    ? 'appointment_cancel'
    : undefined;

/** 'Delete the mammogram': a visit to come, where the history has no such entry. */
const removesVisit: Rule = (given) => {
  const { first, wish } = given;
  const { visits, records } = wish.slots;
  // 'Delete Vasily's eye exam' is no contact.
  const isOfContact = first === 'contact_remove' && wish.slots.contacts.length === 0;
  if ((first !== 'record_remove' && !isOfContact) || visits.length === 0) return undefined;
  // 'Delete the eye exam' is called like the visit, whatever else holds 'eye'.
  const isCalled = given.talk.household.appointments.some(
    ({ title }) => fold(title).includes(' ') && given.text.includes(fold(title)),
  );
  if (records.length > 0 && !isCalled) return undefined;
  const isEntry = !isOfContact && !isCalled && (planOf(given, first)?.cards ?? []).length > 0;
  return !isEntry && planOf(given, 'appointment_cancel')?.cards?.length === 1
    ? 'appointment_cancel'
    : undefined;
};

const CONFIRMS = /[, ](?:right|correct|yes|is(?: no|n['’])t (?:it|that so)|or not)\W*$/;
/** 'Wyatt has his cleaning at 10 and Junie at 10:30, right?': what is stored of it. */
const confirmsVisit: Rule = ({ first, text, wish: { slots } }) =>
  !/^(?:appointment|free|day)_/.test(first) &&
  CONFIRMS.test(text) &&
  slots.visits.some(({ ids }) => ids.length > 0)
    ? 'appointment_ask'
    : undefined;

/** 'Practice is canceled tonight': nothing new, whatever is stored of it. */
const tellsCanceled: Rule = ({ first, text, wish: { slots } }) =>
  ((first.startsWith('appointment_') &&
    slots.visits.length > 0 &&
    /\b(?:(?:is|are)(?:n['’]?t| not)|no longer) needed\b/.test(text)) ||
    (/^(?:own_event|member_change)$/.test(first) &&
      /\b(?:is|are|was|were|got|gets|been|just) (?:cancel+ed|called off|rained out)\b/.test(text))) &&
  !isAsking(text)
    ? 'appointment_cancel'
    : undefined;

/** 'Cancel the asthma and allergy visits' takes off no allergy. */
const cancelsVisit: Rule = ({ first, text }) =>
  /^(?:allergy|diet)_remove$/.test(first) && /\b(?:cancel|reschedule)\b/.test(text)
    ? 'appointment_cancel'
    : undefined;

/** 'Moves one week later, it has to be an hour long', 'and Theo's allergy to Dec 9', which is no food. */
const shiftsVisit: Rule = ({ first, text, wish: { slots } }) =>
  (first === 'appointment_change' && /\b(?:later|earlier)\b/.test(text)) ||
  (first === 'allergy_add' &&
    slots.days.length > 0 &&
    slots.foods.length + slots.medicines.length === 0 &&
    /\ballergy (?:visit |appt |appointment |thing )?to (?:the )?(?:\d|[a-z]+ \d|(?:mon|tues?|wed|thu|fri|sat|sun|next|tomorrow)\w*\b)/.test(
      text,
    ))
    ? 'appointment_move'
    : undefined;

const TAKES_OFF = /\b(?:remove|delete|take|drop|erase|clear|no longer|outgrew|anymore)\b/;
/** 'Fix his allergy record, it was 2018': an entry of the history; no allergy is taken off without a word for it. */
const fixesEntry: Rule = ({ first, text }) =>
  /^(?:allergy|diet|member)_(?:remove|change|add)$/.test(first) &&
  /\b(?:record|entry|history)\b/.test(text) &&
  /\b(?:fix|change|correct|wrong|was|update)\b/.test(text) &&
  !TAKES_OFF.test(text)
    ? 'record_change'
    : undefined;

const LETTER =
  /\b(?:write|draft|type up) (?:me |us |up )?(?:an? )?(?:(?:quick|short|little|nice|polite) )*(?:notes?|letter|excuse|email|text|message)\b.*\b(?:for|to)\b/;
/** 'Write me a note for the school': a letter to somebody, and no record. */
const writesLetter: Rule = ({ first, text }) =>
  /^(?:record|lesson|school|member)_/.test(first) && LETTER.test(text) ? 'send_message' : undefined;

const HOW_OLD = /\bhow (?:old|many (?:weeks?|wks?|months?|mos|days) old)\b/;
/** 'When is Mia's birthday and what day of the week is that', 'how old will she be next Friday' */
const asksBirthday: Rule = ({ wish: { slots }, first, text }) =>
  (first === 'date_ask' && slots.people.length > 0 && /\b(?:birthday|bday)\b/.test(text)) ||
  (slots.people.length === 1 &&
    /^(?:date|day|free|appointment|parenting|family)_(?:ask|list)$/.test(first) &&
    HOW_OLD.test(text))
    ? 'member_about'
    : undefined;

/** 'Skip Thursday' while lessons are spoken of takes no dinner off. */
const skipsLessons: Rule = ({ talk: { state }, wish: { slots }, first, text }) =>
  /^(?:menu_clear|appointment_cancel|no)$/.test(first) &&
  state?.intent.startsWith('lesson_') === true &&
  slots.days.length > 0 &&
  slots.meals.length + slots.foods.length + slots.dishes.length + slots.visits.length === 0 &&
  /\b(?:skip|cancel|drop|no lessons|off)\b/.test(text)
    ? 'lesson_missed'
    : undefined;

const TAKES_OUT = /\b(?:take|get|cross) (?:it|that|this) (?:out|off)\b|\bcancel (?:it|that|this)\b/;
const OFF_CALENDAR =
  /\b(?:take|get|clear|remove|delete|drop|wipe) .{2,40} off (?:of )?(?:the|my|our) (?:calendar|schedule)\b/;
/** 'No piano Friday, take it out', 'take practice off the calendar': the appointment whose words are said. */
const takesOut: Rule = (given) =>
  (TAKES_OUT.test(given.text) || OFF_CALENDAR.test(given.text)) &&
  given.wish.slots.foods.length + given.wish.slots.lists.length + given.wish.slots.medicines.length === 0 &&
  planOf(given, 'appointment_cancel')?.cards?.length === 1
    ? 'appointment_cancel'
    : undefined;

const OWN_DAY =
  /\b(?:anything|something|nothing|stuff) (?:else )?(?:at all )?(?:planned|scheduled|booked|happening|going on|coming up)\b(?!.*\b(?:menu|eat|cook|make|food|serve|buy)\b)|\b(?:do i|have i|am i|i) (?:still )?(?:have|got|doing)\b|\b(?:still|left|coming up|to come)\b(?!.*\b(?:menu|eat|cook|make|food|serve|thaw|buy|need)\b)/;
/** 'What do I still have tonight', 'what's still on tonight' is about the day, where no meal is said. */
const asksOwnDay: Rule = ({ wish: { slots }, first, text }) =>
  first === 'menu_ask' &&
  slots.days.length > 0 &&
  slots.meals.length + slots.foods.length + slots.dishes.length === 0 &&
  OWN_DAY.test(text)
    ? 'day_ask'
    : undefined;

const DENIES_REMOVAL =
  /(?<!\b(?:is|are|was|were|does|did|has|have|will|can) )\b(?:do not|dont|not|without|never) (?:\w+ ){0,2}?(?:delet\w+|remov\w+|cancel\w*|take (?:it|him|her|them|that) (?:off|out))\b/;
/** 'Don't remove her, only write it down': what shall not go is told, and the next reading counts. */
const keepsIt: Rule = ({ wish: { intents }, first, text }) =>
  /_(?:remove|cancel|delete|clear|stop)$/.test(first) && DENIES_REMOVAL.test(text)
    ? (intents.find(({ intent }) => intent === `${topicOf(first)}_change`)?.intent ??
      intents.find(({ intent }) => /_(?:change|add|move|ask)$/.test(intent))?.intent)
    : undefined;

/** 'When did Mia have her physical' is kept as an appointment, where the history has no such entry. */
const asksVisit: Rule = (given) => {
  const { visits, records, vaccines, conditions } = given.wish.slots;
  if (given.first !== 'record_ask' || visits.length === 0) return undefined;
  if (records.length + vaccines.length + conditions.length > 0) return 'record_ask';
  // 'What did the EEG say': a kind of visit, and an entry of the history.
  if (planOf(given, 'record_ask')?.focus?.medical_record !== undefined) return 'record_ask';
  const isStored = planOf(given, 'appointment_ask')?.focus?.medical_appointment !== undefined;
  return isStored ? 'appointment_ask' : 'record_ask';
};

const PAST = /\b(?:did|when was|when were|had|was (?:it|that))\b/;
/** 'When did Abel break his wrist': what has been, where the history has it and no kind of visit is said. */
const asksPast: Rule = (given) =>
  given.first === 'appointment_ask' &&
  given.wish.slots.visits.length + given.wish.slots.contacts.length === 0 &&
  PAST.test(given.text) &&
  planOf(given, 'record_ask')?.focus?.medical_record !== undefined
    ? 'record_ask'
    : undefined;

/** 'Move it to Friday and tell them he is late': what Pip can do is done, the rest is accounted for. */
const movesAndTells: Rule = (given) => {
  if (given.first !== 'send_message' || given.second !== 'appointment_move') return undefined;
  const { cards, asked } = planOf(given, given.second) ?? {};
  return cards || asked ? given.second : given.first;
};

/** 'The dentist called about Lucas, take the 15th': where such a visit is stored, it moves, else it is added. */
const addsOrMoves: Rule = (given) => {
  const { days, times } = given.wish.slots;
  const open = new Set([given.first, given.second]);
  if (!open.has('appointment_add')) return undefined;
  // 'Dentist for Nell too, same day as the others' is one more.
  if (/\bsame day as\b/.test(given.text) && open.has('appointment_change')) return 'appointment_add';
  // 'He has a rash, got him in with Dr. Raman tomorrow at 3': what comes with a moment ahead is a visit.
  const isAhead = days.some(({ isPast }) => !isPast) && times.length > 0;
  if (!open.has('appointment_move')) return undefined;
  const { cards, asked } = planOf(given, 'appointment_move') ?? {};
  if (cards) return 'appointment_move';
  const isNew = isAhead && asked === undefined && planOf(given, 'appointment_add')?.cards;
  return isNew ? 'appointment_add' : given.first;
};

/** 'She is 38 and vegetarian' right after somebody was added is told of that person. */
const ofNewcomer: Rule = ({ talk: { state, written = [] }, wish: { slots }, first, text }) =>
  first === 'member_add' &&
  !/\b(?:add|put|include) (?:her|him|them)\b/.test(text) &&
  (state?.focus.family_member !== undefined || written.some(({ kind }) => kind === 'family_member')) &&
  slots.pronouns.some((word) => /^(?:s?he|they)$/.test(word)) &&
  slots.names.length + slots.people.length + slots.relations.length === 0
    ? 'member_change'
    : undefined;

const RULES: readonly Rule[] = [
  asksStored,
  addsContact,
  asksGiven,
  logsDose,
  ringsFor,
  toldGiven,
  recordsDone,
  tellsHours,
  asksTodos,
  asksThem,
  tellsRole,
  tellsContact,
  tellsNumber,
  ofNewcomer,
  copies,
  ...DIET_ROWS,
  keepsIt,
  asksOwnDay,
  asksRide,
  takesOut,
  ...TOLD_RULES,
  clash,
  skipsLessons,
  clearsDay,
  removesVisit,
  ofContacts,
  cancelsVisit,
  shiftsVisit,
  fixesEntry,
  asksWeeks,
  asksFree,
  asksWork,
  writesLetter,
  asksAbout,
  asksOfThing,
  ...MEDICINE_RULES,
  ...SCHOOL_RULES,
  ...KITCHEN_RULES,
  atAnHour,
  asksConversion,
  namesRecipe,
  madeWithout,
  asksBirthday,
  namesAppointment,
  notDoneYet,
  retimed,
  shiftsNamed,
  asksSaidAbout,
  asksToBring,
  asksWhoIsSick,
  tellsBloodType,
  confirmsVisit,
  tellsCanceled,
  ownEvent,
  asksVisit,
  asksPast,
  movesAndTells,
  addsOrMoves,
];

/** The intent that one of the rules knows better; undefined where none does. */
export function byRecords(given: Given): string | undefined {
  for (const rule of RULES) {
    const intent = rule(given);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

// Readings of what is told with a day or an hour to come: an event, a break of school.
import { isCommonWord } from '../../answers/find-records.ts';
import { dayOfAppointment } from '../../answers/appointments/find-appointments.ts';
import { stayOf } from '../../answers/appointments/stays.ts';
import { remindedThing } from '../../answers/appointments/reminded.ts';
import { holdsLesson, numbersSwapped } from '../../answers/school/change-lesson.ts';
import { careNamed } from '../../answers/school-contact.ts';
import { isVent } from '../../answers/talk/vents.ts';
import { changedBreak } from '../../answers/school/changed-break.ts';
import { schoolsIn } from '../../answers/school/schools.ts';
import { toldBreak } from '../../answers/school/told-break.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { askedOf, runOf } from '../carried.ts';
import { ILLNESS_RULES, isOver } from './illness-rules.ts';
import { isAsking, planOf, type Rule } from './rule.ts';

/** 'Theo breaks up on Friday the 18th and returns January 4' */
const tellsBreak: Rule = ({ talk, wish: { slots, text: said }, first, text }) => {
  const ids = new Set(slots.people.flatMap((one) => one.ids));
  const isOfChild = talk.household.members.some(
    ({ id, relationship }) => ids.has(id) && relationship === 'child',
  );
  return isOfChild &&
    !isAsking(text) &&
    !/^(?:school|travel)_/.test(first) &&
    toldBreak({ slots, text: said })
    ? 'school_add'
    : undefined;
};

/** 'Change the winter break so that it ends on January 5' where that break is stored. */
const changesBreak: Rule = ({ talk, wish, text }) =>
  !isAsking(text) &&
  schoolsIn(askedOf(talk, runOf(wish, 'school_add'))).some((school) => changedBreak(wish, school))
    ? 'school_add'
    : undefined;

/** 'Beau is on 23, not 22' where a lesson to come has that number. */
const renumbersLesson: Rule = ({ talk: { household, facts }, wish: { slots, text: said }, first }) => {
  const swapped = numbersSwapped(said);
  const ids = slots.people.flatMap((one) => one.ids);
  return swapped &&
    /^(?:member|lesson|medicine|unsure|out_of_scope|list|parenting)/.test(first) &&
    holdsLesson(household, facts.today, ids, swapped.before)
    ? 'lesson_add'
    : undefined;
};

/** 'They've got a dual at Mead at 6': a thing nobody knows at an hour is no dinner. */
export const atAnHour: Rule = ({ wish: { slots }, first, text }) =>
  // 'Vet for Biscuit on the 21st at 4' is no time in the oven.
  (first === 'menu_place' || (first === 'cook_time' && slots.days.length > 0)) &&
  slots.times.length > 0 &&
  (first === 'cook_time' || slots.meals.length + slots.foods.length + slots.dishes.length === 0) &&
  !/\b(?:menu|eat|dinner|lunch|breakfast|supper|cook\w*|bake\w*|oven|thaw\w*|roast\w*)\b/.test(text)
    ? 'appointment_add'
    : undefined;

const TAKES_OFF =
  /\b(?:cancel\w*|remove|delete|skip\w*|drop|no|not|miss\w*|off|move|push|did|done|finished|tutor\w*|homework|due|test|quiz|exam|grade)\b/;
const AT_HOME = /\bhome ?-?school|\bschooled at home|\blearns? at home/i;
/** 'Otto math Monday 9 to 10, fractions': a subject at an hour of one day, of a child who learns at home, is a lesson. */
const tellsLesson: Rule = ({ talk: { household }, wish: { slots }, first, text }) => {
  const { subjects, times, days, people, repeat } = slots;
  const ids = new Set(people.flatMap((one) => one.ids));
  const children = household.members.filter(
    ({ id, relationship }) => ids.has(id) && relationship === 'child',
  );
  const isHome = ({ id, notes }: (typeof children)[number]): boolean =>
    AT_HOME.test(notes) || household.schoolDays.some(({ memberId }) => memberId === id);
  const [day, ...others] = days;
  const isOneDay = day !== undefined && !day.isPast && day.endDate === undefined && others.length === 0;
  return children.length > 0 &&
    children.every(isHome) &&
    isOneDay &&
    repeat === undefined &&
    subjects.length > 0 &&
    times.length === new Set(subjects).size &&
    /^(?:lesson_(?:remove|missed|ask|add)|own_event|appointment_add|activity_ask|parenting_ask|grade_add|unsure|member_change|out_of_scope)$/.test(
      first,
    ) &&
    !TAKES_OFF.test(text) &&
    !isAsking(text) &&
    !text.includes('?')
    ? 'lesson_plan'
    : undefined;
};

const OF_SCHOOL =
  /\b(?:field trips?|class (?:trip|party|picnic|play)|(?:\w+['’]?s )?class (?:goes|is going|visits|has)|school (?:trip|play|concert|dance|party)|picture day|pictures at school|spirit (?:day|week)|(?:science|book|art) fair|field day|show and tell|pajama day|permission slip|sack lunch|spelling bee|book report|science project)\b/;
/** 'Dottie has a field trip December 4': an occasion of school needs no hour. */
const ofSchoolDay: Rule = ({ talk, wish: { slots }, first, text }) => {
  const ids = new Set(slots.people.flatMap((one) => one.ids));
  const isOfChild = talk.household.members.some(
    ({ id, relationship }) => ids.has(id) && relationship === 'child',
  );
  return isOfChild &&
    slots.days.some(({ isPast }) => !isPast) &&
    slots.times.length + slots.lists.length === 0 &&
    /^(?:own_event|parenting_ask|activity_ask|travel_pack|dish_suggest|appointment_add|member_change|event_plan)$/.test(
      first,
    ) &&
    OF_SCHOOL.test(text) &&
    !isAsking(text) &&
    !text.includes('?')
    ? 'school_add'
    : undefined;
};

/** A talk with a teacher about one child, which is no day of the school. */
const OF_ONE_CHILD =
  /\b(?:conf(?:erence)?|meeting|ptc|iep|504)\b|\b(?:with|w) (?:his |her |the |my )?(?:teacher|tutor|coach|counsell?or|principal|(?:mr|mrs|ms|miss)\b)/;
/** Hours of the school itself. */
const OF_HOURS =
  /\bschool (?:opens?|starts?|begins?|lets? out|gets? out)\b|\bno school\b|\b(?:late|delayed) (?:start|opening)\b|\bhours? late\b/;
/** 'Put swim practice down for Thursday at 5': an event of the family's own is kept with the appointments. */
export const ownEvent: Rule = ({ talk, wish: { slots }, first, text }) => {
  const { days, times, people } = slots;
  const isPastDay = days.length > 0 && days.every(({ isPast }) => isPast);
  // A meeting at an hour, where no school is set up whose calendar could hold it.
  const isNoSchool = talk.household.schoolSettings === null;
  const isPrivate = times.length > 0 && (isNoSchool || (people.length === 1 && OF_ONE_CHILD.test(text)));
  const isEvent = first === 'own_event' || (first === 'school_add' && isPrivate && !OF_HOURS.test(text));
  return isEvent && !isPastDay && !isAsking(text) ? 'appointment_add' : undefined;
};

const TASK =
  /^\W*(?:(?:ok|and|also|please|pls|can you|could you|then) )*(?:put|add|stick|pencil in|write) ["“'‘]?(?:sign|turn in|return|bring|buy|pay|send|pick up|drop off|call|email|print|order|fill out|mail|wash|pack|register|renew|submit|sign up|clean|finish|start|check|book|schedule)\b.+ (?:on|for|to|down for) (?:the |this |next )?(?:calendar )?(?:today|tomorrow|tonight|mon|tue|wed|thu|fri|sat|sun|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
/** 'Put "sign permission slip" on Friday': a thing to do on a day is an event, and no day of school. */
const putsTask: Rule = ({ wish: { slots }, first, text }) =>
  TASK.test(text) &&
  slots.lists.length === 0 &&
  slots.days.some(({ isPast }) => !isPast) &&
  /^(?:school_|menu_place|todo|own_event|list_add|lesson_|unsure|out_of_scope|reminder)/.test(first)
    ? 'appointment_add'
    : undefined;

const TO_SCHOOL =
  /\b(?:put|add|mark|enter|save|store|note) (?:that|it|this)(?: down)? (?:in|on|to|into) (?:the |our |my |their )?school(?:['’]?s)? (?:calendar|schedule)\b/;
/** 'Tomorrow is a snow day. Can you put that in the school calendar?' is an order, although it asks. */
const ordersSchool: Rule = ({ wish: { slots }, first, text }) =>
  TO_SCHOOL.test(text) && slots.days.length > 0 && /^(?:school|day|own_event|appointment|unsure)/.test(first)
    ? 'school_add'
    : undefined;

const PUTS =
  /^\W*(?:(?:ok|and|also|please|pls|can you|could you|then) )*(?:put|add|stick|schedule|pencil in) (?!(?:it|that|this|them|him|her|me|us)\b)(.+?) (?:at|for) \d/;
/** 'Put pack kids' bags at 2 that day': a thing that no stored appointment is called moves none. */
const putsThing: Rule = ({ talk: { household }, wish: { slots }, first, text }) => {
  const thing = PUTS.exec(text)?.[1] ?? '';
  const isHeld = slots.visits.length + slots.contacts.length + slots.foods.length + slots.dishes.length > 0;
  const isTask = first === 'todo' && (slots.days.length > 0 || /\bthat (?:same )?day\b/.test(text));
  if ((first !== 'appointment_move' && !isTask) || slots.times.length === 0 || thing === '' || isHeld)
    return undefined;
  const people = new Set(
    [...household.members.map(({ name }) => name), ...slots.people.map(({ said }) => said)].flatMap((name) =>
      wordsOf(fold(name)),
    ),
  );
  const own = wordsOf(thing).filter((word) => word.length > 2 && !people.has(word) && !isCommonWord(word));
  const titles = household.appointments.flatMap(({ title }) => wordsOf(fold(title)));
  const isStored = own.some((word) => titles.some((title) => title.startsWith(word.replace(/s$/, ''))));
  return own.length > 1 && !isStored ? 'appointment_add' : undefined;
};

const CLOSED = /\bno (?:day ?care|preschool|pre-?k|nursery|kindergarten)\b|\b(?:closed|shut|off|closing)\b/;
/** 'Daycare is closed Monday': a day off of the place that a small child goes to. */
const closesCare: Rule = ({ talk: { household }, wish: { slots, text: said }, first, text }) =>
  slots.days.some(({ isPast }) => !isPast) &&
  slots.times.length === 0 &&
  CLOSED.test(text) &&
  /^(?:menu|own_event|appointment|contact|school|lesson|parenting|day|member|event|unsure|out_of|feeling|activity)/.test(
    first,
  ) &&
  careNamed({ household, slots, text: said }) !== undefined &&
  !isAsking(text) &&
  !text.includes('?')
    ? 'school_add'
    : undefined;

/** 'Call the endo': to be done, wherever it is about a visit. */
const DOES =
  /^(?:call|phone|ring|text|e-?mail|message|ask|tell|pay|book|order|buy|get|grab|pick|drop|send|fill|sign|print|return|cancel|check|schedule|confirm|take|bring|pack|mail|write|submit|upload|renew|refill)\b/i;
/** 'Remind me Friday at 4 to call the bank': a thing to do is an event, where no stored one of that day is meant. */
const remindsOfThing: Rule = (given) => {
  const {
    first,
    talk: { facts, household },
    wish: { text, slots },
  } = given;
  const thing = first === 'reminder' ? remindedThing({ text, slots, facts }) : undefined;
  if (thing === undefined) return undefined;
  const id = planOf(given, 'reminder')?.focus?.medical_appointment;
  const stored = household.appointments.find((one) => one.id === id);
  const isOfOwn = DOES.test(thing) && slots.times.length > 0 && slots.days.some(({ isPast }) => !isPast);
  const isThatDay = stored && slots.days.some(({ date }) => date === dayOfAppointment({ facts }, stored));
  return stored && !(isOfOwn && !isThatDay) ? undefined : 'appointment_add';
};

const STAYS =
  /\b(?:camping|away|out of town|in town|visiting|visits|staying|travel\w*|(?:driv(?:es?|ing)|fl(?:y|ies|ying)|go(?:es|ing)?|head(?:s|ing)?|off) (?:(?:up|down|over|out|back) )?to|on (?:a trip|vacation|holiday)|here|comes|coming|sleepover|retreat|cruise|tournament|camp)\b/;
const NO_STAY =
  /\b(?:pack\w*|plan|ideas?|menu|eat\w*|cook\w*|meals?|food|break|school|classes|lessons?|remember|notes?|profile|off|takes?|pills?)\b/;
/** 'My mother is here Dec 20 to 28', 'we drive up on the 26th and are home on the 29th': days to come are an event. */
const tellsStay: Rule = ({ talk, wish, first, text }) =>
  wish.slots.times.length === 0 &&
  STAYS.test(text) &&
  !NO_STAY.test(text) &&
  !isAsking(text) &&
  !text.includes('?') &&
  /^(?:parenting|activity|event_plan|travel|member|free|own_event|unsure|out_of_scope|day|medical_advice|school_add|appointment|contact)/.test(
    first,
  ) &&
  stayOf(askedOf(talk, runOf(wish, 'appointment_add'))) !== undefined
    ? 'appointment_add'
    : undefined;

const MEAL_OUT =
  /\b(?:book|pencil|put|stick|block|add|enter) (?:(?:in|down|us|me) )*(?:(?:an?|the|our) )?(?:\p{L}+ )?(?:dinner|lunch|brunch|breakfast|supper|drinks|coffee) (?:(?:for \p{L}+ )?at (?!\d|noon|home|ours)|with )\p{L}/u;
/** 'Put in lunch at the diner on Friday at 1': a meal somewhere else at an hour is an event, and no dish. */
const putsMealOut: Rule = ({ wish: { slots }, first, text }) =>
  /^(?:menu|dish|unsure|out_of_scope|send_message)/.test(first) &&
  slots.times.length > 0 &&
  (slots.days.some(({ isPast }) => !isPast) || /\bthat (?:same )?(?:day|night|evening)\b/.test(text)) &&
  MEAL_OUT.test(text) &&
  !isAsking(text)
    ? 'appointment_add'
    : undefined;

const WORKS = /\b(?:shifts?|work(?:s|ing)?|on duty|on call|nights?)\b/;
const TRADES = /\b(?:swap\w*|switch\w*|trad(?:e|ed|ing)|not|instead|rather than)\b/;
/** 'Tomasz swapped, he's not working Friday but Saturday': the stored shift of one of both days goes to the other. */
const swapsShift: Rule = (given) => {
  const {
    talk: { household, facts },
    wish: { slots },
    text,
  } = given;
  const ids = new Set(slots.people.flatMap((one) => one.ids));
  const isStored = household.appointments.some(
    (one) =>
      WORKS.test(fold(one.title)) &&
      one.familyMemberId !== null &&
      ids.has(one.familyMemberId) &&
      slots.days.some(({ date }) => date === dayOfAppointment({ facts }, one)),
  );
  return isStored && slots.days.length === 2 && WORKS.test(text) && TRADES.test(text) && !isAsking(text)
    ? 'appointment_move'
    : undefined;
};

const NO_EVENT =
  /\b(?:notes?|profile|remember|birthday|bday|menu|list|pantry|born|bedtime|wakes?|sleeps?|naps?|remind|timer|alarm)\b/;
const TAKEN_FOR_TALK =
  /^(?:parenting_ask|activity_ask|feeling|member_(?:change|about|add)|event_plan|routine_ask|out_of_scope|unsure|complaint|praise|travel_pack|lesson_add|member_remove|record_add)$/;
const MOST_TALK = 0.95;

/** 'Nell got a second lesson Monday 4 to 5', 'movers Friday 7am': a day and an hour to come are an event, whatever else is told. */
const tellsMoment: Rule = (given) => {
  const { wish, first, text } = given;
  const { slots, intents } = wish;
  if (isOver(given)) return undefined;
  const { days, times, foods, dishes, meals, medicines, doses, doctors } = slots;
  const isMoment = days.length > 0 && days.every(({ isPast }) => !isPast) && times.length > 0;
  const isOther = [foods, dishes, meals, medicines, doses, doctors].some((kind) => kind.length > 0);
  return isMoment &&
    !isOther &&
    TAKEN_FOR_TALK.test(first) &&
    (intents[0]?.share ?? 0) < MOST_TALK &&
    !isAsking(text) &&
    !text.includes('?') &&
    !NO_EVENT.test(text) &&
    !isVent(text)
    ? 'appointment_add'
    : undefined;
};

/** In their order. */
export const TOLD_RULES: readonly Rule[] = [
  swapsShift,
  renumbersLesson,
  ...ILLNESS_RULES,
  tellsLesson,
  ofSchoolDay,
  ordersSchool,
  putsTask,
  putsThing,
  closesCare,
  changesBreak,
  tellsBreak,
  tellsMoment,
  tellsStay,
  putsMealOut,
  remindsOfThing,
];

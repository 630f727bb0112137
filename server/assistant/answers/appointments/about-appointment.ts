// The fact that a question asks of one appointment: its place, its doctor, who brings, its length, its note, its reminder, or when it is.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatTime, wallTime } from '#rules/time/dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import { dayWords, howFar, momentWords, spanWords } from '../moments.ts';
import { nameOf } from '../people.ts';
import { asksLeave } from '../stored/question.ts';
import type { Asked } from '../plan.ts';
import { contactOf, dayOfAppointment, isComing, whenOf } from './find-appointments.ts';
import { aheadWords } from './remarks.ts';
import { appointmentSentence, calledAppointment, lasting, noteWords, whenSaid } from './say-appointments.ts';

/** True when one of the words is said. */
export type Says = (...words: string[]) => boolean;

export const saying = (asked: Asked): Says => {
  const said = new Set(wordsOf(asked.text));
  return (...words) => words.some((word) => said.has(word));
};

const YES_NO = new Set(['is', 'are', 'do', 'does', 'did', 'has', 'have', 'any', 'was', 'will']);

/** A question that wants 'Yes' or 'No'. */
export function isYesNo(asked: Asked): boolean {
  // Whether somebody may, and which of two it is, no visit answers with a yes.
  if (asksLeave(asked.text) || /\bor\b(?! (?:so|not)\b)/i.test(asked.text)) return false;
  const words = wordsOf(asked.text).filter(
    (word) => !['hey', 'hi', 'pip', 'please', 'so', 'ok', 'um', 'and', 'oh'].includes(word),
  );
  if (words.some((word) => ['when', 'what', 'where', 'who', 'which', 'how'].includes(word))) return false;
  return YES_NO.has(words[0] ?? '') || asked.text.trim().endsWith('right?');
}

function whereIs(asked: Asked, appointment: MedicalAppointment): string {
  const contact = contactOf(asked, appointment.contactId);
  const called = capital(calledAppointment(asked, appointment));
  const when = whenSaid(asked, appointment);
  if (contact === undefined)
    return `No contact is stored with ${calledAppointment(asked, appointment)}, ${when}, so I don't know the place.${noteWords(appointment)}`;
  if (contact.address.trim() === '')
    return `${called} is with ${quoted(contact.name)}, ${when}, but no address is stored for them.${contact.phoneNumber ? ` The number is ${quoted(contact.phoneNumber)}.` : ''}${noteWords(appointment)}`;
  return `${called} is at ${quoted(contact.address)}, with ${quoted(contact.name)}, ${when}.${noteWords(appointment)}`;
}

function whoWith(asked: Asked, appointment: MedicalAppointment): string {
  const contact = contactOf(asked, appointment.contactId);
  const called = capital(calledAppointment(asked, appointment));
  if (contact === undefined)
    return `No one is stored as the doctor for ${calledAppointment(asked, appointment)}, ${whenSaid(asked, appointment)}.`;
  const specialty = contact.specialty.trim() === '' ? '' : ` (${quoted(contact.specialty)})`;
  return `${called} is with ${quoted(contact.name)}${specialty}, ${whenSaid(asked, appointment)}.`;
}

export const ASKS_DRIVER = " Tell me who it is and I'll put it in the notes.";

/** The note of who brings somebody: only notes can hold it. */
function whoBrings(asked: Asked, appointment: MedicalAppointment): string {
  const called = calledAppointment(asked, appointment);
  const noted = new Set(wordsOf(appointment.notes));
  const names = [...asked.household.members, ...asked.household.contacts]
    .filter(({ id }) => id !== appointment.familyMemberId && id !== appointment.contactId)
    .flatMap(({ name }) => wordsOf(name).slice(0, 1));
  const isNamed = names.some((name) => noted.has(name));
  const none = isNamed ? '' : `No one is stored as the one who takes ${whoGoes(asked, appointment)}. `;
  return `${none}${capital(called)} is ${whenSaid(asked, appointment)}.${noteWords(appointment)}${isNamed ? '' : ASKS_DRIVER}`;
}

const whoGoes = (asked: Asked, { familyMemberId }: MedicalAppointment): string =>
  familyMemberId === asked.household.speakerId ? 'you' : (nameOf(asked, familyMemberId) ?? 'them');

function howLong(asked: Asked, appointment: MedicalAppointment): string {
  const called = capital(calledAppointment(asked, appointment));
  if (appointment.duration === null)
    return `No length is stored for ${calledAppointment(asked, appointment)}. It starts ${whenSaid(asked, appointment)}.`;
  return `${called} takes ${lasting(appointment.duration)}, from ${formatTime(whenOf(asked, appointment).slice(11))} on ${dayWords(dayOfAppointment(asked, appointment), asked.facts.today)}.`;
}

const ENDS = ['done', 'end', 'ends', 'over', 'finish', 'finished', 'finishes', 'ending'] as const;
const UNTIL = ['until', 'untill', 'til', 'till'] as const;
/** True for a question about the end of a visit: 'when is it over', 'until when'; 'how long until' asks for its day. */
export const asksEnd = ({ slots }: Pick<Asked, 'slots'>, says: Says): boolean =>
  (says(...ENDS) && says('when', 'what', 'time', 'by', ...UNTIL)) ||
  (says(...UNTIL) && !says('how', 'days', 'weeks', 'soon') && slots.days.length === 0);

/** '9:30 AM. Babi's check starts at 8:40 AM and takes 50 minutes.' */
export function endWords(asked: Asked, appointment: MedicalAppointment): string {
  const { duration } = appointment;
  if (duration === null) return howLong(asked, appointment);
  const { time, date } = wallTime(
    new Date(new Date(appointment.appointmentDate).getTime() + duration * 60_000),
    asked.facts.zone,
  );
  return `${formatTime(time)}. ${capital(calledAppointment(asked, appointment))} starts ${formatTime(whenOf(asked, appointment).slice(11))} on ${dayWords(date, asked.facts.today)} and takes ${lasting(duration)}.`;
}

function noteOn(asked: Asked, appointment: MedicalAppointment): string {
  const called = calledAppointment(asked, appointment);
  return appointment.notes.trim() === ''
    ? `No note is stored for ${called}, ${whenSaid(asked, appointment)}. Tell me what to bring and I'll add it.`
    : `For ${called}, ${whenSaid(asked, appointment)}, your note says “${quoted(appointment.notes)}”.`;
}

function reminderOn(asked: Asked, appointment: MedicalAppointment): string {
  const called = calledAppointment(asked, appointment);
  const hours = appointment.reminderTime ?? 24;
  const wall = wallTime(
    new Date(new Date(appointment.appointmentDate).getTime() - hours * 3_600_000),
    asked.facts.zone,
  );
  const moment = momentWords(`${wall.date}T${wall.time}`, asked.facts.today);
  const lead = /\bhow\b/i.test(asked.said) ? 'The reminder is' : 'Yes,';
  return appointment.reminderEnabled
    ? `${lead} ${aheadWords(hours)}, ${moment}, for ${called}, ${whenSaid(asked, appointment)}.`
    : `No, the reminder is off for ${called}, ${whenSaid(asked, appointment)}.`;
}

function untilWords(asked: Asked, appointment: MedicalAppointment): string {
  const date = dayOfAppointment(asked, appointment);
  const { today } = asked.facts;
  const far = howFar(date, today);
  const time = formatTime(whenOf(asked, appointment).slice(11));
  if (!isComing(asked, appointment)) return appointmentSentence(asked, appointment);
  const when = far.startsWith('in ')
    ? `${far.slice(3)}, on ${momentWords(whenOf(asked, appointment), today)}`
    : `${far} at ${time}`;
  const called = calledAppointment(asked, appointment);
  const sentence = far.startsWith('in ')
    ? `${capital(when.split(',')[0] ?? '')} until ${called},${when.slice(when.indexOf(',') + 1)}`
    : `${called} is ${when}`;
  return `${capital(sentence)}.${noteWords(appointment)}`;
}

/** The answer about one appointment, as far as the question asks for one thing of it. */
export function aboutOne(asked: Asked, appointment: MedicalAppointment, says: Says): string {
  if (says('or') && asked.slots.contacts.length > 1) return whoWith(asked, appointment);
  if (says('twice', 'duplicate', 'duplicated')) return howOften(asked, appointment);
  if (asksEnd(asked, says)) return endWords(asked, appointment);
  if (says('where', 'address', 'located', 'location')) return whereIs(asked, appointment);
  if (says(...FOOD) || (says('fast', 'fasting') && ASKS_WHETHER.test(asked.said)))
    return foodBefore(asked, appointment);
  if (!says('bring') && says('remind', 'reminder', 'reminders')) return reminderOn(asked, appointment);
  if (!says('who') && says('bring', 'note', 'notes', 'supposed', 'prepare', 'remember'))
    return noteOn(asked, appointment);
  const isOnlyLong = /^\W*(?:(?:and|so|ok) )*(?:for )?how long\W*$/i.test(asked.said);
  if (
    isOnlyLong ||
    (says('long') && says('take', 'takes', 'last', 'be', 'is') && !says(...UNTIL, 'ago', 'before'))
  )
    return howLong(asked, appointment);
  if (says(...UNTIL) || (says('how') && says('days', 'weeks', 'soon'))) return untilWords(asked, appointment);
  // 'Who goes first' of two is no ride.
  const isInRow = /\b(?:goes|is|up) (?:first|second|last|next)\b/i.test(asked.said);
  if (says('who', 'whom', 'ride', 'anybody') && says(...BRINGS) && !isInRow)
    return whoBrings(asked, appointment);
  if (says('who', 'whom') && !says('when') && !isInRow) return whoWith(asked, appointment);
  return `${yesOrNo(asked, appointment)}${noteWords(appointment)}`;
}

/** How often an appointment is stored at its very moment. */
function howOften(asked: Asked, appointment: MedicalAppointment): string {
  const same = asked.household.appointments.filter(
    ({ appointmentDate, familyMemberId, title }) =>
      appointmentDate === appointment.appointmentDate &&
      familyMemberId === appointment.familyMemberId &&
      title === appointment.title,
  );
  return same.length > 1
    ? `Yes, it is stored ${same.length} times. ${appointmentSentence(asked, appointment)}`
    : `No, it is stored once. ${appointmentSentence(asked, appointment)}`;
}

const ASKS_WHETHER = /\b(?:do|does|did|is|are|should|can|must|has|have|need)\b/i;
const NO_FAST = /\b(?:no|not|without|don['’]?t|doesn['’]?t)\b(?: \w+){0,3} fast(?:ing)?\b/i;
/** 'No.' or 'Yes.' where the note tells whether to fast. */
function fastLead({ said }: Asked, notes: string): string {
  if (!/\bfast(?:ing)?\b/i.test(said) || !/\bfast(?:ing)?\b/i.test(notes)) return 'By the note,';
  return NO_FAST.test(notes) ? 'No,' : 'Yes,';
}

const FOOD = 'eat eats eating drink drinks drinking breakfast coffee tea juice water'.split(' ');

/** The notes' words on food and drink before a visit; nothing else is known of it. */
function foodBefore(asked: Asked, appointment: MedicalAppointment): string {
  const called = calledAppointment(asked, appointment);
  const noted = wordsOf(appointment.notes);
  const isNoted = noted.some((word) => word.startsWith('fast') || FOOD.includes(word) || word === 'food');
  return isNoted
    ? `${fastLead(asked, appointment.notes)} “${quoted(appointment.notes)}”. ${capital(called)} is ${whenSaid(asked, appointment)}.`
    : `Nothing is stored about eating or drinking before ${called}, ${whenSaid(asked, appointment)}, so please ask the office.${noteWords(appointment)}`;
}

const BRINGS = 'drive drives driving drove take takes taking brings bring picks pick ride goes'.split(' ');

const DONE =
  /^\W*(?:(?:so|and|hey|ok|pip|wait|but) )*(?:did(?:n['’]?t)? (?!.*\b(?:schedul\w*|book\w*|make|made|set|sign\w*|mov\w*|cancel\w*|add\w*|put|call\w*)\b)|(?:has|have|hasn['’]?t|haven['’]?t) .*\b(?:had|been|gone|done|seen|gotten|taken|finished)\b|(?:is|are|was|were) .*\b(?:done|finished|over|through)\b)/i;
/** 'Did she do the physical yet', 'is he done with the eye exam' */
const asksDone = ({ said }: Asked): boolean => DONE.test(said);

/** 'Yes, …', or 'No, it's at …' where another day or hour was said, before the fact. */
function yesOrNo(asked: Asked, appointment: MedicalAppointment): string {
  const sentence = appointmentSentence(asked, appointment);
  // 'Is Dad home for Ada's scan' is not about whether she has one.
  const [subject, ...others] = asked.slots.people;
  const isOfOther = others.length > 0 && subject?.ids.includes(appointment.familyMemberId ?? '') === false;
  if (!isYesNo(asked) || isOfOther) return sentence;
  if (asksDone(asked) && isComing(asked, appointment)) return `Not yet. ${sentence}`;
  const { times, days } = asked.slots;
  const wall = whenOf(asked, appointment);
  const isTime = times.length === 0 || times.some(({ time }) => time === wall.slice(11));
  const isDay =
    days.length === 0 ||
    days.some(({ date, endDate = date }) => date <= wall.slice(0, 10) && wall.slice(0, 10) <= endDate);
  return `${isTime && isDay ? 'Yes' : 'No'}, ${sentence.startsWith('Your ') ? sentence.slice(0, 1).toLowerCase() + sentence.slice(1) : sentence}`;
}

/** 'Is the dentist on Monday': not then, but on its day. */
export function onAnotherDay(asked: Asked, found: MedicalAppointment): string {
  const { today } = asked.facts;
  const day = spanWords(asked.slots.days[0] ?? { date: today, span: [0, 0] }, today);
  const denied = `${isYesNo(asked) ? 'No, not' : 'Not'} ${day}.`;
  return `${denied} ${appointmentSentence(asked, found)}${noteWords(found)}`;
}

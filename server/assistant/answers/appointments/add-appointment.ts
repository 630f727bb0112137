// 'Add the dentist for Mia next Tuesday at 3:30, bring the insurance card, remind us a day before'
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { addDays, formatTime, minutesOfDay } from '#rules/time/dates.ts';
import { firstOfRepeat } from '#rules/time/spoken/repeats.ts';
import { spokenDates } from '#rules/time/spoken/spoken-dates.ts';
import { fold } from '../../text/fold-text.ts';
import { listed, quoted } from '../../text/say.ts';
import { clockOf, dayWords, isReturn, momentOf, momentWords, nowAt, spanWords } from '../moments.ts';
import { askWhom, forWhom, whomIn } from '../people.ts';
import { namesOf } from '../health/narrow.ts';
import { wordingFor } from '../wording.ts';
import type { Asked, Plan } from '../plan.ts';
import { contactsFor, isOwnEvent, newDoctor, titleOf, visitsOf } from './appointment-words.ts';
import { atHomeOf } from './at-home-of.ts';
import { byTime, dayOfAppointment, whenOf } from './find-appointments.ts';
import { notesWith, remarksOfNew, reminderOf, visitLength, aheadWords } from './remarks.ts';
import { placeBehind } from './place.ts';
import { remindedOf } from './reminded.ts';
import { APPOINTMENT_READS, calledAppointment } from './say-appointments.ts';
import { unusedDays } from './unused-days.ts';
import { inOrder, membersFor, withContactBefore, withoutHelpers } from './visit-members.ts';

interface When {
  date: string;
  times: string[];
  notes: string[];
}

const askWhen = (asked: string, text: string): Plan => ({ text, asked });

/** Hours that families mean in either half of the day. */
const isUnsureHour = (time: string): boolean => ['07', '08', '18', '19'].includes(time.slice(0, 2));

/** 'dentist', 'doctor visit', 'visit with Dr. Amari' */
function visitCalled(title: string): string {
  if (title === 'Doctor') return 'doctor visit';
  return /^Dr\b/.test(title) ? `visit with ${quoted(title)}` : quoted(title);
}

/** Not 'no food until 9'. */
const UNTIL =
  /^(?:until|untill|till?|thru|through)\b|(?<!\b(?:food|eat|eating|drink|drinking|fast|fasting|nothing) )\b(?:until|untill|till?|thru|through) (?:about |around )?$/i;
/** The end of 'wrestling Thursday until 6', which tells no beginning; also where the beginning is the answer to a question. */
const endSaid = ({ text, facts }: Asked): string | undefined =>
  spokenDates(text, clockOf(facts)).times.find(
    ({ endTime, span: [from, to] }) =>
      endTime === undefined && (UNTIL.test(text.slice(from, to)) || UNTIL.test(text.slice(0, from))),
  )?.time;

/** The day and the times, or the question for what is missing. */
function whenFor(asked: Asked, title: string): When | Plan {
  const { slots, facts } = asked;
  const moment = momentOf(asked);
  const { repeat } = slots;
  const date =
    moment.date ??
    slots.days.findLast(({ isPast, endDate }) => !isPast && endDate === undefined)?.date ??
    (repeat && firstOfRepeat(repeat, facts.today));
  const called = visitCalled(title);
  if (date === undefined && moment.range)
    return askWhen(
      'day',
      `Which day and time is the ${called}? You said ${spanWords(moment.range, facts.today)}; I'll note it here, but the office has to book it.`,
    );
  if (date === undefined && slots.days.length > 0)
    return askWhen('when', 'That day has passed. Which day is it, and at what time?');
  if (date === undefined)
    return moment.time === undefined
      ? askWhen(
          'when',
          wordingFor(asked.text, [
            `When is the ${called}, day and time?`,
            `Which day and what time is the ${called}?`,
            `What day and time should I put for the ${called}?`,
          ]),
        )
      : askWhen('day', `Which day is it, at ${formatTime(moment.time)}?`);
  if (moment.time === undefined)
    return askWhen(
      'time',
      wordingFor(asked.text, [
        `What time ${spanWords({ date, span: [0, 0] }, facts.today)}?`,
        `${dayWords(date, facts.today)}, got it. At what time?`,
        `At what time on ${dayWords(date, facts.today)}?`,
      ]),
    );
  if (moment.time === endSaid(asked))
    return askWhen(
      'time',
      `${formatTime(moment.time)} is when it ends. When does the ${called} begin ${spanWords({ date, span: [0, 0] }, facts.today)}?`,
    );
  // 'Ballet Tuesdays 3:30' on a Tuesday evening begins next week.
  const isLate = repeat !== undefined && date === facts.today && `${date}T${moment.time}` < nowAt(facts);
  const first = isLate ? (firstOfRepeat(repeat, addDays(date, 1)) ?? date) : date;
  const wall = `${first}T${moment.time}`;
  if (wall < nowAt(facts))
    return askWhen('when', `${momentWords(wall, facts.today)} has passed. Which day and time is it?`);
  const isMoved = moment.time !== slots.times.at(-1)?.time;
  const told = isMoved || isUnsureHour(moment.time) ? moment.note : undefined;
  const once =
    repeat && `I keep single appointments, so this is the first; tell me the next date when it's due.`;
  return {
    date: first,
    times: [...slots.times.slice(0, -1).map(({ time }) => time), moment.time],
    notes: [told, once].flatMap((note) => note ?? []),
  };
}

/** One contact, none, or the question which. */
function contactFor(asked: Asked): { contact?: MedicalContact; question?: Plan; open?: string } {
  const found = contactsFor(asked);
  const [only] = found;
  if (found.length === 1 && only) return { contact: only };
  if (found.length < 2) return {};
  if (asked.slots.contacts.length === 0)
    return {
      open: `With whom is open, ${listed(found.map(({ name }) => quoted(name)))} ${found.length === 2 ? 'both' : 'all'} fit.`,
    };
  return {
    question: {
      text: `With ${listed(
        found.map(({ name }) => quoted(name)),
        'or',
      )}?`,
      asked: 'contact',
      offered: found.map(({ id, name }) => ({
        label: quoted(name),
        choice: { kind: 'medical_contact', id },
      })),
    },
  };
}

/** Another appointment of the person near that moment. */
function clashOf(asked: Asked, { id }: FamilyMember, wall: string): string | undefined {
  const ofDay = asked.household.appointments.filter(
    (appointment) =>
      appointment.familyMemberId === id && dayOfAppointment(asked, appointment) === wall.slice(0, 10),
  );
  const [other] = ofDay.toSorted(byTime);
  return (
    other &&
    `Heads up, ${calledAppointment(asked, other)} is that day too, at ${formatTime(whenOf(asked, other).slice(11))}.`
  );
}

/** Minutes of '10 to noon', and of '4' where 'until 6' was said before. */
function lengthTo(asked: Asked, begin: string): number | undefined {
  const isAnswer = asked.text !== asked.said;
  const end = asked.slots.times.at(-1)?.endTime ?? (isAnswer ? endSaid(asked) : undefined);
  return end !== undefined && end > begin ? minutesOfDay(end) - minutesOfDay(begin) : undefined;
}

const PUTS_IT = /\b(?:put|add|book|stick|block) (?:it|that|this)\b/i;
/** The fields that are the same for everybody. */
function sharedFields(
  asked: Asked,
  title: string,
  time: string,
  contact: MedicalContact | undefined,
): Record<string, unknown> {
  const doctor = contact === undefined ? newDoctor(asked) : undefined;
  const isOtherTitle = doctor !== undefined && doctor !== title;
  // 'Oil change for my car' says all of it in its title.
  const remarks = remarksOfNew(withoutHelpers(asked)).filter(
    (remark) =>
      (!isOwnEvent(asked) || !remark.startsWith('For ')) &&
      fold(remark) !== fold(title) &&
      !(PUTS_IT.test(remark) && fold(remark).includes(fold(title))) &&
      !/^\p{L}+ (?:goes |is )?first$/iu.test(remark),
  );
  const back = asked.slots.days.find(({ span }) => isReturn(asked.text, span));
  const notes = notesWith('', [
    ...(isOtherTitle ? [`With ${doctor}`] : []),
    ...remarks,
    ...(isOwnEvent(asked) ? placeBehind(asked) : []),
    ...(back ? [`Back ${asked.text.slice(...back.span)}`] : []),
  ]);
  const duration = visitLength(asked) ?? lengthTo(asked, time);
  const hasReason = !isOwnEvent(asked) && /(?:^|\. )(?:For|About|Because of|Regarding) /.test(notes);
  const type = visitsOf(asked)[0]?.visit.type ?? (hasReason ? 'consultation' : undefined);
  return {
    title,
    ...(contact ? { contactId: contact.id } : {}),
    ...(type ? { type } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(notes === '' ? {} : { notes }),
    ...reminderOf(asked, time),
  };
}

/** Twelve hours on, of an hour of the morning. */
const later12 = (time: string): string => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
/** A sleepover 'at 7', yoga '7 to 9' are in the evening; an office opens in the morning. */
function inTheEvening(asked: Asked): Asked {
  const times = asked.slots.times.map((time) => {
    const { endTime } = time;
    if (time.assumed !== 'morning' || !/^0[67]/.test(time.time)) return time;
    const isBoth = endTime !== undefined && endTime > time.time && endTime < '12:00';
    // 'Work 7 to 3' is a day.
    if (endTime !== undefined && !isBoth) return time;
    const end = isBoth ? { endTime: later12(endTime) } : {};
    return { ...time, ...end, time: later12(time.time), assumed: 'afternoon' as const };
  });
  return { ...asked, slots: { ...asked.slots, times } };
}

/** 'Dentist for Mia, Tuesday at 3:30 PM, with Dr. Amari', once for everybody or each at their own time. */
function saidVisits(
  asked: Asked,
  title: string,
  members: readonly FamilyMember[],
  walls: readonly string[],
  contact: MedicalContact | undefined,
): string {
  const { today } = asked.facts;
  const by = contact && contact.name !== title ? `, with ${quoted(contact.name)}` : '';
  const each = members.map(
    ({ id }, at) => `${quoted(title)}${forWhom(asked, id)}, ${momentWords(walls[at] ?? '', today)}${by}`,
  );
  const whom = members.length === 0 ? '' : ` for ${namesOf(asked, members)}`;
  const all = `${quoted(title)}${whom}, ${momentWords(walls[0] ?? '', today)}${by}`;
  return new Set(walls).size > 1 ? each.join('; ') : all;
}

/** The question for the day or the time of a reminder, and where it will be. */
const askedForReminder = ({ slots }: Asked, question: Plan): Plan => {
  const isBoth = question.asked === 'when' && slots.days.length === 0;
  const asks = isBoth ? 'Which day and time is it?' : question.text;
  return { ...question, text: `I keep no to-dos, but an entry on the calendar carries a reminder. ${asks}` };
};
const SHOWS = 'Its reminder shows in PipPal, under the bell, in the hour before; nothing rings.';
/** Nobody but the parent who writes is told anything. */
const remindsShown = (asked: Asked, members: readonly FamilyMember[]): string => {
  const others = members.filter(({ id }) => id !== asked.household.speakerId);
  return others.length === 0 ? SHOWS : `I can't message ${namesOf(asked, others)}. ${SHOWS}`;
};
const remindsAhead = ({ reminderTime }: Readonly<Record<string, unknown>>): string =>
  typeof reminderTime === 'number' ? `I'll remind you ${aheadWords(reminderTime)}.` : '';

const READY = ["Here's the card.", 'Ready for your OK.', 'Take a look and approve it.'];

/** 'Add the dentist for Mia next Tuesday at 3:30' */
export function addAppointment(typed: Asked): Plan {
  const reminded = remindedOf(typed);
  const home = reminded ?? atHomeOf(typed);
  const heard = withContactBefore(home?.asked ?? typed);
  const asked = isOwnEvent(heard) ? inTheEvening(heard) : heard;
  const title = home?.title ?? titleOf(asked);
  const whom = whomIn(asked);
  if (title === undefined && whom.kind === 'unclear')
    return askWhom(asked, whom.members, 'Which doctor or kind of visit is it, and for whom?');
  if (title === undefined)
    return { text: 'What kind of appointment is it, or which doctor is it with?', asked: 'what' };
  const told = membersFor(asked);
  if (!Array.isArray(told)) return told;
  const members = inOrder(asked, told);
  const when = whenFor(asked, title);
  if ('text' in when) return reminded ? askedForReminder(asked, when) : when;
  const { contact, question, open = '' } = contactFor(asked);
  if (question) return question;
  const unused = unusedDays(asked, when.date);
  const whoever = members.length === 0 ? [undefined] : members;
  const walls = whoever.map(
    (_, at) =>
      `${when.date}T${(when.times.length === members.length ? when.times[at] : when.times.at(-1)) ?? ''}`,
  );
  const fields = {
    ...sharedFields(asked, title, walls[0]?.slice(11) ?? '', contact),
    ...(reminded ? { reminderEnabled: true, reminderTime: 1 } : {}),
  };
  const cards = whoever.map((member, at) => ({
    tool: 'createMedicalAppointment',
    input: { ...fields, appointmentDate: walls[at], ...(member ? { familyMemberId: member.id } : {}) },
  }));
  const said = `${saidVisits(asked, title, members, walls, contact)}.`;
  const clashes = members.flatMap((member, at) => clashOf(asked, member, walls[at] ?? '') ?? []);
  const ahead = reminded ? remindsShown(asked, members) : remindsAhead(fields);
  const place = isOwnEvent(asked) ? "It goes with the appointments, so it's on your calendar." : '';
  const ready = wordingFor(asked.text, READY);
  return {
    // Of several times for one person the last was chosen; a reminder is named by all of its words.
    isAccounted: when.times.length > 1 || reminded !== undefined,
    text: [said, open, place, ahead, ...when.notes, ...clashes, unused, ready]
      .filter((part) => part !== '')
      .join(' '),
    cards,
    reads: APPOINTMENT_READS,
    focus: {
      day: when.date,
      ...(members[0] ? { family_member: members[0].id } : {}),
      ...(contact ? { medical_contact: contact.id } : {}),
    },
  };
}

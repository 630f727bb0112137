// 'Move Mia's dentist to Friday at 10', 'push the allergist back a week', 'an hour later', 'take the 15th'
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { onTheClock, type SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import type { FoundTime } from '#rules/time/spoken/times.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital, quoted } from '../../text/say.ts';
import { minutesIn, momentWords, nowAt, spanWords } from '../moments.ts';
import { wordingFor } from '../wording.ts';
import type { Asked, Plan } from '../plan.ts';
import { hasOffice } from './appointment-words.ts';
import { chooseAppointments } from './choose-appointment.ts';
import { onDays, whenOf } from './find-appointments.ts';
import { aheadWords, newLength, notesWith, remarksOf, reminderOf, shiftsOf } from './remarks.ts';
import { APPOINTMENT_READS, calledAppointment, focusOn } from './say-appointments.ts';
import { attendanceThen, questionBeside, spanLength, swappedInNotes } from './letter-of-move.ts';
import { unlessMove } from './names-a-move.ts';
import { nearAppointment, sourceOf } from './near-day.ts';
import { movedInTurn } from './moved-in-turn.ts';
import { evening, isTooFar, shifted } from './moved-time.ts';

/** 'And note that she goes from her dad's' */
const TOLD_NOTE =
  /\b(?:note|write down|put down|jot down|mention|(?:add|make|leave) a note|(?:add|put|stick|write) (?:it )?(?:to|in|into|on) (?:the|his|her|their|its) notes?) that ([^.;!?\n]{3,}?)(?=,? (?:because|since|bc|please|pls|thanks)\b|[.;!?\n]|$)/i;
const IS_OLD = /\b(?:not|instead of|rather than|can'?t|can not|couldn'?t|from|was)\b[^,.;]{0,14}$/i;

interface Placed {
  day: SpokenDay;
  isOld: boolean;
}

/** The days of a wish: those on which it was, and those to which it may go. */
function daysOf(asked: Asked): Placed[] {
  return asked.slots.days.flatMap((day): Placed[] => {
    // 'From Tuesday to Friday' is read as one stretch.
    const isFromTo = wordsOf(sourceOf(asked, day.span).slice(...day.span)).includes('to');
    if (day.endDate !== undefined && (day.lead === 'from' || isFromTo))
      return [
        { day: { date: day.date, span: day.span }, isOld: true },
        { day: { date: day.endDate, span: day.span }, isOld: false },
      ];
    const before = sourceOf(asked, day.span).slice(0, day.span[0]);
    return [{ day, isOld: day.isPast || day.lead === 'from' || (IS_OLD.test(before) && day.lead !== 'to') }];
  });
}

const isOldTime = (asked: Asked, { span }: FoundTime): boolean =>
  IS_OLD.test(sourceOf(asked, span).slice(0, span[0]));

/** The time said with a day: the next one behind it, or the one right before it. */
function timeWith(asked: Asked, date: string, placed: readonly Placed[]): string | undefined {
  const times = asked.slots.times.filter((time) => !isOldTime(asked, time));
  const own = times.filter(({ span }) => {
    const before = placed.findLast(({ day }) => day.span[0] <= span[0]) ?? placed[0];
    return before?.day.date === date || before?.day.endDate === date;
  });
  if (own.length > 0) return own.at(-1)?.time;
  // 'At 4 on the 10th'; a time beside the old day is the old one.
  return placed.some(({ isOld }) => isOld) || times.length > 1 ? undefined : times.at(-1)?.time;
}

interface Target {
  date?: string;
  time?: string;
  /** Minutes to move it by. */
  shift?: number;
  range?: SpokenDay;
}

const EARLIER =
  /\b(?:earlier|sooner|(?:moved?|bump(?:ed)?|pull(?:ed)?|bring|brought) (?:\w+ ){0,4}?(?:up|forward)|forward)\b/;

const DIRECTION = /\b(?:earlier|sooner|later|back|forward|up|down)\b/i;

const FOLLOWING_WEEK =
  /\b(?:the )?(?:following week|week after)(?! (?:next|the|that|this|we|my|her|his|our)\b)/i;
const WEEK = 7 * 24 * 60;

/** Minutes to move by: 'a week', also where 'a day later' was read as a day. */
function shiftOf(asked: Asked): number {
  const asDays = asked.slots.days.map(({ span }) => {
    const [, length] = /^(.+) (?:later|earlier|sooner)$/i.exec(sourceOf(asked, span).slice(...span)) ?? [];
    return length === undefined ? 0 : (minutesIn(length) ?? 0);
  });
  const lengths = shiftsOf(asked).map(({ minutes }) => minutes);
  return [...asDays, ...lengths].reduce((sum, minutes) => sum + minutes, 0);
}

/** Where to an appointment goes. */
function targetOf(asked: Asked, placed: readonly Placed[]): Target {
  const coming = placed.filter(({ isOld }) => !isOld);
  const { slots, text, said } = asked;
  const places = [...new Map(coming.map(({ day }) => [day.date, day])).values()];
  const [ordinal] = slots.ordinals;
  const picked =
    ordinal !== undefined && places.length > 1 ? places.at(ordinal > 0 ? ordinal - 1 : ordinal) : undefined;
  const day = picked ?? coming.findLast(({ day: { lead } }) => lead === 'to')?.day ?? coming.at(-1)?.day;
  const shifts = shiftOf(asked);
  if (shifts > 0 && slots.times.length === 0)
    return { shift: EARLIER.test(fold(DIRECTION.test(said) ? said : text)) ? -shifts : shifts };
  // A week after its own day, which is no week after this one.
  if (
    FOLLOWING_WEEK.test(said) &&
    slots.times.length === 0 &&
    (day === undefined || day.endDate !== undefined)
  )
    return { shift: WEEK };
  if (day?.endDate !== undefined) return { range: day };
  const time = day
    ? timeWith(asked, day.date, placed)
    : slots.times.findLast((one) => !isOldTime(asked, one))?.time;
  return { ...(day ? { date: day.date } : {}), ...(time === undefined ? {} : { time }) };
}

/** The new wall time of an appointment. */
function newWall(asked: Asked, appointment: MedicalAppointment, { date, time, shift }: Target): string {
  const before = whenOf(asked, appointment);
  const near = date === undefined ? undefined : nearAppointment(asked, before.slice(0, 10), date);
  if (near !== undefined)
    return newWall(asked, appointment, { date: near, ...(time === undefined ? {} : { time }) });
  if (shift !== undefined) return shifted(before, shift);
  const real = onTheClock(date ?? before.slice(0, 10), evening(asked, before, time), asked.facts.zone);
  return `${real.date}T${real.time}`;
}

const isNowhere = ({ date, time, shift }: Target): boolean =>
  date === undefined && time === undefined && shift === undefined;

function askWhere(asked: Asked, appointment: MedicalAppointment, { range }: Target): Plan {
  const called = calledAppointment(asked, appointment);
  const text = range
    ? `Which day ${spanWords(range, asked.facts.today)} is ${called}?`
    : wordingFor(asked.text, [
        `What's the new day and time for ${called}?`,
        `When is ${called} now?`,
        `Where should I move ${called}, which day and time?`,
      ]);
  return { text, asked: 'when', focus: focusOn(asked, appointment), reads: APPOINTMENT_READS };
}

const OFFICE = [
  "The office doesn't hear of it from me.",
  "If the office doesn't know yet, please tell them.",
  "I don't tell the office, that part is yours.",
];

/** Who has to be told, behind a sentence; nothing where nobody books it. */
const officeWords = ({ text }: Asked, moved: readonly MedicalAppointment[]): string =>
  moved.some(hasOffice) ? ` ${wordingFor(text, OFFICE)}` : '';

const SWAPS = new Set(['swap', 'swapped', 'switch', 'switched', 'trade', 'exchange']);

/** 'Swap the twins' eye times': each gets the moment of the other. */
function swapped(asked: Asked, one: MedicalAppointment, other: MedicalAppointment): Plan {
  const { today } = asked.facts;
  const to = [
    { appointment: one, wall: whenOf(asked, other) },
    { appointment: other, wall: whenOf(asked, one) },
  ];
  const said = to.map(
    ({ appointment, wall }) => `${calledAppointment(asked, appointment)} goes to ${momentWords(wall, today)}`,
  );
  return {
    text: `${capital(said.join('; '))}.${officeWords(asked, [one, other])}`,
    cards: to.map(({ appointment, wall }) => ({
      tool: 'updateMedicalAppointment',
      input: { id: appointment.id, appointmentDate: wall },
    })),
    isAccounted: true,
    reads: APPOINTMENT_READS,
    focus: focusOn(asked, one),
  };
}

/** The question for another day, where one of the moves goes into the past or too far ahead. */
function outOfReach(
  asked: Asked,
  moves: readonly { appointment: MedicalAppointment; wall: string }[],
): Plan | undefined {
  const { today } = asked.facts;
  const passed = moves.find(({ wall }) => wall < nowAt(asked.facts));
  const far = moves.find(({ appointment, wall }) => isTooFar(asked, whenOf(asked, appointment), wall));
  const unfit = far ?? passed;
  return (
    unfit && {
      text: far
        ? `${momentWords(unfit.wall, today)} is more than a year ahead. Which day and year do you mean?`
        : `${momentWords(unfit.wall, today)} has passed. Which day and time is it?`,
      asked: 'when',
      focus: focusOn(asked, unfit.appointment),
    }
  );
}

const notesAfter = (
  { notes }: MedicalAppointment,
  remarks: readonly string[],
  renewed = notes,
): { notes?: string } => {
  const after = remarks.length > 0 ? notesWith(renewed, remarks) : renewed;
  return after === notes ? {} : { notes: after };
};

/** 'Push the allergist back a week' */
export function moveAppointment(heard: Asked): Plan {
  const { asked, question } = questionBeside(heard);
  const other = unlessMove(asked) ?? movedInTurn(asked, moveAppointment);
  if (other) return other;
  const placed = daysOf(asked);
  const old = placed.filter(({ isOld }) => isOld).map(({ day }) => day);
  const found = chooseAppointments(asked, hintsOf(asked, placed, old));
  if (!Array.isArray(found)) return found;
  const target = targetOf(asked, placed);
  const [first] = found;
  if (first === undefined) return { text: 'Which appointment is it?', asked: 'which' };
  const [, second, third] = found;
  if (isNowhere(target) && second && !third && wordsOf(asked.text).some((word) => SWAPS.has(word)))
    return swapped(asked, first, second);
  if (isNowhere(target)) return askWhere(asked, first, target);
  const { today } = asked.facts;
  const moves = found.map((appointment) => ({ appointment, wall: newWall(asked, appointment, target) }));
  const same = moves.find(({ appointment, wall }) => wall === whenOf(asked, appointment));
  if (same && moves.length === 1)
    return {
      text: `${capital(calledAppointment(asked, same.appointment))} is already ${momentWords(same.wall, today)}. What's the new day or time?`,
      asked: 'when',
      focus: focusOn(asked, same.appointment),
      reads: APPOINTMENT_READS,
    };
  const unfit = outOfReach(asked, moves);
  if (unfit) return unfit;
  const told = TOLD_NOTE.exec(asked.text)?.[1];
  const remarks = told === undefined ? remarksOf(asked) : [capital(told.trim())];
  const said = moves.map(
    ({ appointment, wall }) =>
      `${calledAppointment(asked, appointment)} moves from ${momentWords(whenOf(asked, appointment), today)} to ${momentWords(wall, today)}`,
  );
  const isKept = target.date !== undefined && target.time === undefined;
  const noted = remarks.length > 0 ? ` “${quoted(remarks.join('. '))}” goes into the notes.` : '';
  const swap = moves.length === 1 ? swappedInNotes(asked.text, first.notes) : undefined;
  const duration = newLength(asked) ?? spanLength(asked, moves[0]?.wall ?? '');
  const long = duration === undefined ? '' : ` It takes ${duration} minutes then.`;
  const reminder = moves.length === 1 ? reminderOf(asked, moves[0]?.wall.slice(11) ?? '') : undefined;
  const reminded =
    reminder?.reminderTime === undefined ? '' : ` It has a reminder ${aheadWords(reminder.reminderTime)}.`;
  const text = `${capital(said.join('; '))}${isKept ? `, same time` : ''}.${long}${reminded}${swap?.said ?? ''}${noted}`;
  return {
    isAccounted: true,
    text: `${text}${officeWords(asked, found)}${attendanceThen(heard, question, first, moves[0]?.wall ?? '')}`,
    cards: moves.map(({ appointment, wall }) => ({
      tool: 'updateMedicalAppointment',
      input: {
        id: appointment.id,
        appointmentDate: wall,
        ...(duration === undefined ? {} : { duration }),
        ...reminder,
        ...notesAfter(appointment, remarks, swap?.notes),
      },
    })),
    reads: APPOINTMENT_READS,
    focus: focusOn(asked, first),
  };
}

/** Days by which the appointment may be found: the old ones, else any said on which one is. */
function hintsOf(asked: Asked, placed: readonly Placed[], old: readonly SpokenDay[]): SpokenDay[] {
  if (old.length > 0) return [...old];
  // 'Move it to the 3rd': the day is where it goes, whoever has something then.
  const pointsBack = asked.slots.pronouns.some((word) => word === 'it' || word === 'that' || word === 'this');
  if (pointsBack && asked.focus.medical_appointment !== undefined) return [];
  const days = placed.map(({ day }) => day).filter(({ lead }) => lead !== 'to');
  const isOne = onDays(asked, asked.household.appointments, days).length > 0;
  return isOne ? days : [];
}

// 'Does anything clash on the 10th': appointments of a day that overlap, or that one person has at the same time.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatTime } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { capital, listed } from '../../text/say.ts';
import { dayOfAppointment, isComing, whenOf } from '../appointments/find-appointments.ts';
import { calledAppointment, onDayWords } from '../appointments/say-appointments.ts';
import type { Asked, Plan } from '../plan.ts';
import { dayReads, dayView, type DayView } from './day-view.ts';

const CLASHES = /\b(?:clash\w*|overlap\w*|conflicts?|double[- ]?book\w*|same time)\b/;
export const asksClash = ({ text }: Pick<Asked, 'text'>): boolean => CLASHES.test(fold(text));

/** An appointment without a length is taken to last so long. */
const USUAL_MINUTES = 30;

interface Span {
  start: number;
  end: number;
}

function spanOf(asked: Asked, appointment: MedicalAppointment): Span {
  const [hours = 0, minutes = 0] = whenOf(asked, appointment).slice(11).split(':').map(Number);
  const start = hours * 60 + minutes;
  return { start, end: start + (appointment.duration ?? USUAL_MINUTES) };
}

const clock = (minutes: number): string =>
  formatTime(
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );

function spanSaid(asked: Asked, appointment: MedicalAppointment): string {
  const { start, end } = spanOf(asked, appointment);
  const called = calledAppointment(asked, appointment);
  return appointment.duration === null
    ? `${called} at ${clock(start)}`
    : `${called} from ${clock(start)} to ${clock(end)}`;
}

/** Pairs of a day that overlap. */
function overlaps(asked: Asked, appointments: readonly MedicalAppointment[]): MedicalAppointment[] {
  const pairs = appointments.flatMap((one, at) =>
    appointments.slice(at + 1).flatMap((other) => {
      const [first, next] = [spanOf(asked, one), spanOf(asked, other)];
      return first.start < next.end && next.start < first.end ? [one, other] : [];
    }),
  );
  return [...new Set(pairs)];
}

/** The answer about a day; 'Yes' only where two appointments overlap. */
function clashesOf(asked: Asked, { date, appointments }: DayView): string {
  const day = onDayWords(date, asked.facts.today);
  const [only, second] = appointments;
  if (only === undefined) return `No, no appointment is stored ${day}.`;
  if (second === undefined) return `No, the only appointment ${day} is ${spanSaid(asked, only)}.`;
  const overlapping = overlaps(asked, appointments);
  if (overlapping.length === 0)
    return `No, nothing overlaps ${day}. There is ${listed(appointments.map((one) => spanSaid(asked, one)))}.`;
  return `Yes, ${listed(overlapping.map((one) => spanSaid(asked, one)))} overlap ${day}.`;
}

/** The days on which two or more appointments are still to come. */
const fullDays = (asked: Asked): string[] => {
  const dates = asked.household.appointments
    .filter((appointment) => isComing(asked, appointment))
    .map((appointment) => dayOfAppointment(asked, appointment));
  return [...new Set(dates.filter((date, at) => dates.indexOf(date) !== at))].toSorted();
};

/** 'Do they overlap now', of the day spoken of; else of the days that are named, or of all that are coming. */
export function clashPlan(asked: Asked, named: readonly string[]): Plan {
  const { focus, slots, facts } = asked;
  const dates = slots.days.length > 0 ? named : focus.day === undefined ? fullDays(asked) : [focus.day];
  const views = dates.map((date) => dayView(asked, date));
  const [first, second] = views;
  if (first === undefined)
    return {
      text: 'No, no two appointments are stored for one day.',
      reads: dayReads(asked, [dayView(asked, facts.today)]),
    };
  const reads = dayReads(asked, views);
  if (second === undefined) return { text: clashesOf(asked, first), reads, focus: { day: first.date } };
  const taken = views.filter(({ appointments }) => overlaps(asked, appointments).length > 0);
  const several = views.filter(({ appointments }) => appointments.length > 1);
  if (taken.length > 0)
    return { text: taken.map((view) => clashesOf(asked, view)).join(' '), reads, focus: { day: first.date } };
  const near = several.map(
    ({ date, appointments }) =>
      `${onDayWords(date, facts.today)} there is ${listed(appointments.map((one) => spanSaid(asked, one)))}`,
  );
  return {
    text: `No, nothing overlaps.${near.length === 0 ? '' : ` ${capital(near.join('; '))}.`}`,
    reads,
    focus: { day: first.date },
  };
}

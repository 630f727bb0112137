// From when to when an appointment lasts, and two that overlap.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { minutesOfDay } from '#rules/time/dates.ts';
import { formatMinutes } from '#rules/homeschool/clock.ts';
import { dayOfAppointment, whenOf } from '../appointments/find-appointments.ts';
import { calledAppointment } from '../appointments/say-appointments.ts';
import type { Asked } from '../plan.ts';

/** An appointment without a length is taken to last so long. */
const USUAL_MINUTES = 30;

interface Span {
  start: number;
  end: number;
}

export function spanOf(asked: Asked, appointment: MedicalAppointment): Span {
  const [hours = 0, minutes = 0] = whenOf(asked, appointment).slice(11).split(':').map(Number);
  const start = hours * 60 + minutes;
  return { start, end: start + (appointment.duration ?? USUAL_MINUTES) };
}

const clock = (minutes: number): string => formatMinutes(minutes % (24 * 60));

/** 'Wren's Orthodontist from 3:45 PM to 4:15 PM' */
export function spanSaid(asked: Asked, appointment: MedicalAppointment): string {
  const { start, end } = spanOf(asked, appointment);
  const called = calledAppointment(asked, appointment);
  return appointment.duration === null
    ? `${called} at ${clock(start)}`
    : `${called} from ${clock(start)} to ${clock(end)}`;
}

/** True for an appointment within hours of its day; 'from 22 to 6' goes on past midnight. */
export function overlapsHours(
  asked: Asked,
  appointment: MedicalAppointment,
  hours: { start: string; end: string },
): boolean {
  const { start, end } = spanOf(asked, appointment);
  const [from, to] = [minutesOfDay(hours.start), minutesOfDay(hours.end)];
  return start < (to <= from ? to + 24 * 60 : to) && from < end;
}

/** True for two of one day that overlap. */
export function overlapping(asked: Asked, one: MedicalAppointment, other: MedicalAppointment): boolean {
  const [first, next] = [spanOf(asked, one), spanOf(asked, other)];
  return (
    dayOfAppointment(asked, one) === dayOfAppointment(asked, other) &&
    first.start < next.end &&
    next.start < first.end
  );
}

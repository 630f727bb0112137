// Dates and times of appointments on the household's clock, and the split into upcoming and past ones.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { wallTime } from '#rules/time/dates.ts';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 1440;
const LONG = 120;

/** 'YYYY-MM-DDTHH:MM' in `zone`, in whatever zone the appointment was made. */
export function wallTimeOf(
  appointment: Pick<MedicalAppointment, 'appointmentDate' | 'wallTime' | 'timeZone'>,
  zone: string,
): string {
  // Asking the calendar of the browser is slow, and mostly it has been asked by the server.
  if (appointment.timeZone === zone) return appointment.wallTime;
  return wallAt(new Date(appointment.appointmentDate), zone);
}

/** 'YYYY-MM-DDTHH:MM' on the walls of `zone` at an instant. */
export function wallAt(instant: Date, zone: string): string {
  const { date, time } = wallTime(instant, zone);
  return `${date}T${time}`;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '2 hours', '2 hours 30 minutes', '24 hours', '2 days' */
function longSpan(minutes: number): string {
  if (minutes > DAY && minutes % DAY === 0) return counted(minutes / DAY, 'day');
  const hours = counted(Math.floor(minutes / 60), 'hour');
  return minutes % 60 === 0 ? hours : `${hours} ${counted(minutes % 60, 'minute')}`;
}

/** '45 minutes' (MED-05); where nobody counts in minutes, in hours and days, too: '1440 minutes (24 hours)'. */
export const durationInWords = (minutes: number): string =>
  minutes < LONG ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} (${longSpan(minutes)})`;

const startOf = ({ appointmentDate }: MedicalAppointment): number => Date.parse(appointmentDate);

/** Upcoming appointments, soonest first, and past ones, latest first. A running one is upcoming. */
export function comingAndPast(appointments: readonly MedicalAppointment[], now: Date) {
  const isOver = (one: MedicalAppointment) => startOf(one) + (one.duration ?? 0) * MINUTE <= now.getTime();
  const inOrder = appointments.toSorted((a, b) => startOf(a) - startOf(b));
  return {
    coming: inOrder.filter((one) => !isOver(one)),
    past: inOrder.filter(isOver).toReversed(),
  };
}

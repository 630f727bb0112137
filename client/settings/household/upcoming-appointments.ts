// Upcoming appointments in a new time zone, with the first of them as the example (D31).
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatShortDate, formatTime, instantOf, wallTime } from '#rules/time/dates.ts';

/** Treatment of the appointments, in the words of the call. */
export type OnNewZone = 'keep-clock-time' | 'keep-moment';

/** Those that have not been yet, the next one first. */
export const upcomingOf = (all: readonly MedicalAppointment[], now: Date): MedicalAppointment[] =>
  all
    .filter(({ appointmentDate }) => new Date(appointmentDate) >= now)
    .toSorted((a, b) => a.appointmentDate.localeCompare(b.appointmentDate));

/** Time of an appointment in `zone` after the change: '3:30 PM on Nov 24, 2026'. */
export function timeAfter(
  { appointmentDate, wallTime: wall }: MedicalAppointment,
  zone: string,
  how: OnNewZone,
): string {
  const at = how === 'keep-clock-time' ? instantOf(wall, zone) : new Date(appointmentDate);
  const { date, time } = wallTime(at, zone);
  return `${formatTime(time)} on ${formatShortDate(date)}`;
}

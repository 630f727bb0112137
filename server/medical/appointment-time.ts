// Time of an appointment: its wall time, its zone, and the instant in UTC (D31).
import { appointmentTimes } from '#rules/calendar/appointment-times.ts';
import { instantOf } from '#rules/time/dates.ts';

/** True of a time that is an instant. */
export const HAS_OFFSET = /(Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Reads '2026-11-23T15:30' as wall time in `zone` and '2026-11-23T15:30:00-05:00' as an instant. A wall time the
 * clock skips in spring is moved forward by the gap; one it shows twice in autumn is the first of the two.
 */
export function appointmentTime(text: string, zone: string): ReturnType<typeof appointmentTimes> {
  const at = HAS_OFFSET.test(text) ? new Date(text) : instantOf(text.slice(0, 16), zone);
  // Appointments are made to the minute.
  at.setUTCSeconds(0, 0);
  return appointmentTimes(zone, at);
}

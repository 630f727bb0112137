// The three time fields of a stored appointment: the instant, its wall time, and the zone (D31).
import { wallTime } from '../time/dates.ts';

export function appointmentTimes(
  zone: string,
  at: Date,
): { appointmentDate: string; wallTime: string; timeZone: string } {
  const { date, time } = wallTime(at, zone);
  return { appointmentDate: at.toISOString(), wallTime: `${date}T${time}`, timeZone: zone };
}

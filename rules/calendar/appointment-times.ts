// The three times an appointment is stored with: the instant, and what the clock on the wall shows in its zone (D31).
import { wallTime } from '../time/dates.ts';

export function appointmentTimes(
  zone: string,
  at: Date,
): { appointmentDate: string; wallTime: string; timeZone: string } {
  const { date, time } = wallTime(at, zone);
  return { appointmentDate: at.toISOString(), wallTime: `${date}T${time}`, timeZone: zone };
}

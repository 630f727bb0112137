// Dates and times of appointments on the household's clock, and the split into upcoming and past ones.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { wallTime } from '#rules/time/dates.ts';

const MINUTE = 60_000;

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

/** '45 minutes' (MED-05). */
export const durationInWords = (minutes: number): string => `${minutes} minute${minutes === 1 ? '' : 's'}`;

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

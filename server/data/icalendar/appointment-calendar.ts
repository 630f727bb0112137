// An appointment as a file of its own.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { todayIn } from '#rules/time/dates.ts';
import { appointmentFacts, appointmentUid, eventHead, type AppointmentPeople } from './appointment-event.ts';
import type { Property } from './content-lines.ts';
import { singleCalendar, timedProperty, type FileOwner } from './single-calendar.ts';

const MINUTE = 60_000;

export function appointmentCalendar(
  appointment: MedicalAppointment,
  people: AppointmentPeople,
  { householdId, zone }: FileOwner,
): string {
  const { title, duration } = appointment;
  const start = new Date(appointment.appointmentDate);
  // Some programs know only DTEND, and drop DURATION.
  const end: Property[] = duration
    ? [timedProperty('DTEND', new Date(start.getTime() + duration * MINUTE), zone)]
    : [];
  const uid = appointmentUid(appointment, householdId);
  const head = eventHead(appointment, uid, timedProperty('DTSTART', start, zone), title);
  const event = [...head, ...end, ...appointmentFacts(appointment, people)];
  return singleCalendar([event], zone, [todayIn(start, zone)]);
}

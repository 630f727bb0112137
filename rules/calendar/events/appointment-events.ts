// The events of medical appointments, in the household's zone (CAL-05, D31).
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { addDays, daysBetween, formatTime, wallTime } from '../../time/dates.ts';
import { MEDICAL_PREFIX, type CalendarEvent } from '../calendar.ts';

type Appointment = Pick<MedicalAppointment, 'id' | 'title' | 'appointmentDate' | 'notes'> &
  Partial<Pick<MedicalAppointment, 'duration' | 'familyMemberId' | 'contactId'>>;

const MINUTE = 60_000;
const MIDNIGHT = '00:00';

/** The title of an appointment, or the default (CAL-05). */
export const titleOfAppointment = (title: string): string => title.trim() || 'Medical Appointment';

/** The days of the longest appointment. */
export const MOST_DAYS = 7;

/** Date and time of its end on the wall; undefined without a duration. */
const endOf = ({ appointmentDate, duration }: Appointment, zone: string) =>
  duration ? wallTime(new Date(Date.parse(appointmentDate) + duration * MINUTE), zone) : undefined;

/** An appointment that lasts past midnight is also on the days it goes on, without an hour of its own there. */
function laterDays(event: CalendarEvent, end: { date: string; time: string }): CalendarEvent[] {
  const days = daysBetween(event.date, end.date);
  // What ends at midnight is over before the day begins.
  const last = end.time === MIDNIGHT ? days - 1 : days;
  return Array.from({ length: Math.max(0, Math.min(last, MOST_DAYS)) }, (_, day) => {
    const date = addDays(event.date, day + 1);
    return {
      ...event,
      key: `${event.id}-${date}`,
      title: date === end.date ? `${event.title} (until ${formatTime(end.time)})` : event.title,
      date,
      time: MIDNIGHT,
      allDay: true,
    };
  });
}

function toEvents(appointment: Appointment, zone: string): CalendarEvent[] {
  const { date, time } = wallTime(new Date(appointment.appointmentDate), zone);
  const end = endOf(appointment, zone);
  const id = MEDICAL_PREFIX + appointment.id;
  const event: CalendarEvent = {
    id,
    key: `${id}-${date}`,
    title: titleOfAppointment(appointment.title),
    date,
    time,
    ...(end?.date === date ? { endTime: end.time } : {}),
    description: appointment.notes.trim(),
    isAIGenerated: false,
    type: 'medical',
    ...(appointment.familyMemberId ? { memberIds: [appointment.familyMemberId] } : {}),
    ...(appointment.contactId ? { contactId: appointment.contactId } : {}),
  };
  return end === undefined ? [event] : [event, ...laterDays(event, end)];
}

/** The events of medical appointments, on the dates and at the times of the household's zone. */
export const appointmentEvents = (appointments: readonly Appointment[], zone: string): CalendarEvent[] =>
  appointments.flatMap((appointment) => toEvents(appointment, zone));

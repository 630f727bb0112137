// The events of medical appointments, in the household's zone (CAL-05, D31).
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { wallTime } from '../../time/dates.ts';
import { MEDICAL_PREFIX, type CalendarEvent } from '../calendar.ts';

type Appointment = Pick<MedicalAppointment, 'id' | 'title' | 'appointmentDate' | 'notes'> &
  Partial<Pick<MedicalAppointment, 'duration' | 'familyMemberId' | 'contactId'>>;

const MINUTE = 60_000;

/** The title of an appointment, or the default (CAL-05). */
export const titleOfAppointment = (title: string): string => title.trim() || 'Medical Appointment';

function toEvent(appointment: Appointment, zone: string): CalendarEvent {
  const begin = new Date(appointment.appointmentDate);
  const { date, time } = wallTime(begin, zone);
  const end = wallTime(new Date(Number(begin) + (appointment.duration ?? 0) * MINUTE), zone);
  const id = MEDICAL_PREFIX + appointment.id;
  return {
    id,
    key: `${id}-${date}`,
    title: titleOfAppointment(appointment.title),
    date,
    time,
    ...(appointment.duration ? (end.date === date ? { endTime: end.time } : { until: end }) : {}),
    description: appointment.notes.trim(),
    isAIGenerated: false,
    type: 'medical',
    ...(appointment.familyMemberId ? { memberIds: [appointment.familyMemberId] } : {}),
    ...(appointment.contactId ? { contactId: appointment.contactId } : {}),
  };
}

/** The events of medical appointments, on the dates and at the times of the household's zone. */
export const appointmentEvents = (appointments: readonly Appointment[], zone: string): CalendarEvent[] =>
  appointments.map((appointment) => toEvent(appointment, zone));

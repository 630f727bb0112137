// The visit that comes after the one spoken of: 'and after that'.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { Asked, Plan } from '../plan.ts';
import { peopleIds } from './find-appointments.ts';
import { APPOINTMENT_READS, appointmentSentence, calledAppointment, focusOn } from './say-appointments.ts';

/** The one behind the one spoken of: 'and after that?' */
export function afterThat(asked: Asked, before: MedicalAppointment): Plan {
  // After 'the next one for anyone' it goes on for anyone.
  const isOfPerson = asked.focus.family_member !== undefined && before.familyMemberId !== null;
  const person = peopleIds(asked) ?? (isOfPerson ? new Set([before.familyMemberId ?? '']) : undefined);
  const later = asked.household.appointments
    .filter(
      ({ appointmentDate, familyMemberId }) =>
        appointmentDate > before.appointmentDate &&
        (person === undefined || person.has(familyMemberId ?? '')),
    )
    .toSorted((left, right) => left.appointmentDate.localeCompare(right.appointmentDate));
  const [next] = later;
  return {
    text: next
      ? `After that, ${appointmentSentence(asked, next)}`
      : `Nothing is stored after ${calledAppointment(asked, before)}.`,
    reads: APPOINTMENT_READS,
    focus: focusOn(asked, next ?? before),
  };
}

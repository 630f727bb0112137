// The coming visit that a question names beside somebody else, or that is spoken of: 'can Mai be at the IEP', 'how old is she at her
// cleaning'.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { memberOf } from '../people.ts';
import type { Asked } from '../plan.ts';
import { byTime, findAppointments, focusedAppointment, isComing } from './find-appointments.ts';

/** The coming visit that the words name, whoever is to go along; else the one spoken of. */
export function visitMeant(asked: Asked): MedicalAppointment | undefined {
  const { slots, household } = asked;
  const isChild = (id: string): boolean => memberOf(asked, id)?.relationship === 'child';
  const people = slots.people.filter(({ ids }) => ids.every(isChild));
  const coming = household.appointments.filter((one) => isComing(asked, one));
  const ofVisit = { ...asked, slots: { ...slots, people, groups: [], pronouns: [], isMe: false } };
  const { found, isNamed, isOtherDay } = findAppointments(ofVisit, coming, slots.days);
  if (isNamed && found.length > 0) return isOtherDay ? undefined : found.toSorted(byTime)[0];
  return slots.days.length === 0 ? focusedAppointment(asked) : undefined;
}

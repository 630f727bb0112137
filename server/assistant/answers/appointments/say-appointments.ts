// How appointments are said: in a sentence, as a line of a list, and as a button.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { formatTime } from '#rules/time/dates.ts';
import type { Offer, DialogueState } from '../../dialogue/state.ts';
import { capital, quoted } from '../../text/say.ts';
import { dayWords, howFar, momentWords, nearDay } from '../moments.ts';
import { forWhom, memberOf, whose } from '../people.ts';
import type { Asked, Read } from '../plan.ts';
import { contactOf, dayOfAppointment, isComing, isNamedInTitle, whenOf } from './find-appointments.ts';

export const APPOINTMENT_READS: Read[] = [
  'listMedicalAppointments',
  'listFamilyMembers',
  'listMedicalContacts',
].map((tool) => ({ tool, input: {} }));

/** 'Mia's Orthodontist', 'your Mammogram', or the title alone where it has the name. */
export function calledAppointment(asked: Asked, appointment: MedicalAppointment): string {
  const title = quoted(appointment.title);
  if (isNamedInTitle(asked, appointment)) return title;
  if (appointment.familyMemberId === null) return `the ${title} appointment`;
  return `${whose(asked, appointment.familyMemberId)} ${title}`;
}

/** ', with Dr. Chen' or nothing. */
export function withWhom(
  asked: Asked,
  { contactId, title }: Pick<MedicalAppointment, 'contactId' | 'title'>,
): string {
  const contact = contactOf(asked, contactId);
  return contact === undefined || title.includes(contact.name) ? '' : `, with ${quoted(contact.name)}`;
}

/** 'Tuesday, November 24 at 3:45 PM' */
export const whenSaid = (asked: Asked, appointment: MedicalAppointment): string =>
  momentWords(whenOf(asked, appointment), asked.facts.today);

/** ', in 2 days' where it is not too far to matter. */
function awayWords(asked: Asked, appointment: MedicalAppointment): string {
  if (!isComing(asked, appointment)) return '';
  const far = howFar(dayOfAppointment(asked, appointment), asked.facts.today);
  return `, ${far}`;
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** ' Your note says …' or nothing. */
export const noteWords = ({ notes }: MedicalAppointment): string =>
  notes.trim() === '' ? '' : ` ${sentence(`Your note says “${quoted(notes)}”`)}`;

/** 'Mia's Orthodontist is on Tuesday, November 24 at 3:45 PM, in 2 days, with Dr. Chen.' */
export function appointmentSentence(asked: Asked, appointment: MedicalAppointment): string {
  const verb = isComing(asked, appointment) ? 'is' : 'was';
  const rest = `${verb} ${whenSaid(asked, appointment)}${awayWords(asked, appointment)}${withWhom(asked, appointment)}`;
  return sentence(capital(`${calledAppointment(asked, appointment)} ${rest}`));
}

/** 'Tuesday, November 24 at 3:45 PM, **Orthodontist** for Mia, with Dr. Chen' */
function appointmentLine(asked: Asked, appointment: MedicalAppointment): string {
  const whom = isNamedInTitle(asked, appointment) ? '' : forWhom(asked, appointment.familyMemberId);
  return `${whenSaid(asked, appointment)}, **${quoted(appointment.title)}**${whom}${withWhom(asked, appointment)}`;
}

const ASKS_WHERE = /\b(?:where|address(?:es)?|places?|locations?)\b/i;

/** '3:45 PM, **Orthodontist** for Mia, with Dr. Chen', and the address where it is asked for. */
export function lineWithinDay(asked: Asked, appointment: MedicalAppointment): string {
  const whom = isNamedInTitle(asked, appointment) ? '' : forWhom(asked, appointment.familyMemberId);
  const address = ASKS_WHERE.test(asked.text) ? contactOf(asked, appointment.contactId)?.address.trim() : '';
  const place = address ? `, ${quoted(address)}` : '';
  return `${formatTime(whenOf(asked, appointment).slice(11))}, **${quoted(appointment.title)}**${whom}${withWhom(asked, appointment)}${place}`;
}

const MOST_LINES = 12;

export function appointmentList(asked: Asked, found: readonly MedicalAppointment[]): string {
  const lines = found.slice(0, MOST_LINES).map((appointment) => `- ${appointmentLine(asked, appointment)}`);
  const more = found.length - lines.length;
  return [...lines, ...(more > 0 ? [`And ${more} more on the Medical page.`] : [])].join('\n');
}

export function appointmentOffer(asked: Asked, appointment: MedicalAppointment): Offer {
  const member = memberOf(asked, appointment.familyMemberId);
  const whom =
    member === undefined || isNamedInTitle(asked, appointment) ? '' : ` for ${quoted(member.name)}`;
  const day = nearDay(dayOfAppointment(asked, appointment), asked.facts.today);
  return {
    label: `${quoted(appointment.title)}${whom}, ${day} at ${formatTime(whenOf(asked, appointment).slice(11))}`,
    choice: { kind: 'medical_appointment', id: appointment.id },
  };
}

export const focusOn = (asked: Asked, appointment: MedicalAppointment): DialogueState['focus'] => ({
  medical_appointment: appointment.id,
  day: dayOfAppointment(asked, appointment),
  ...(appointment.familyMemberId === null ? {} : { family_member: appointment.familyMemberId }),
  ...(appointment.contactId === null ? {} : { medical_contact: appointment.contactId }),
});

/** Of several that were told: 'the second one', 'until when' of all. */
export const focusOnSeveral = (
  asked: Asked,
  found: readonly MedicalAppointment[],
): DialogueState['focus'] => ({
  ...(found[0] ? { day: dayOfAppointment(asked, found[0]) } : {}),
  listed: found.slice(0, MOST_LINES).map(({ id }) => ({ kind: 'medical_appointment', id })),
});

/** 'on Tuesday, November 24' */
export const onDayWords = (date: string, today: string): string => {
  const near = nearDay(date, today);
  return near === dayWords(date, today) ? `on ${near}` : near;
};

/** '45 minutes', '4 hours' */
export const lasting = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : `${minutes} minutes`;

// People, appointments, medications, contacts, medical records, schools and conversations, from the server.
import { Phone } from 'lucide-react';
import { familyMember, type FamilyMember } from '#contract/kinds/family-member.ts';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medicalContact, type MedicalContact } from '#contract/kinds/medical-contact.ts';
import { medicalRecord, type MedicalRecord } from '#contract/kinds/medical-record.ts';
import { medication, type Medication } from '#contract/kinds/medication.ts';
import type { Kind } from '#contract/kind.ts';
import type { School } from '#contract/kinds/school.ts';
import type { ConversationSummary } from '#contract/schemas/chat.ts';
import type { Household } from '#contract/schemas/household.ts';
import { phoneHref } from '#rules/family/phone-href.ts';
import { standingOn } from '#rules/medicine/taken.ts';
import { plainMarkdown } from '#rules/text/plain-markdown.ts';
import { formatShortDate, todayIn, wallTime } from '#rules/time/dates.ts';
import { relativeTime } from '#rules/time/relative-time.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { choiceLabel } from '../editing/form/choice-label.ts';
import * as links from '../screen/links.ts';
import { detailOf, placed, type Entry } from './entry.ts';

/** For details besides the record: who is who, and the date. */
interface Around {
  members: ReadonlyMap<string, FamilyMember>;
  now: Date;
  zone: string;
}

const nameOf = (id: string | null, { members }: Around): string => members.get(id ?? '')?.name ?? '';
const label = (choice: string | null): string => (choice === null ? '' : choiceLabel(choice));

/** Coming ones first, the nearest; then those that are over, the latest. */
const PAST = 1e14;
function orderOf(instant: string, now: Date): number {
  const ahead = Date.parse(instant) - now.getTime();
  return ahead >= 0 ? ahead : PAST - ahead;
}

export const people = (members: readonly FamilyMember[]): Entry[] =>
  members.map(({ id, name, relationship, age, interests, allergies, dietaryRestrictions, notes }) => ({
    ...placed(familyMember, id),
    group: 'people',
    title: name,
    detail: detailOf(label(relationship), age !== null && `${age} years old`),
    text: [relationship, ...interests, ...allergies, ...dietaryRestrictions, notes].join(' '),
    order: 0,
    memberId: id,
  }));

type Parent = Pick<Household['members'][number], 'userId' | 'firstName' | 'email'>;

/** The parents with an account, where no family member has the same name. */
export const parents = (accounts: readonly Parent[], members: readonly FamilyMember[]): Entry[] =>
  accounts
    .filter(({ firstName }) => !members.some(({ name }) => name.trim() === firstName.trim()))
    .map(({ userId, firstName, email }) => ({
      key: `parent:${userId}`,
      href: links.family(),
      group: 'people',
      title: firstName.trim() || email,
      detail: 'Parent',
      text: `parent ${email}`,
      order: 1,
    }));

export const appointments = (all: readonly MedicalAppointment[], around: Around): Entry[] => {
  const { now, zone } = around;
  return all.map(({ id, title, appointmentDate, familyMemberId, type, notes }) => {
    const { date, time } = wallTime(new Date(appointmentDate), zone);
    const isPast = Date.parse(appointmentDate) < now.getTime();
    const member = nameOf(familyMemberId, around);
    return {
      ...placed(medicalAppointment, id),
      group: 'appointments' as const,
      title,
      detail: detailOf(isPast && 'Past', whenInWords(`${date}T${time}`, todayIn(now, zone)), member),
      text: `${member} ${type ?? ''} ${notes}`,
      order: orderOf(appointmentDate, now),
      memberId: familyMemberId,
    };
  });
};

const NOT_TAKEN: Readonly<Record<string, string>> = {
  stopped: 'no longer taken',
  ended: 'no longer taken',
  later: 'not taken yet',
};

export const medications = (all: readonly Medication[], around: Around): Entry[] =>
  all.map((one) => {
    const { id, name, dosage, frequency, familyMemberId, prescribedBy, instructions } = one;
    const standing = standingOn(one, todayIn(around.now, around.zone));
    const member = nameOf(familyMemberId, around);
    return {
      ...placed(medication, id),
      group: 'medications',
      title: name,
      detail: detailOf(member, dosage, frequency, NOT_TAKEN[standing] ?? ''),
      text: `${member} medication medicine ${prescribedBy} ${instructions}`,
      order: standing === 'taken' ? 0 : 1,
      memberId: familyMemberId,
    };
  });

/** Everyday words for a specialty: parents look for the kids' doctor, not for pediatrics. */
const EVERYDAY: readonly (readonly [specialty: RegExp, words: string])[] = [
  [/pa?ediatr/i, 'kids kid child children baby'],
  [/dent|orthodon/i, 'teeth tooth'],
  [/dermat/i, 'skin'],
  [/optom|ophthal/i, 'eye eyes glasses'],
  [/cardio/i, 'heart'],
];

function wordsOfDoctor({ name, type, specialty }: MedicalContact): string {
  const isDoctor =
    type === null
      ? specialty !== '' || /^dr\b/i.test(name)
      : ['doctor', 'dentist', 'specialist'].includes(type);
  const everyday = EVERYDAY.flatMap(([pattern, words]) =>
    pattern.test(`${type} ${specialty}`) ? words : [],
  );
  return [isDoctor ? 'doctor' : '', ...everyday].join(' ');
}

/** As one types it: '6175550142' for '(617) 555-0142'. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

export const contacts = (all: readonly MedicalContact[]): Entry[] =>
  all.map((contact) => {
    const { id, name, type, specialty, phoneNumber, email, address, notes, isEmergencyContact } = contact;
    const urgent = isEmergencyContact ? 'emergency' : '';
    return {
      ...placed(medicalContact, id),
      group: 'contacts',
      title: name,
      detail: detailOf(specialty || label(type), phoneNumber),
      text: [
        type,
        specialty,
        phoneNumber,
        digitsOf(phoneNumber),
        email,
        address,
        notes,
        urgent,
        wordsOfDoctor(contact),
      ].join(' '),
      order: isEmergencyContact ? 0 : 1,
    };
  });

/** Below the contacts themselves. */
const CALLS = 2;

/** Calling is a result of its own, where a number can be dialed. */
export const calls = (all: readonly MedicalContact[]): Entry[] =>
  all.flatMap((contact) => {
    const href = phoneHref(contact.phoneNumber);
    if (href === null) return [];
    return contacts([contact]).map((entry) => ({
      ...entry,
      key: `call:${contact.id}`,
      title: `Call ${contact.name}`,
      order: entry.order + CALLS,
      icon: Phone,
      href,
    }));
  });

export const records = (all: readonly MedicalRecord[], around: Around): Entry[] =>
  all.map(({ id, title, category, date, familyMemberId, provider, description }) => {
    const member = nameOf(familyMemberId, around);
    return {
      ...placed(medicalRecord, id),
      group: 'records',
      title,
      detail: detailOf(label(category), date !== null && formatShortDate(date), member),
      text: `${member} ${label(category)} ${provider} ${description}`,
      order: -Number(date?.replaceAll('-', '') ?? 0),
      memberId: familyMemberId,
    };
  });

type FoundSchool = Pick<School, 'id' | 'schoolName' | 'schoolDistrict' | 'subjects'>;

/** `kind` says which: the household's first school has a kind of its own (D35). Lessons at home need no school name. */
export const schools = (kind: Kind, all: readonly FoundSchool[]): Entry[] =>
  all
    .filter(({ schoolName, subjects }) => schoolName !== '' || subjects.length > 0)
    .map(({ id, schoolName, schoolDistrict, subjects }) => ({
      ...placed(kind, id),
      group: 'schools',
      title: schoolName || 'Homeschool',
      detail: detailOf(schoolName === '' ? subjects.join(', ') : 'School', schoolDistrict),
      text: `school ${schoolDistrict} ${subjects.join(' ')}`,
      order: 0,
    }));

export const conversations = (all: readonly ConversationSummary[], { now, zone }: Around): Entry[] =>
  all.map(({ id, title, lastMessage, topic, updatedAt }) => ({
    key: `conversation:${id}`,
    href: links.chat(id),
    group: 'conversations',
    title,
    detail: detailOf(topic, relativeTime(updatedAt, now, zone)),
    text: `${topic} ${plainMarkdown(lastMessage)}`,
    order: -Date.parse(updatedAt),
  }));

// Which of the family's appointments a wish is about, and how they are said.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { wallTime } from '#rules/time/dates.ts';
import type { SpokenDay } from '#rules/time/spoken/spoken-dates.ts';
import { wordsOf } from '../../text/fold-text.ts';
import type { Decision } from '../decision.ts';
import { paragraphs, quoted } from '../say.ts';
import { contactIn } from './contact-match.ts';
import { forWhom, nothingStored, type Desk } from './desk.ts';
import { visitIn } from './health-words.ts';
import { momentWords, nowAt, readParts } from './moments.ts';
import type { Whom } from './people.ts';

const NEEDED = ['listFamilyMembers', 'listMedicalContacts', 'listMedicalAppointments'] as const;
const MOST_LINES = 12;

export interface Known {
  desk: Desk;
  members: FamilyMember[];
  contacts: MedicalContact[];
  appointments: MedicalAppointment[];
  whom: Whom;
}

/** Reads what is needed, then asks who is meant where that is not clear. */
export function knowing(desk: Desk, required: boolean, go: (known: Known) => Decision): Decision {
  return desk.knowing(NEEDED, (lists) => {
    const members = lists.listFamilyMembers;
    const whom = desk.whom(members, lists);
    const asking = desk.askWhom(whom, members, required);
    if (asking) return asking;
    const { listMedicalContacts: contacts, listMedicalAppointments: appointments } = lists;
    return go({ desk, members, contacts, appointments, whom });
  });
}

/** When it is where the household lives now. */
export const wallOf = ({ desk }: Known, { appointmentDate }: MedicalAppointment): string => {
  const { date, time } = wallTime(new Date(appointmentDate), desk.turn.facts.zone);
  return `${date}T${time}`;
};

/** '**Dentist** for Mia, Tuesday, November 24 at 3:30 PM, with Dr. Chen' */
export const lineOf = (known: Known, appointment: MedicalAppointment): string => {
  const { contacts, members, desk } = known;
  const contact = contacts.find(({ id }) => id === appointment.contactId);
  const when = momentWords(wallOf(known, appointment), desk.turn.facts.today);
  const whom = forWhom(members, appointment.familyMemberId);
  return `**${quoted(appointment.title)}**${whom}, ${when}${contact ? `, with ${quoted(contact.name)}` : ''}`;
};

/** Whether an appointment is of the kind, or with the doctor, a wish names. */
function fits({ desk, contacts, members }: Known, { title, contactId }: MedicalAppointment): boolean {
  const visit = visitIn(desk.line);
  const named = contactIn(contacts, desk.line, members);
  if (named.some(({ id }) => id === contactId)) return true;
  if (!visit)
    return (
      named.length === 0 ||
      named.some(({ name }) => wordsOf(title).join(' ').includes(wordsOf(name).join(' ')))
    );
  const line = wordsOf(title).join(' ');
  if (visit.when.test(line) || visitIn(line)?.title === visit.title) return true;
  const contact = contacts.find(({ id }) => id === contactId);
  const isGeneral = visit.title === 'Doctor' || visit.title === 'Specialist';
  if (isGeneral && /\b(?:visits|appointments)\b/.test(desk.line)) return true;
  if (isGeneral) return visitIn(line)?.contact !== 'dentist' && contact?.type !== 'dentist';
  const own =
    visit.specialty === undefined
      ? contact?.type === visit.contact
      : new RegExp(visit.specialty, 'i').test(contact?.specialty ?? '');
  return contact !== undefined && visit.contact !== undefined && own;
}

const ofPerson = ({ whom, members, desk }: Known, { familyMemberId }: MedicalAppointment): boolean => {
  if (whom.kind === 'one') return familyMemberId === whom.person.id;
  const myself = whom.kind === 'myself' ? desk.myself(members) : undefined;
  return myself === undefined || familyMemberId === myself.id;
};

const within = (wall: string, { date, endDate = date }: SpokenDay): boolean => {
  const day = wall.slice(0, 10);
  return day >= date && day <= endDate;
};

/** Kinds, people and days named, in this order of time. */
export function matching(
  known: Known,
  days: readonly SpokenDay[],
  times: readonly string[] = [],
): MedicalAppointment[] {
  return known.appointments
    .filter((appointment) => ofPerson(known, appointment) && fits(known, appointment))
    .filter((appointment) => days.length === 0 || days.some((day) => within(wallOf(known, appointment), day)))
    .filter((appointment) => times.length === 0 || times.includes(wallOf(known, appointment).slice(11)))
    .toSorted((a, b) => a.appointmentDate.localeCompare(b.appointmentDate));
}

/** What was looked for, as part of a sentence. */
export const what = ({ desk, members, whom }: Known): string => {
  const visit = visitIn(desk.line);
  const person = whom.kind === 'one' ? forWhom(members, whom.person.id) : '';
  return `${visit ? `${visit.title.toLowerCase()} ` : ''}appointment${person}`;
};

/** The appointments as a list. */
export function shown(known: Known, found: readonly MedicalAppointment[]): string {
  const lines = found.slice(0, MOST_LINES).map((appointment) => `- ${lineOf(known, appointment)}`);
  const rest = found.length - lines.length;
  return paragraphs(
    lines.join('\n'),
    rest > 0 ? `And ${rest} more; the Medical page has them all.` : undefined,
  );
}

/** The one coming appointment meant, or a question. */
export function choosing(
  known: Known,
  days: readonly SpokenDay[],
  go: (appointment: MedicalAppointment) => Decision,
): Decision {
  const { desk } = known;
  const chosen = desk.parts.filter(({ asked }) => asked === 'which');
  const read = readParts(chosen, desk.turn.facts);
  const picked = read.flatMap((part) => part.days);
  const times = read.flatMap((part) => part.times.map(({ time }) => time));
  const coming = matching(known, picked.length > 0 ? picked : days, times).filter(
    (appointment) => wallOf(known, appointment) >= nowAt(desk.turn.facts),
  );
  const [one, ...others] = coming;
  if (!one) {
    const near = matching({ ...known, desk }, []).filter((a) => wallOf(known, a) >= nowAt(desk.turn.facts));
    return {
      text: paragraphs(
        nothingStored(`coming ${what(known)}${days.length > 0 ? ' on that day' : ''}`),
        near.length > 0 ? shown(known, near) : undefined,
      ),
    };
  }
  if (others.length === 0) return go(one);
  const { today } = desk.turn.facts;
  return desk.ask(
    'which',
    undefined,
    coming.map(
      (a) =>
        `The one on ${momentWords(wallOf(known, a), today)} (${quoted(a.title)}${forWhom(known.members, a.familyMemberId)})`,
    ),
  );
}

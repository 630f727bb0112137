// Finds the stored contacts that a wish means: by name, by the word for a doctor ('the pediatrician'), by their patient, or the one
// spoken of.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { visitCalled } from '../../../reading/taggers/health-words.ts';
import { kinWords, partnersIn } from '../../../reading/relatives.ts';
import { listed, quoted } from '../../../text/say.ts';
import { best, byWords, wordSet } from '../../find-records.ts';
import { forWhom } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { askWhich, peopleOf, pickedOf, reading } from '../narrow.ts';
import { ownName } from '../medicines/say-medicine.ts';
import { contactsNamed, contactsOfVisits, titledIn } from './prescriber.ts';

export const CONTACT_READS = reading('listMedicalContacts');

const EMERGENCY =
  /\b(?:emergency|emergencies|ice) (?:contacts?|numbers?|people|person)\b|\b(?:in an|for) emergenc(?:y|ies)\b|\bemergency ones?\b|\b(?:call|contact|phone|notif)(?:ed|ied|y)?\b.*\b(?:if|when|in case)\b.*\b(?:(?:not|isn['’]?t|aren['’]?t) (?:reachable|available|home|picking up)|unreachable|unavailable|(?:can['’]?t|cannot|can not|couldn['’]?t) (?:be reached|reach|get (?:hold|a hold))|(?:don['’]?t|doesn['’]?t|won['’]?t|not) (?:answer|pick up))/i;
export const asksEmergency = ({ text }: Pick<Asked, 'text'>): boolean => EMERGENCY.test(text);

/** Contacts that see somebody, by that person's appointments and medicines. */
function seenBy(asked: Asked, contacts: readonly MedicalContact[]): MedicalContact[] {
  const people = new Set(peopleOf(asked).map(({ id }) => id));
  if (people.size === 0) return [...contacts];
  const ids = new Set(
    asked.household.appointments.flatMap(({ contactId, familyMemberId }) =>
      contactId !== null && familyMemberId !== null && people.has(familyMemberId) ? [contactId] : [],
    ),
  );
  const named = [...people].flatMap(
    (id) => asked.household.members.find((member) => member.id === id)?.name ?? [],
  );
  const own = contacts.filter(({ id, notes }) => ids.has(id) || named.some((name) => notes.includes(name)));
  return own.length > 0 ? own : [...contacts];
}

/** Both of one name, or of one kind: 'Dr. Chen' may be two. */
const sameName = ({ slots, household }: Asked): MedicalContact[] => {
  const [said] = slots.contacts;
  return said === undefined ? [] : household.contacts.filter(({ id }) => said.ids.includes(id));
};

/** 'dr patell' is Dr. Patel. */
const byName = ({ household }: Asked, titled: string): MedicalContact[] =>
  best(
    byWords(
      titled,
      household.contacts.map((record) => ({ record, words: wordSet(record.name) })),
    ),
  );

const PRESCRIBES =
  /\bprescri\w+|\b(?:that|this|the same) (?:doctor|doc|dr|one|office)\b|\bput (?:him|her|me|us|them) on\b/i;

/** The doctor of a medicine: 'number for whoever prescribed that'; a name as its record has it, stored as a contact or not. */
export function prescriberIn(asked: Asked): { medicine: Medication; contact?: MedicalContact } | undefined {
  const { slots, household, focus, text } = asked;
  if (slots.contacts.length > 0 || !PRESCRIBES.test(text)) return undefined;
  const ids = slots.medicines.flatMap((one) => one.ids);
  const people = new Set(peopleOf(asked).map(({ id }) => id));
  const theirs = household.medications.filter(
    ({ isActive, familyMemberId }) => isActive && familyMemberId !== null && people.has(familyMemberId),
  );
  const isOneDoctor = new Set(theirs.map(({ prescribedBy }) => prescribedBy)).size === 1;
  const medicine =
    household.medications.find(({ id }) => ids.includes(id)) ??
    (isOneDoctor ? theirs[0] : household.medications.find(({ id }) => id === focus.medication));
  if (medicine === undefined || medicine.prescribedBy === '') return undefined;
  const [contact] = byName(asked, medicine.prescribedBy);
  return { medicine, ...(contact ? { contact } : {}) };
}

/** Where a doctor's name stands who is no contact: 'Prescriber of Hoa's eye drops'. */
export function notedNames(asked: Asked, titled: string): string[] {
  const surname = titled.toLowerCase().split(/\s+/).at(-1) ?? '';
  const has = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .includes(surname);
  const { medications, records } = asked.household;
  return [
    ...medications
      .filter(({ prescribedBy }) => has(prescribedBy))
      .map((one) => `${quoted(one.prescribedBy)} prescribed ${ownName(asked, one)}`),
    ...records
      .filter(({ provider }) => has(provider))
      .map(
        (one) => `${quoted(one.provider)} is with ${quoted(one.title)}${forWhom(asked, one.familyMemberId)}`,
      ),
  ];
}

const ANY_OFFICE = /\b(?:doctor|doc|dr|clinic|office|practice|provider)['’]?s?\b/i;

/** 'Her doctor's number': the contact of the record spoken of, else the one that sees the person most. */
function ofTheirs(asked: Asked): MedicalContact[] {
  const { focus, household } = asked;
  const { appointments, medications, records, contacts } = household;
  const called = (name: string | undefined): string | undefined =>
    name === undefined || name === '' ? undefined : contacts.find((one) => one.name === name)?.id;
  const ids = new Set(peopleOf(asked).map(({ id }) => id));
  if (ids.size === 0) return [];
  const isTheirs = ({ familyMemberId }: { familyMemberId: string | null }): boolean =>
    familyMemberId !== null && ids.has(familyMemberId);
  const ofFocus = [
    appointments.find((one) => one.id === focus.medical_appointment && isTheirs(one))?.contactId ?? undefined,
    called(medications.find((one) => one.id === focus.medication && isTheirs(one))?.prescribedBy),
    called(records.find((one) => one.id === focus.medical_record && isTheirs(one))?.provider),
  ].find((id) => id !== undefined);
  const seen = [
    ...appointments.filter(isTheirs).map(({ contactId }) => contactId ?? undefined),
    ...medications.filter(isTheirs).map(({ prescribedBy }) => called(prescribedBy)),
    ...records.filter(isTheirs).map(({ provider }) => called(provider)),
  ].filter((id) => id !== undefined);
  const times = (id: string): number => seen.filter((one) => one === id).length;
  const doctors = contacts.filter(
    ({ id, type }) => times(id) > 0 && !/^(?:dentist|pharmacy)$/.test(type ?? ''),
  );
  const most = doctors.toSorted((one, other) => times(other.id) - times(one.id)).slice(0, 1);
  const found = contacts.filter(({ id }) => id === ofFocus);
  return found.length > 0 ? found : most;
}

interface FoundContacts {
  contacts: MedicalContact[];
  /** The words for a contact, as typed: 'ortho'. */
  said: string | undefined;
}

export function findContacts(asked: Asked): FoundContacts {
  const { household, slots, focus } = asked;
  const picked = pickedOf(asked, 'medical_contact', household.contacts) ?? prescriberIn(asked)?.contact;
  if (picked) return { contacts: [picked], said: undefined };
  const named = contactsNamed(asked);
  if (named.length > 0) {
    const [first] = slots.contacts;
    const all = named.length === 1 ? sameName(asked) : named;
    // A whole name counts more than a part of another one.
    const exact = all.filter(({ name }) => name.toLowerCase() === first?.said.toLowerCase());
    return { contacts: exact.length > 0 ? exact : seenBy(asked, all), said: first?.said };
  }
  const titled = titledIn(asked.text, slots);
  if (titled !== undefined) return { contacts: byName(asked, titled), said: titled };
  const [visit] = slots.visits;
  // 'Her skin doctor' is no other doctor of hers.
  const isAny = visit === undefined || /^(?:Doctor|Clinic|Specialist)$/.test(visit.name);
  const theirs = isAny && ANY_OFFICE.test(visit?.said ?? asked.said) ? ofTheirs(asked) : [];
  if (visit) {
    const called = seenBy(asked, contactsOfVisits(asked));
    const isAll = called.length > 1 && called.length >= household.contacts.length / 2;
    return {
      contacts: theirs.length > 0 && (called.length === 0 || isAll) ? theirs : called,
      said: visit.said,
    };
  }
  if (theirs.length > 0) return { contacts: theirs, said: undefined };
  const related = relatedTo(asked);
  if (related.own.length > 0) return { contacts: related.own, said: undefined };
  const loose = [...slots.loose, ...slots.relations.map(({ said }) => said)].join(' ');
  const special = household.contacts.filter(({ specialty }) =>
    specialtiesIn(loose).some((beginning) => specialty.toLowerCase().includes(beginning)),
  );
  if (special.length > 0) return { contacts: special, said: undefined };
  const possible = household.contacts.filter(({ id }) => !related.others.has(id));
  const described = possible.map((record) => ({
    record,
    words: wordSet(record.name, record.specialty, record.notes),
  }));
  const words = best(byWords(loose, described));
  if (words.length > 0) return { contacts: words, said: undefined };
  const focused = household.contacts.find(({ id }) => id === focus.medical_contact);
  return { contacts: focused ? [focused] : [], said: undefined };
}

/** 'Hearts', 'skin stuff': the specialties of the doctor for it. */
const specialtiesIn = (loose: string): string[] =>
  loose
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap((word) => visitCalled(`${word.replace(/s$/, '')} doctor`)?.specialty ?? []);

/** "Tanya's mom" in the specialty or the notes of a contact. */
const saysOf = ({ name }: { name: string }, words: string): ((contact: MedicalContact) => boolean) => {
  const [first = name] = name.split(' ');
  const pattern = new RegExp(`\\b${RegExp.escape(first)}['’]?s (?:\\p{L}+ )?(?:${words})\\b`, 'iu');
  return ({ specialty, notes }) => pattern.test(`${specialty}. ${notes}`);
};

/** 'Ezra's dad', 'ezras dad' */
const ownsIn = (text: string, { name }: { name: string }, said: string): boolean => {
  const [first = name] = name.toLowerCase().split(' ');
  return new RegExp(
    `\\b${RegExp.escape(first)}['’]?s (?:\\p{L}+ )?${RegExp.escape(said.toLowerCase())}\\b`,
    'u',
  ).test(text);
};

/** 'Priya's mom', 'my mother in law': contacts whose words say so, and those that are the same of somebody else. */
export function relatedTo(asked: Asked): { own: MedicalContact[]; others: ReadonlySet<string> } {
  const { household, slots, text } = asked;
  const lower = text.toLowerCase();
  for (const { name: role, said, ids: members } of slots.relations) {
    const kin = kinWords(role, said);
    if (!kin) continue;
    const isAny = (contact: MedicalContact): boolean =>
      household.members.some((member) => saysOf(member, kin.words)(contact));
    const named = slots.people.find((one) => lower.includes(`${one.said} ${said}`.toLowerCase()));
    const isMine = new RegExp(`\\b(?:my|our) ${RegExp.escape(said)}`, 'i').test(text);
    const ids = named?.ids ?? household.members.filter((one) => ownsIn(lower, one, said)).map(({ id }) => id);
    const owners = kin.isInLaw
      ? partnersIn(household)
      : household.members.filter(({ id }) => ids.includes(id) || (isMine && id === household.speakerId));
    if (owners.length === 0 && members.length === 0) continue;
    const own = household.contacts.filter((contact) =>
      owners.some((owner) => saysOf(owner, kin.words)(contact)),
    );
    // 'Dottie's mom' is one of the family, and nobody's mother among the contacts, unless one is stored as just that.
    const others = household.contacts.filter((contact) => isAny(contact) && !own.includes(contact));
    return { own, others: new Set(others.map(({ id }) => id)) };
  }
  return { own: [], others: new Set() };
}

/** 'Dr. Anika Patel, Pediatrics' */
const contactLabel = ({ name, specialty }: MedicalContact): string =>
  [quoted(name), ...(specialty ? [quoted(specialty)] : [])].join(', ');

/** 'Dr. Patel, Dr. Amari and Kowalski Family Dental are stored.' */
export const storedContacts = ({ household: { contacts } }: Pick<Asked, 'household'>): string =>
  contacts.length === 0
    ? 'No contacts are stored yet.'
    : `Stored ${contacts.length === 1 ? 'is' : 'are'} ${listed(contacts.slice(0, 6).map(({ name }) => quoted(name)))}${contacts.length > 6 ? ' and more' : ''}.`;

/** The one contact a change is about, or the question or the sentence why there is none. */
export function oneContact(asked: Asked, verb: string): MedicalContact | Plan {
  const { contacts, said } = findContacts(asked);
  const [one, ...others] = contacts;
  if (one && others.length === 0) return one;
  if (one)
    return {
      ...askWhich('medical_contact', contacts, contactLabel, `Which one should I ${verb}?`),
      reads: CONTACT_READS,
    };
  const stored = asked.household.contacts;
  if (said === undefined && stored.length > 0)
    return {
      ...askWhich('medical_contact', stored, contactLabel, `Which contact should I ${verb}?`),
      reads: CONTACT_READS,
    };
  return {
    text: `I don't have ${said === undefined ? 'that contact' : said.startsWith('Dr.') ? quoted(said) : `a contact for “${quoted(said)}”`}. ${storedContacts(asked)}`,
    reads: CONTACT_READS,
  };
}

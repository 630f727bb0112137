// The title of an appointment, by the words of the wish, and its contact.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { tagHealthWords, visitNamed } from '../../reading/taggers/health-words.ts';
import type { Visit } from '../../reading/visit-kinds.ts';
import { chosenTags } from '../../reading/tag.ts';
import { tokensOf } from '../../reading/tokens.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { isCommonWord } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { eventTitle } from '../school/wished-event.ts';

/** The kind of visit in a text, such as the title of a stored appointment. */
function visitIn(text: string): Visit | undefined {
  const tags = chosenTags(tagHealthWords({ typed: text, tokens: tokensOf(text) }));
  return visitNamed(tags.find(({ type }) => type === 'visit')?.value ?? '');
}

/** True for a visit somewhere that books it; a concert or a party has no office to tell. */
export const hasOffice = ({ contactId, type, title }: MedicalAppointment): boolean =>
  contactId !== null || (type ?? '') !== '' || visitIn(title) !== undefined;

interface SaidVisit {
  visit: Visit;
  said: string;
}

/** The kinds of visit a wish names, those that say most first. */
export function visitsOf({ slots }: Pick<Asked, 'slots'>): SaidVisit[] {
  const visits = slots.visits.flatMap(({ name, said }) => {
    const visit = visitNamed(name) ?? visitIn(name);
    return visit ? [{ visit, said }] : [];
  });
  return visits.toSorted((one, other) => generality(one.visit) - generality(other.visit));
}

const GENERAL = ['Follow-up', 'Check-up', 'Specialist', 'Clinic', 'Doctor'];
const generality = ({ title }: Visit): number => GENERAL.indexOf(title) + 1;

/** The kind of visit in lower case, for 'No … appointment is stored', or ''. */
export function visitSaid(asked: Pick<Asked, 'slots'>): string {
  const [first] = visitsOf(asked);
  const title = first?.visit.title ?? asked.slots.vaccines[0]?.name ?? asked.slots.visits[0]?.name;
  if (title === undefined || title === 'Doctor') return '';
  return title === title.toUpperCase() || title.length < 4
    ? title
    : title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** Ends of a phrase that make it no title: 'eye dr', 'allergy appt'. */
const NO_TITLE = new Set(['dr', 'doc', 'doctor', 'appt', 'appointment', 'session']);

/** Words that say what is done, where the kind of visit is wider. */
const OWN_TITLES = new Set([
  'physical',
  'filling',
  'endoscopy',
  'ekg',
  'eeg',
  'echocardiogram',
  'tonsillectomy',
]);

const AGE_BEFORE = /\b(\d{1,2})[ -]?(months?|mos?|years?|yrs?|weeks?|wks?)(?:[ -]old)?['’]?s? $/i;
const UNITS: Readonly<Record<string, string>> = { m: 'month', y: 'year', w: 'week' };
/** '1-year checkup' of '1 yr checkup': the age a visit is for belongs to its title. */
function titleWithAge({ text }: Asked, said: string): string | undefined {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  const [, count, unit = ''] = AGE_BEFORE.exec(text.slice(0, Math.max(0, at))) ?? [];
  return count === undefined
    ? undefined
    : `${count}-${UNITS[unit.slice(0, 1).toLowerCase()] ?? unit} ${said.toLowerCase()}`;
}

function titleOfVisit(asked: Asked, { visit, said }: SaidVisit): string {
  const aged = visit.title === 'Check-up' ? titleWithAge(asked, said) : undefined;
  if (aged !== undefined) return aged;
  const words = wordsOf(said);
  const isPlain =
    words.length > 1 && !NO_TITLE.has(words.at(-1) ?? '') && !fold(said).includes(fold(visit.title));
  const isOwn = words.length === 1 && OWN_TITLES.has(words[0] ?? '');
  return isPlain || isOwn ? capital(said.toLowerCase()) : visit.title;
}

/** A doctor who is not stored: 'Dr. Rachel Stein'. */
export const newDoctor = ({ slots }: Asked): string | undefined => slots.doctors[0];

const startsWithOne = (contact: MedicalContact, beginnings: readonly string[]): boolean =>
  wordsOf(`${contact.specialty} ${contact.name}`).some((word) =>
    beginnings.some((beginning) => word.startsWith(beginning)),
  );

/** The contacts of the kind of doctor that a visit is with. */
function contactsOfVisit(
  { household }: Pick<Asked, 'household'>,
  { specialty, contact: type, title }: Visit,
): MedicalContact[] {
  if (title === 'Doctor' || title === 'Specialist') return [];
  const bySpecialty = specialty
    ? household.contacts.filter((contact) => startsWithOne(contact, specialty))
    : [];
  // 'Pediatrics' before the emergency room of a children's hospital.
  const offices = bySpecialty.filter((one) => one.type !== 'hospital');
  if (offices.length > 0) return offices;
  if (bySpecialty.length > 0) return bySpecialty;
  // A dentist may have no specialty; another specialist of the kind 'specialist' is no answer.
  return type === 'dentist' && title !== 'Orthodontist'
    ? household.contacts.filter(
        (contact) => contact.type === 'dentist' && !/orthodont/i.test(contact.specialty),
      )
    : [];
}

const SITS =
  /^ (?:(?:will|can|is|['’]s) )?(?:babysit(?:s|ting)?|watch(?:es|ing)? (?:the|our|him|her|them)|ha(?:s|ve) the (?:kids|boys|girls|twins|baby))\b/i;
/** 'Date night Saturday 7pm, Tamsin babysits' is no visit with Tamsin. */
const sitsThen = ({ text }: Asked, said: string): boolean =>
  SITS.test(text.slice(text.toLowerCase().lastIndexOf(said.toLowerCase()) + said.length));

/** The contacts a wish may be with: those named, else all of the kind of the visit. */
export function contactsFor(asked: Asked): MedicalContact[] {
  const { household, slots, chosen } = asked;
  const choice = chosen['contact'];
  if (typeof choice === 'object') return household.contacts.filter(({ id }) => id === choice.id);
  const last = slots.doctors.length > 0 ? undefined : slots.contacts.at(-1);
  if (last && sitsThen(asked, last.said)) return [];
  if (last) return household.contacts.filter(({ id }) => last.ids.includes(id));
  if (newDoctor(asked) !== undefined) return [];
  if (OF_PET.test(asked.text))
    return household.contacts.filter(({ name, specialty }) => VET.test(`${name} ${specialty}`));
  const [first] = visitsOf(asked);
  return first ? contactsOfVisit(asked, first.visit) : [];
}

/** 'Foot clinic': with a word of its own before it, a clinic is the title, whoever sees them there. */
function clinicSaid({ slots, text }: Asked): string | undefined {
  const [said = '', kind = ''] = /\b(\p{L}{3,}) clinic\b/iu.exec(text) ?? [];
  const isOwn =
    !isCommonWord(kind.toLowerCase()) && slots.loose.some((run) => wordsOf(run).at(-1) === fold(kind));
  return isOwn ? capital(said.toLowerCase()) : undefined;
}

/** 'Piano with Ms. Lee': the one who teaches it stands in the notes. */
const WITH_TEACHER = /(?<=\S) with ((?:mr|mrs|ms|miss|mx|coach)\.? [\p{L}'’-]+(?: [\p{L}'’-]+)?)$/iu;

/** Words that say no activity: 'meets Mr. Lee'. */
const MEETS =
  /^(?:sees?|meets?|meeting|visits?|visiting|talks?|session|appointment|appt|chat|call|first|next|another|time)$/i;
/** 'Drum lesson with Mr. Lee': what is done with a teacher is the title; a doctor says it all. */
function activityWith(asked: Asked, { type, name }: MedicalContact): string | undefined {
  const said = asked.slots.contacts.at(-1)?.said ?? name;
  const beside = new RegExp(`\\s*\\b(?:with|for|at)(?: the)? ${RegExp.escape(said)}`, 'i');
  if (!beside.test(asked.text) || (type !== null && type !== 'emergency')) return undefined;
  const title = eventTitle({ ...asked, text: asked.text.replace(beside, '') });
  return title === undefined || title.split(' ').every((word) => MEETS.test(word)) ? undefined : title;
}

/** A visit of an animal is nobody's of the family, and its shots are none of theirs. */
export const OF_PET = /\b(?:vet|vets|veterinarian|animal (?:hospital|clinic)|groomer)\b/i;
const VET = /\b(?:vet|veterinar\w+|animal)\b/i;

/** The title of a new appointment; undefined where nothing says it. */
export function titleOf(asked: Asked): string | undefined {
  const { slots, chosen } = asked;
  const visits = visitsOf(asked);
  const [first, second] = visits;
  const vaccine = slots.vaccines[0]?.name;
  const answer = chosen['what'];
  if (typeof answer === 'string' && answer.trim() !== '') return capital(answer.trim());
  if (OF_PET.test(asked.text)) return eventTitle(asked);
  if (vaccine !== undefined && vaccine !== 'Vaccination') return vaccine;
  if (first && generality(first.visit) === 0) {
    const isFollowUp = second?.visit.title === 'Follow-up';
    return isFollowUp ? `${first.visit.title} follow-up` : titleOfVisit(asked, first);
  }
  if (vaccine !== undefined) return vaccine;
  if (first && GENERAL.indexOf(first.visit.title) < 2) return titleOfVisit(asked, first);
  const clinic = clinicSaid(asked);
  if (clinic !== undefined) return clinic;
  const [contact] = slots.contacts.length > 0 ? contactsFor(asked) : [];
  if (contact?.type === 'dentist' && /\bcleanings?\b/i.test(asked.text)) return 'Teeth cleaning';
  const activity = contact && activityWith(asked, contact);
  if (activity !== undefined) return activity;
  const called = contact?.name ?? newDoctor(asked);
  if (called !== undefined) return called;
  return first ? first.visit.title : eventTitle(asked)?.replace(WITH_TEACHER, '');
}

/** True for an event of the family's own, 'swim practice', which needs nobody it is for. */
export const isOwnEvent = (asked: Asked): boolean =>
  visitsOf(asked).length + asked.slots.vaccines.length + contactsFor(asked).length === 0 &&
  newDoctor(asked) === undefined;

// Who a message about somebody's health means, by the words alone, how old they are, and whom to ask about them.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { atTable } from '#rules/family/at-table.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import type { Household } from '../../../reading/household.ts';
import { THINNER } from '../../../danger/thinner.ts';
import { clippedIn, nicknamesIn } from '../../../reading/nicknames.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { listed, quoted } from '../../../text/say.ts';
import { doctorOf, isPharmacy } from '../../talk/doctors.ts';

const [MONTHS, GROWN_UP, SMALL] = [12, 18, 24];
const OLDER =
  /\b(?:gram|grams|gran|grans|grandma|grandmas|grandmother|granny|nana|nanas|grandpa|grandpas|grandfather|gramps|papa|abuela|abuelo|mom|moms|mum|mums|mama|mother|mothers|dad|dads|father|fathers|mother in law|father in law|mil|fil)\b/;
const AS_MOM = /\b(?:mom|mum|mother)\b/i;
const AS_DAD = /\b(?:dad|father)\b/i;

const TITLE = /^(?:grandma|grandpa|granny|nana|papa|aunt|auntie|uncle|baby|dr|mr|mrs|ms)$/;

/** 'Ruth' and 'Grandma' of Grandma Ruth; the nickname that the notes have. */
function isNamed({ name, notes }: FamilyMember, words: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = wordsOf(name);
  const called = TITLE.test(first) && second !== '' ? [first, second] : [first];
  return [...called, ...[...nicknamesIn(notes), ...clippedIn(name, notes)].flatMap(wordsOf)].some(
    (one) => words.has(one) || words.has(`${one}s`),
  );
}

/** The members a folded text names; 'mom' or 'gram' where only one can be meant. */
export function membersSaid(
  text: string,
  { members, speakerId }: Pick<Household, 'members' | 'speakerId'>,
): FamilyMember[] {
  const words = new Set(wordsOf(text));
  const named = members.filter((member) => isNamed(member, words));
  const [older = ''] = OLDER.exec(text) ?? [];
  if (older === '') return named;
  const elders = members.filter(({ id, relationship }) => id !== speakerId && relationship === 'grandparent');
  const role = /mo|mu|ma(?!r)/.test(older.replace('grandma', ''))
    ? AS_MOM
    : /da|fa/.test(older)
      ? AS_DAD
      : undefined;
  const fitting = role ? members.filter((one) => one.id !== speakerId && role.test(one.notes)) : [];
  const meant = fitting.length === 1 ? fitting : elders.length === 1 ? elders : [];
  return [...new Set([...meant, ...named])];
}

/** In months; of an age in years the first of them. */
export function monthsOf(member: FamilyMember | undefined, today: string): number | undefined {
  if (!member) return undefined;
  if (member.birthDate === null) return member.age === null ? undefined : member.age * MONTHS;
  const [year = 0, month = 0, day = 0] = member.birthDate.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number);
  return Math.max(0, (nowYear - year) * MONTHS + nowMonth - month - (nowDay < day ? 1 : 0));
}

const AGE =
  /(?<!\b(?:for|in|within|about|over|past|last|next|every|since|after|been|all|than) )\b(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[ -]?(weeks?|wks?|months?|mos?|mths?|years?|yrs?|yo)\b(?! (?:ago|of|straight|later|in a row))/;
const STAGES: readonly (readonly [RegExp, number])[] = [
  [/\bnewborn\b/, 0],
  [/\b(?:baby|infant)\b/, 9],
  [/\btoddler\b/, 24],
  [/\bpre ?schooler\b/, 48],
  [/\bteen(?:ager)?\b/, 180],
];

/** The age that a folded text tells by a number, in months. */
export function toldMonths(text: string): number | undefined {
  const [, count = '', unit = ''] = AGE.exec(text) ?? [];
  if (unit === '') return undefined;
  const number = /^an?$/.test(count) ? 1 : (numberWord(count) ?? Number(count));
  return unit.startsWith('w') ? Math.floor(number / 4.34) : unit.startsWith('m') ? number : number * MONTHS;
}

/** The age that a folded text tells, in months, also by a word such as 'toddler'. */
export const monthsSaid = (text: string): number | undefined =>
  toldMonths(text) ?? STAGES.find(([word]) => word.test(text))?.[1];

const hasNumber = ({ phoneNumber }: MedicalContact): boolean => phoneNumber !== '';
const called = ({ name, phoneNumber }: MedicalContact): string =>
  phoneNumber === '' ? quoted(name) : `${quoted(name)} (${quoted(phoneNumber)})`;

export const pharmacyIn = ({ contacts }: Household): string | undefined =>
  onlyOf(contacts.filter(isPharmacy));

/** The only stored contact of a kind. */
export const contactOfType = ({ contacts }: Household, type: MedicalContact['type']): string | undefined =>
  onlyOf(contacts.filter((contact) => contact.type === type));

function onlyOf(contacts: readonly MedicalContact[]): string | undefined {
  const [one, ...others] = contacts.filter(hasNumber);
  return one && others.length === 0 ? called(one) : undefined;
}

/** 'Dr. Mora (505-555-0112)', or the kind of doctor. */
export function doctorSaid(
  household: Household,
  member: FamilyMember | undefined,
  months: number | undefined,
): string {
  const isChild = months !== undefined && months < GROWN_UP * MONTHS;
  const doctor = doctorOf(household, member, isChild);
  return doctor ? called(doctor) : isChild ? 'your pediatrician' : 'the doctor';
}

/** The first stored contact whose name or specialty has such a word, with its number. */
export function contactFor(
  { contacts }: Pick<Household, 'contacts'>,
  words: RegExp | undefined,
): string | undefined {
  const contact = contacts.find((one) => hasNumber(one) && words?.test(fold(`${one.name} ${one.specialty}`)));
  return contact && called(contact);
}

/** The stored contact of that name, with its number. */
export function contactSaid({ contacts }: Household, name: string): string | undefined {
  const contact = contacts.find((one) => name !== '' && one.name === name);
  return contact ? called(contact) : name === '' ? undefined : quoted(name);
}

/** For the crew: medicines, allergies and illnesses that are stored for somebody. */
export function tellThem(
  member: FamilyMember,
  { medications, records }: Household,
  today: string,
): string | undefined {
  const isTheirs = ({ familyMemberId }: { familyMemberId: string | null }) => familyMemberId === member.id;
  const taken = medications
    .filter((one) => isTaken(one, today) && isTheirs(one))
    .map(({ name }) => `${quoted(name)}${THINNER.test(name) ? ' (a blood thinner)' : ''}`);
  const { allergies, health } = atTable(member);
  const illnesses = [
    ...member.dietaryRestrictions.filter((one) => /diabet/i.test(one)),
    ...health,
    ...records.filter((one) => one.category === 'diagnosis' && isTheirs(one)).map(({ title }) => title),
  ].map(quoted);
  // 'Peanut allergy' of the wizard, among the diets, is 'peanut' here.
  const allergens = allergies.map((one) => quoted(one.replace(/ allerg(?:y|ies)$/i, '')));
  const kept = [
    ...(taken.length > 0 ? [`takes ${listed(taken)}`] : []),
    ...(allergens.length > 0 ? [`is allergic to ${listed(allergens)}`] : []),
  ];
  if (kept.length + illnesses.length === 0) return undefined;
  const ill = illnesses.length > 0 ? ` Also on record, ${listed(illnesses)}.` : '';
  const tells =
    kept.length > 0 ? ` that ${quoted(member.name)} ${listed(kept)}.` : ` about ${quoted(member.name)}.`;
  return `Tell them${tells}${ill}`;
}

/** The stored instruction that forbids what is asked about. */
export const notByStored = (owner: FamilyMember | undefined, name: string, instruction: string): string =>
  `No, not by what's stored: with ${owner ? `${quoted(owner.name)}'s ` : ''}${quoted(name)} it says “${quoted(instruction.replace(/[.;,\s]+$/, ''))}”.`;

const WEIGHT = /\b\d{1,3}(?:[.,]\d)? ?(?:lbs?|pounds|kgs?|kilos?)\b/i;

/** The facts that are asked on the phone: the age, the weight of the notes, medicines and allergies. */
export function aboutThem(member: FamilyMember, household: Household, today: string): string {
  const months = monthsOf(member, today);
  const age =
    months === undefined
      ? ''
      : ` is ${months < SMALL ? `${String(months)} months` : `${String(Math.floor(months / MONTHS))} years`} old`;
  const weight = WEIGHT.exec(member.notes)?.[0];
  const facts =
    age + (weight === undefined ? '' : `${age === '' ? ' is' : ','} ${quoted(weight)} by the notes`);
  return [
    ...(facts === '' ? [] : [`${quoted(member.name)}${facts}.`]),
    tellThem(member, household, today) ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Notes and diagnoses of some people. */
export const conditionsOf = (
  members: readonly FamilyMember[],
  { records }: Pick<Household, 'records'>,
): string[] =>
  members.flatMap(({ id, notes }) => [
    fold(notes),
    ...records
      .filter(({ category, familyMemberId }) => category === 'diagnosis' && familyMemberId === id)
      .map(({ title }) => fold(title)),
  ]);

/** ' (until January 25, 2027)' */
export const untilFirstBirthday = (member: FamilyMember | undefined): string => {
  const born = member?.birthDate ?? undefined;
  if (born === undefined) return '';
  const first = `${Number(born.slice(0, 4)) + 1}${born.slice(4)}`;
  return ` (until ${formatLongDate(first).replace(/^[^,]+, /, '')})`;
};

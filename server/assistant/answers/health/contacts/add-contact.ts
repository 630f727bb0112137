// Prepares the card of a new contact, with everything that was said about it; one that is stored already is changed.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { nameOf } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { CONTACT_READS, findContacts, relatedTo } from './find-contacts.ts';
import { cardWords, isHeldByNotes, namesOf, peopleOf } from '../narrow.ts';
import { asSentences, isCarrying, ownWords } from '../own-words.ts';
import { contactsNamed, titledIn, titledNames } from './prescriber.ts';
import { remarksOf } from '../remarks.ts';
import { kindOfContact, plainRole } from './visit-words.ts';

import { changesOfContact, EMERGENCY, heldBy, reachable } from './contact-fields.ts';
import { wordingFor } from '../../wording.ts';
import { withOwnNumber } from './own-number.ts';
/** 'Emergency contact, sorry, not emergency' */
const NOT_FOR_EMERGENCY = /\b(?:not|isn['’]?t|no) (?:an? |for )?emergenc\w+/i;
const MOST_NAME_WORDS = 5;
const NONE: Pick<ReturnType<typeof findContacts>, 'contacts'> = { contacts: [] };
const BESIDE_NAME = new Set(
  'our my your his her their as is was the new she he it this that at old another two both emergency neighbor office sees also see seeing moved changed switched recommended referred us referral visit hang onto heres here'.split(
    ' ',
  ),
);

/** A name behind its title, with other words before it. */
const TITLED_NAME = /\s((?:mr|mrs|ms|miss|mx|coach)\.? \S+(?: \S+)?)$/i;

/** The name of a new contact, as typed: 'Dr. Rachel Stein', 'Harbor Eye Center'. */
function newName(asked: Asked): string | undefined {
  const { chosen, text } = asked;
  if (typeof chosen['name'] === 'string') return titledIn(chosen['name']) ?? capital(chosen['name'].trim());
  const titled = asked.slots.doctors[0] ?? titledIn(text, asked.slots);
  if (titled !== undefined) return titled;
  const [person] = asked.slots.names;
  if (person !== undefined) return wholeName(asked, person);
  // Somebody of the family can be called in an emergency, too.
  const [member] = EMERGENCY.test(text) ? asked.slots.people : [];
  const own = member?.isSure ? nameOf(asked, member.ids[0]) : undefined;
  if (own !== undefined) return own;
  const runs = ownWords(asked, BESIDE_NAME).filter((run) => run.split(' ').length <= MOST_NAME_WORDS);
  const proper = runs.find((run) => run.split(' ').every((word) => /^\p{Lu}/u.test(word)));
  // 'New swim coach for Esi, Jude 612 555 0173': the name stands before its number.
  const isRole = (run = ''): boolean => TITLE_ROLE.test(run.split(' ').at(-1) ?? '');
  const dialled = runs.find((run) => new RegExp(`${RegExp.escape(run)}[\\s,:]*(?=[\\d(+])`, 'i').test(text));
  const run = proper ?? (isRole(runs[0]) && !isRole(dialled) ? dialled : undefined) ?? runs[0];
  // 'School nurse is Elena'
  const told = run?.split(/ is /i).at(-1);
  if (told === undefined) return undefined;
  // 'Teacher Ms Lee' is Ms Lee.
  const name = TITLED_NAME.exec(told)?.[1] ?? told;
  const whole = placeName(asked, name);
  return whole.split(' ').map(capital).join(' ');
}

/** Right before a name: 'Mrs. ', 'coach '. */
const TITLE = /\b((?:mr|mrs|ms|miss|mx|coach)\.?) $/i;

/** 'Kay Brandt' where only the first name is known as one; as a record has it who prescribed: 'Dr. Kay Brandt'. */
function wholeName({ text, slots, household }: Asked, first: string): string {
  const at = text.toLowerCase().indexOf(first.toLowerCase());
  const title = TITLE.exec(text.slice(0, Math.max(at, 0)))?.[1];
  const next = /^ (\p{L}[\p{L}'’-]+)/u.exec(text.slice(at + first.length))?.[1];
  const isLoose = next !== undefined && slots.loose.some((run) => run.split(/\s+/)[0] === next);
  const whole = isLoose && !isCarrying(next) ? `${first} ${capital(next)}` : first;
  return (
    household.medications.find(({ prescribedBy }) => prescribedBy === `Dr. ${whole}`)?.prescribedBy ??
    (title === undefined ? whole : `${capital(title)} ${whole}`)
  );
}

/** 'Sunrise' of 'sunrise pediatrics', 'Harbor' of 'Harbor Eye Center': the words beside it that were taken for a visit. */
const OF_PLACE =
  '(?:dental|dentistry|pediatrics?|family|kids|clinic|center|centre|care|health|medical|orthodontics|dermatology|therapy|eye|vision|pharmacy|drugs?|hospital|associates|group|practice|medicine|smiles|vet|veterinary|animal|urgent)';

function placeName({ text, slots }: Asked, name: string): string {
  const whole = new RegExp(`${RegExp.escape(name)}(?: ${OF_PLACE})+(?![\\p{L}])`, 'iu').exec(text)?.[0];
  if (whole !== undefined) return whole;
  for (const { said } of slots.visits) {
    const place = text.toLowerCase().indexOf(`${name} ${said}`.toLowerCase());
    if (
      place === -1 ||
      /^(?:speech|physical|occupational|family)? ?(?:therapist|pediatrician|dentist|doctor|allergist|orthodontist|dermatologist)$/i.test(
        said,
      )
    )
      continue;
    const rest =
      /^(?: (?:center|clinic|office|associates|group|care|dental|health))*/i.exec(
        text.slice(place + name.length + said.length + 1),
      )?.[0] ?? '';
    return text.slice(place, place + name.length + said.length + 1) + rest;
  }
  return name;
}

/** 'The pharmacy is on Elm Street': the kind of place is its name. */
const placeKind = ({ slots }: Asked): string | undefined =>
  slots.phones.length + slots.addresses.length > 0
    ? slots.visits
        .map(({ name }) => name)
        .find((name) => /^(?:Pharmacy|Hospital|Urgent care|Clinic)$/.test(name))
    : undefined;

/** Words of a role that a title has, too: 'Coach Lin, the swim coach'. */
const TITLE_ROLE = /^(?:coach|teacher|nurse|tutor|counselor|principal|director|instructor|sitter|pastor)$/i;

const SHORT = 4;

/** 'Oak's case worker', 'the boys swim coach': the words behind somebody's name in the possessive. */
function rolesOf(asked: Asked, name: string): string[] {
  const { slots, text } = asked;
  const lower = text.toLowerCase();
  // 'Track coach': what stands right before a role is part of it.
  const isOwn = (word: string, at: number, words: readonly string[]): boolean =>
    (!isCarrying(word) || (word.length > SHORT && TITLE_ROLE.test(words[at + 1] ?? ''))) &&
    (TITLE_ROLE.test(word) || !name.toLowerCase().includes(word.toLowerCase())) &&
    !/^emergency$/i.test(word);
  const ownersOf = (said: string): string[] =>
    [said, `${said}s`, `${said}'s`, `${said}’s`].filter((one) => /s$/i.test(one));
  const roleBehind = (said: string): string => {
    const run = slots.loose.find((one) =>
      ownersOf(said).some((owner) => lower.includes(`${owner} ${one}`.toLowerCase())),
    );
    const words = run?.split(' ').filter(isOwn) ?? [];
    return words.filter((word, at) => word !== words[at - 1]).join(' ');
  };
  const roles = slots.people.map(({ said }) => roleBehind(said));
  // 'The kids swim coach'
  const ofGroup = slots.people.length > 0 ? undefined : slots.groups.map(roleBehind).find(Boolean);
  if (ofGroup !== undefined)
    return [`${listed(peopleOf(asked).map((member) => quoted(member.name)))}'s ${ofGroup}`];
  // 'Wyatt and Beau's teacher' is one of both.
  for (let at = roles.length - 2; at >= 0; at -= 1) {
    const [own, next] = [slots.people[at], slots.people[at + 1]];
    const isJoined = own && next && lower.includes(`${own.said} and ${next.said}`.toLowerCase());
    if (isJoined && roles[at] === '') roles[at] = roles[at + 1] ?? '';
  }
  return [...Map.groupBy(roles.keys(), (at) => roles[at] ?? '')].flatMap(([role, places]) => {
    const owners = places.flatMap((at) => {
      const { ids: [id] = [], said = '' } = slots.people[at] ?? {};
      return [nameOf(asked, id) ?? said];
    });
    return role === '' ? [] : [`${listed([...new Set(owners)])}'s ${role}`];
  });
}

/** 'Our new plumber Hank Dubrovski', 'our plumber: Hank Dubrovski': the words between an article and the name. */
function roleBefore(name: string, { text, slots }: Asked): string | undefined {
  const before = new RegExp(
    `(?:\\b(?:an?|my|our|the|new) |^\\W*)((?:\\p{L}+ ){0,2}\\p{L}+)[.,:]? (?:for \\p{L}+,? )?${RegExp.escape(name)}`,
    'iu',
  ).exec(text)?.[1];
  const words = before
    ?.trim()
    .split(' ')
    .filter((word) => !isCarrying(word) && !BESIDE_NAME.has(word.toLowerCase()))
    .filter((word) => slots.people.every(({ said }) => said.toLowerCase() !== word.toLowerCase()));
  return words === undefined || words.length === 0 ? undefined : words.join(' ');
}

const notesOf = (asked: Asked, name: string): string => {
  const { slots, text } = asked;
  const lower = text.toLowerCase();
  const relations = slots.relations.filter(({ ids }) => ids.length === 0);
  // 'Tunde's sister' is somebody else than a doctor for Tunde.
  const owned = relations.flatMap(({ said }) =>
    slots.people
      .filter((one) => lower.includes(`${one.said} ${said}`.toLowerCase()))
      .flatMap(({ ids: [id] }) => nameOf(asked, id) ?? [])
      .map((owner) => `${owner}'s ${said}`),
  );
  const roles = rolesOf(asked, name);
  // What is told as a role is no remark, too.
  const isRole = (remark: string): boolean =>
    slots.people.some(({ said }) => said.toLowerCase() === remark.toLowerCase()) ||
    roles.some((one) => remark.toLowerCase().endsWith(one.replace(/^.*?['’]s /, '').toLowerCase()));
  const remarks = remarksOf(asked, heldBy(asked, name), { keepsDays: true, onlyClauses: true }).filter(
    // The number of before a correction is none.
    (remark) => /\p{L}{2}/u.test(remark) && !isRole(remark),
  );
  // 'Mom liked her' is no doctor of hers; nobody is a contact for themselves.
  const inRemark = slots.people.filter(({ said }) => remarks.some((one) => one.includes(said)));
  const isPatient = ({ id, name: own }: { id: string; name: string }): boolean =>
    own !== name && !inRemark.some(({ ids }) => ids.includes(id));
  if (owned.length === 0) owned.push(...roles);
  // 'Save him' is the contact that is named.
  const named = { ...asked, slots: { ...slots, pronouns: [] } };
  const people = owned.length > 0 ? [] : peopleOf(named).filter(isPatient);
  const whose = people.length > 0 ? `For ${namesOf(asked, people).replace(/^you\b/, 'me')}` : undefined;
  const conditions = slots.conditions.map(({ said }) => `For ${said}`);
  const role =
    roleBefore(name, asked) ?? /\b(school nurse|neighbor|babysitter|nanny|coach|teacher)\b/i.exec(text)?.[1];
  return asSentences([
    ...(owned.length > 0 ? owned : relations.map(({ said }) => capital(said.replace(/s$/, '')))),
    role === undefined || owned.some((one) => one.toLowerCase().includes(role.toLowerCase()))
      ? undefined
      : capital(role.toLowerCase()),
    whose,
    ...conditions,
    ...remarks,
  ]);
};

/** 'Dr. Okafor and Dr. Mendes': a card each. */
function addSeveral(asked: Asked, names: readonly string[]): Plan {
  const kind = kindOfContact(asked);
  return {
    text: `New contacts, ${listed(names.map(quoted))}. Their numbers can follow whenever you have them. ${cardWords(asked)}`,
    reads: CONTACT_READS,
    cards: names.map((name) => ({ tool: 'createMedicalContact', input: { name, type: 'doctor', ...kind } })),
  };
}

/** 'Hank Dubrovski 303 555 0166, comes through Siobhan': a name and a number before that of a stored contact are somebody new. */
function isNewBefore({ slots, text }: Asked): boolean {
  const [at, other] = [slots.names[0], slots.contacts[0]?.said].map((said) =>
    said === undefined ? -1 : text.indexOf(said),
  );
  return slots.phones.length > 0 && at !== undefined && other !== undefined && at !== -1 && at < other;
}

export function contactAdd(asked: Asked): Plan {
  const [stored] = isNewBefore(asked) ? [] : contactsNamed(asked);
  if (stored && titledIn(asked.text, asked.slots) === undefined && !/\b(?:refer|recommend)/i.test(asked.text))
    return known(asked, stored);
  const { contacts } =
    EMERGENCY.test(asked.text) && asked.slots.visits.length > 0 ? findContacts(asked) : NONE;
  if (contacts[0] && contacts.length === 1 && asked.slots.names.length + asked.slots.phones.length === 0)
    return known(asked, contacts[0]);
  const names = titledNames(asked.text, asked.slots);
  if (names.length > 1 && Object.keys(reachable(asked)).length === 0) return addSeveral(asked, names);
  const owner = withOwnNumber(asked);
  const own = asked.household.contacts.find(({ name: called }) => called === owner);
  if (own) return known(asked, own);
  const name = owner ?? newName(asked) ?? placeKind(asked);
  // 'New number for my brother', who is stored under his name.
  const [relative, ...relatives] = name === undefined ? relatedTo(asked).own : [];
  if (relative && relatives.length === 0) return known(asked, relative);
  if (name === undefined)
    return { text: "What's the name of the new contact?", asked: 'name', reads: CONTACT_READS };
  // The kids of 'Harbor Kids Clinic' are part of the name.
  const groups = asked.slots.groups.filter((said) => !name.toLowerCase().includes(said.toLowerCase()));
  const notes = notesOf({ ...asked, slots: { ...asked.slots, groups } }, name);
  const isEmergency = (EMERGENCY.test(asked.text) || isOneMore(asked)) && !NOT_FOR_EMERGENCY.test(asked.text);
  const kind = kindOfContact(asked);
  const input = {
    name,
    ...(isEmergency && kind.type === undefined ? { type: 'emergency' } : {}),
    ...kind,
    ...(kind.type === undefined && !isEmergency && name.startsWith('Dr. ') ? { type: 'doctor' } : {}),
    ...reachable(asked),
    ...(notes === '' ? {} : { notes }),
    ...(isEmergency ? { isEmergencyContact: true } : {}),
  };
  const what =
    kind.specialty === undefined
      ? isEmergency
        ? ' as an emergency contact'
        : ''
      : `, ${plainRole(kind.specialty)}`;
  const missing = asked.slots.phones.length === 0 ? ' The number can follow whenever you have it.' : '';
  return {
    text: `${wordingFor(asked.said, ['New contact', 'A new entry', 'One more contact'])}, ${quoted(name)}${what}.${missing} ${cardWords(asked)}`,
    reads: CONTACT_READS,
    cards: [{ tool: 'createMedicalContact', input }],
    isAccounted: isHeldByNotes(asked),
  };
}

const AS_WELL = /\b(?:too|as well|also|another|second)\b/i;
/** 'Add my brother as well' behind who the emergency contact is. */
const isOneMore = ({ said, focus, household }: Asked): boolean =>
  AS_WELL.test(said) &&
  household.contacts.some(({ id, isEmergencyContact }) => id === focus.medical_contact && isEmergencyContact);

/** One that is stored already gets what is new about it. */
function known(asked: Asked, contact: MedicalContact): Plan {
  const changes = changesOfContact(asked, contact);
  const name = quoted(contact.name);
  if (Object.keys(changes).length === 0)
    return {
      text: `${name} is in your contacts already${contact.phoneNumber ? `, ${quoted(contact.phoneNumber)}` : ''}.`,
      reads: CONTACT_READS,
      focus: { medical_contact: contact.id },
    };
  return {
    text: `${name} is stored already, so this updates it. ${cardWords(asked)}`,
    reads: CONTACT_READS,
    cards: [{ tool: 'updateMedicalContact', input: { id: contact.id, ...changes } }],
    focus: { medical_contact: contact.id },
  };
}

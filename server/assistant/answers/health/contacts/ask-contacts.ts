// Answers questions about doctors and other contacts: the number, the address, who it is. The asked fact comes first, as stored.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { capital, quoted } from '../../../text/say.ts';
import { plainRole, titledVisit } from './visit-words.ts';
import type { Asked, Plan } from '../../plan.ts';
import {
  asksEmergency,
  CONTACT_READS,
  findContacts,
  notedNames,
  prescriberIn,
  storedContacts,
} from './find-contacts.ts';
import { whomIn } from '../../people.ts';
import { schoolContact } from '../../school-contact.ts';
import { isYesOrNo, peopleOf } from '../narrow.ts';
import { asksPoisonLine, poisonLine } from './poison-line.ts';
import { ownName } from '../medicines/say-medicine.ts';

type Detail = 'phone' | 'address' | 'email' | 'notes' | 'hours' | 'name';

const DETAILS: readonly (readonly [Detail, RegExp])[] = [
  ['email', /\be-? ?mail\b/i],
  ['address', /\b(?:address|adress|where|located|location|directions?)\b/i],
  ['hours', /\b(?:hours|open|opens|closed?|closes)\b/i],
  ['notes', /\bnotes?\b/i],
  ['phone', /\b(?:numbers?|phone|call|reach|ahold|hold of|cell|fax|tel|telephone)\b/i],
  ['name', /\bwho(?:'s|s)?\b|\bname\b|\bwhich\b/i],
];

/** The word for a fact of a contact: 'number'. */
export const factAsked = (text: string): string | undefined =>
  DETAILS.map(([detail, asks]) => (detail === 'name' ? null : asks.exec(text)))
    .find((found) => found !== null)
    ?.at(0);

const detailIn = (text: string): Detail | undefined => DETAILS.find(([, asks]) => asks.test(text))?.[0];

/** 'Whats the number and are they open Sundays': each fact that is asked for. */
const factsIn = (text: string): Detail[] => {
  // An e-mail address is no street.
  const plain = text.replace(/\b(e-? ?mail) add?ress(?:es)?\b/gi, '$1');
  return DETAILS.flatMap(([detail, asks]) => (detail !== 'name' && asks.test(plain) ? [detail] : []));
};

const HOURS = /\d ?(?:[ap]\.?m\b|to\b|-|–)|\b(?:open|closed?|hours)\b/i;
const fieldsOf = ({
  phoneNumber,
  email,
  address,
  notes,
  specialty,
}: MedicalContact): Record<Exclude<Detail, 'name'>, string> & { specialty: string } => ({
  phone: phoneNumber,
  email,
  address,
  notes,
  // No field of their own: the notes may tell them.
  hours: HOURS.test(notes) ? notes : '',
  specialty,
});

const LABELS: Readonly<Record<Exclude<Detail, 'name'>, string>> = {
  phone: 'number',
  email: 'email',
  address: 'address',
  notes: 'notes',
  hours: 'opening hours',
};

/** '212-555-0142, 12 Oak Street, office@…' without the fact that was told already. */
function rest(contact: MedicalContact, told?: Detail): string {
  const { phone, email, address, notes } = fieldsOf(contact);
  return [
    told === 'phone' ? '' : phone,
    told === 'address' ? '' : address,
    told === 'email' ? '' : email,
    told === 'notes' ? '' : notes,
  ]
    .filter((text) => text !== '')
    .map((text) => quoted(text).replace(/\.$/, ''))
    .join(', ');
}

const own = ({ name, specialty }: MedicalContact): string =>
  `**${quoted(name)}**${specialty ? ` (${quoted(specialty)})` : ''}`;

/** '- **Dr. Anika Patel** (Pediatrics), 212-555-0142, …' */
const line = (contact: MedicalContact): string => {
  const facts = rest(contact);
  return `- ${own(contact)}${facts === '' ? ', no number yet' : `, ${facts}`}`;
};

const plan = (text: string, contact?: MedicalContact): Plan => ({
  text,
  reads: CONTACT_READS,
  ...(contact ? { focus: { medical_contact: contact.id } } : {}),
});

/** 'Is 555-0142 Dr. Patel's number?' */
function isThatSo({ slots }: Asked, contact: MedicalContact): string | undefined {
  const [phone] = slots.phones;
  if (phone === undefined) return undefined;
  const digits = (text: string): string => text.replace(/\D/g, '');
  const isSo = digits(contact.phoneNumber).endsWith(digits(phone));
  return isSo ? 'Yes, ' : 'No, ';
}

/** The one asked fact of one contact. */
function single(asked: Asked, contact: MedicalContact, detail: Detail | undefined): string {
  const yes = isYesOrNo(asked);
  const wanted = detail ?? (yes ? 'name' : undefined);
  if (wanted === undefined || wanted === 'name') {
    const facts = rest(contact);
    const role = wanted === 'name' ? titledVisit(asked) : undefined;
    const behind = facts === '' ? '; no number or address is stored yet' : `, ${facts}`;
    if (role !== undefined)
      return `${yes ? 'Yes, ' : ''}${quoted(contact.name)} is the ${plainRole(role)} you have stored${behind}.`;
    return `${yes ? 'Yes, ' : ''}${quoted(contact.name)}${contact.specialty ? `, ${quoted(contact.specialty)}` : ''}${behind}.`;
  }
  const fact = fieldsOf(contact)[wanted];
  const name = quoted(contact.name);
  if (fact === '') {
    const other = rest(contact);
    const verb = /hours|notes/.test(LABELS[wanted]) ? 'are' : 'is';
    return `${yes && wanted !== 'hours' ? 'No, no' : 'No'} ${LABELS[wanted]} ${verb} stored for ${name}${other === '' ? ' yet' : `, but there's ${other}`}. Tell me and I'll add it.`;
  }
  const so = isThatSo(asked, contact) ?? (yes ? 'Yes, ' : '');
  // The number itself first, to be tapped.
  return wanted === 'notes' || wanted === 'hours'
    ? `${so}“${quoted(fact).replace(/\.$/, '')}” is noted for ${name}.`
    : `${so}${quoted(fact)} is ${name}'s ${LABELS[wanted]}${contact.specialty ? ` (${quoted(contact.specialty)})` : ''}.${closing(contact, wanted)}`;
}

const closing = ({ notes }: MedicalContact, detail: Detail): string =>
  notes === '' || detail === 'email' ? '' : ` Noted with it, “${quoted(notes).replace(/\.$/, '')}”.`;

function several(asked: Asked, contacts: readonly MedicalContact[]): Plan {
  const begin = isYesOrNo(asked) ? `Yes, ${contacts.length} are stored.` : `${contacts.length} fit.`;
  return plan(`${begin}\n\n${contacts.map(line).join('\n')}`, contacts[0]);
}

function emergency(asked: Asked): Plan {
  const contacts = asked.household.contacts.filter(
    ({ isEmergencyContact, type }) => isEmergencyContact || type === 'emergency',
  );
  const [first] = contacts;
  if (!first)
    return plan(
      `${isYesOrNo(asked) ? 'No, no' : 'No'} emergency contact is stored yet. Tell me a name and a number and I'll add one. In an emergency, call 911.`,
    );
  if (contacts.length === 1)
    return plan(
      `${quoted(first.name)}${first.phoneNumber ? `, ${quoted(first.phoneNumber)},` : ''} is your emergency contact${first.notes ? ` (${quoted(first.notes)})` : ''}. In an emergency, call 911 first.`,
      first,
    );
  return plan(
    `These are your emergency contacts; for a life in danger, 911 comes first.\n\n${contacts.map(line).join('\n')}`,
    first,
  );
}

/** Hours that are not stored may be told next. */
const withGap = (answer: Plan, contact: MedicalContact, detail: Detail | undefined): Plan =>
  detail === 'hours' && fieldsOf(contact).hours === ''
    ? {
        ...answer,
        focus: { ...answer.focus, gap: { kind: 'medical_contact', id: contact.id, thing: 'open' } },
      }
    : answer;

const LIST = /\b(?:contacts|doctors|offices|all the numbers)\b/i;

function all(stored: readonly MedicalContact[]): Plan {
  if (stored.length === 0)
    return plan("No contacts are stored yet. Tell me a doctor's name and number and I'll add them.");
  return plan(
    `${stored.length === 1 ? 'This is your one contact' : `These are your ${stored.length} contacts`}.\n\n${stored.map(line).join('\n')}`,
  );
}

/** 'Who do I call if Ivy has a reaction?' */
const REACTION =
  /\bcall\b.*\b(?:if|when|in case)\b.*\b(?:reaction|hurt|hurts|worse|bad|happens|fever|seizure|attack)\b/i;

/** The stored medicine for a reaction comes before any number. */
function withPlanOfMedicine(asked: Asked, answer: Plan): Plan {
  const people = new Set(peopleOf(asked).map(({ id }) => id));
  const [medicine] = asked.household.medications.filter(
    ({ name, isActive, familyMemberId }) =>
      isActive &&
      familyMemberId !== null &&
      people.has(familyMemberId) &&
      /epi-?pen|auvi|epinephrine|neffy/i.test(name),
  );
  if (!medicine || !/\breaction\b/i.test(asked.text)) return answer;
  const how = medicine.instructions === '' ? '' : `, “${quoted(medicine.instructions).replace(/\.$/, '')}”`;
  return { ...answer, text: `In a reaction, ${quoted(medicine.name)} first${how}, and 911. ${answer.text}` };
}

/** 'Jun's number': a member's own, which no field holds; nobody else's is told in its place. */
function ofMember(asked: Asked, detail: Detail | undefined): Plan | undefined {
  const whom = whomIn(asked, { usesFocus: false });
  if (whom.kind !== 'one' || asked.slots.contacts.length > 0 || !detail || !(detail in LABELS))
    return undefined;
  const isOwn = asked.slots.people.some(({ said }) =>
    new RegExp(
      `\\b${said.replace(/\W/g, '.')}['’]?s? (?:own )?(?:cell |phone |mobile |home |work )?(?:numbers?|phone|cell|email|e-mail|address)\\b`,
      'i',
    ).test(asked.said),
  );
  const name = quoted(whom.member.name);
  const label = detail === 'phone' ? 'phone number' : detail;
  return isOwn
    ? plan(`No ${label} is stored for ${name}. Contacts can hold one; tell me and I'll add it.`)
    : undefined;
}

const missingWords = (missing: string): string =>
  missing.startsWith('Dr.') ? quoted(missing) : plainRole(quoted(missing));

export function contactAsk(asked: Asked): Plan {
  const { contacts: stored } = asked.household;
  const none = ofMember(asked, detailIn(asked.said));
  if (none) return none;
  if (asksEmergency(asked) || REACTION.test(asked.text)) return withPlanOfMedicine(asked, emergency(asked));
  const detail = detailIn(asked.said) ?? detailIn(asked.text);
  if (
    LIST.test(asked.said) &&
    asked.slots.contacts.length === 0 &&
    (peopleOf(asked).length === 0 || /\ball\b/i.test(asked.said)) &&
    asked.slots.visits.every(({ name }) => name === 'Doctor')
  )
    return all(stored);
  const meant = findContacts(asked);
  const { said } = meant;
  // 'The school's address': no visit and no name stands for it.
  const school =
    /\bschool\b/i.test(asked.said) && asked.slots.contacts.length === 0 && schoolContact(asked.household);
  const contacts = school ? [school] : meant.contacts;
  const [first, ...others] = contacts;
  if (asksPoisonLine(asked.text) && !(first && /poison/i.test(first.name))) return poisonLine(asked);
  const facts = factsIn(asked.said);
  if (first && others.length === 0 && facts.length > 1)
    return plan(
      facts
        .toReversed()
        .map((fact) => single(asked, first, fact))
        .join(' '),
      first,
    );
  if (first && others.length === 0) return withGap(plan(single(asked, first, detail), first), first, detail);
  if (first) return several(asked, contacts);
  const prescriber = prescriberIn(asked);
  if (prescriber)
    return {
      ...plan(
        `${quoted(prescriber.medicine.prescribedBy)} prescribed ${ownName(asked, prescriber.medicine)}, but isn't among your contacts. Tell me the number and I'll add it.`,
      ),
      focus: { medication: prescriber.medicine.id },
    };
  const noted = said?.startsWith('Dr.') ? notedNames(asked, said) : [];
  if (noted.length > 0)
    return plan(
      `${isYesOrNo(asked) ? 'No, no' : 'No'} contact is stored for ${quoted(said ?? '')}. ${noted.slice(0, 3).join('; ')}. Tell me the number and I'll add it.`,
    );
  const missing =
    said === undefined ? undefined : said.startsWith('Dr.') ? said : (titledVisit(asked) ?? capital(said));
  if (missing === undefined && stored.length > 0)
    return plan(`I can't tell which contact that is. ${storedContacts(asked)}`);
  const begin = isYesOrNo(asked) ? 'No, no' : 'No';
  const contact = missing === undefined ? 'such contact' : missingWords(missing);
  return plan(
    `${begin} ${contact} is stored yet. ${stored.length === 0 ? "Tell me the name and the number and I'll add them." : storedContacts(asked)}`,
  );
}

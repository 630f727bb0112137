// 'What is Dr. Chen's phone number?', 'Add Dr. Chen as our pediatrician, 555-0134', a new number, an old doctor.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import type { Decision } from '../decision.ts';
import { capital, listed, paragraphs, quoted } from '../say.ts';
import { contactIn, contactsOfKind } from './contact-match.ts';
import { nothingStored, type Desk } from './desk.ts';
import { placeIn } from './health-words.ts';

const NEEDED = ['listMedicalContacts'] as const;
const PHONE =
  /(?<![\d-])(?:\+?\d{1,3}[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])?\d{3}[ .-]\d{4}(?!\d)|\+\d[\d .()-]{6,}\d/;
const EMAIL = /[^\s@,;<>"']+@[^\s@,;<>"'.]+(?:\.[^\s@,;<>"'.]+)+/;
const ADDRESS =
  /\b(?:[Aa]ddress(?: is| to)?|located at|lives at|office at|at|moved to|relocated to|new office|new location|now in)\s+(\d+ (?:(?! and (?:the|their|our|we|they|she|he|it)\b)[^,.;])+(?:, (?:\p{Lu}\p{L}+ ?){1,3}(?=[,.;]|$))?)/u;
const NAMED = /\b(?:[Dd]r|[Dd]octor|[Pp]rof)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/u;
const TYPED = /\b(?:dr|doctor)\.? (?!appointment|visit|is|as|office|number|phone)([a-z][a-z'-]+)/;

const found = (desk: Desk, contacts: readonly MedicalContact[]): MedicalContact[] => {
  const named = contactIn(contacts, desk.line);
  return named.length > 0 ? named : contactsOfKind(contacts, desk.line);
};

function about({ name, type, specialty, phoneNumber, email, address }: MedicalContact, line: string): string {
  const wantsMail = /\be ?mail\b/.test(line);
  const wantsPlace = /\b(?:address|where|located)\b/.test(line);
  const wantsPhone = /\b(?:phone|number|call|reach|ring)\b/.test(line);
  const facts = [
    [phoneNumber, 'phone', wantsPhone],
    [email, 'e-mail', wantsMail],
    [address.replace(/\s*[\r\n]+\s*/g, ', '), 'address', wantsPlace],
  ] as const;
  const any = wantsMail || wantsPlace || wantsPhone;
  const told = facts
    .filter(([value, , wanted]) => value !== '' && (wanted || !any))
    .map(([value, label]) => `${label} ${quoted(value)}`);
  const missing = facts.filter(([value, , wanted]) => wanted && value === '').map(([, label]) => label);
  const kind = specialty !== '' ? specialty : (type ?? '');
  const who = `**${quoted(name)}**${kind === '' ? '' : `, ${quoted(kind)}`}`;
  const gap = missing.length > 0 ? `no ${listed(missing, 'or')} is stored` : undefined;
  return [who, ...told, gap].filter(Boolean).join(', ');
}

/** 'What is Dr. Chen's phone number?' */
export const askContacts = (desk: Desk): Decision =>
  desk.knowing(NEEDED, ({ listMedicalContacts: contacts }) => {
    const all =
      /\b(?:contacts|doctors)\b/.test(desk.line) &&
      !/\bemergency\b/.test(desk.line) &&
      contactIn(contacts, desk.line).length === 0;
    const chosen = all ? contacts : found(desk, contacts);
    const [first] = chosen;
    if (!first) return { text: nothingStored('such medical contact') };
    if (chosen.length === 1) return { text: `${about(first, desk.line)}.` };
    return {
      text: paragraphs(
        'This is what is stored.',
        chosen.map((contact) => `- ${about(contact, desk.line)}`).join('\n'),
      ),
    };
  });

/** The name of somebody new: 'Dr. Chen', or what was answered. */
function nameIn(desk: Desk): string | undefined {
  const answer = desk.parts.findLast(({ asked }) => asked === 'name')?.text.trim();
  if (answer) return answer.replace(/^(?:it is|it's|the name is) /i, '');
  const doctor = NAMED.exec(desk.text)?.[0];
  if (doctor) return doctor.replace(/^(?:dr|doctor)\.?/i, 'Dr.');
  const [, typed] = TYPED.exec(desk.text) ?? [];
  if (typed) return `Dr. ${capital(typed)}`;
  const [, other] =
    /\b(?:[Aa]dd|[Ss]ave|[Nn]ote|is|called|named)(?: our| my| the| a)?(?: new)?(?: \p{Ll}+)?:? (\p{Lu}[\p{L}&'-]+(?: (?:\p{Lu}|&)[\p{L}&'-]*)*)/u.exec(
      desk.text,
    ) ?? [];
  return other;
}

const dataIn = (desk: Desk): Partial<MedicalContact> => {
  const phoneNumber = PHONE.exec(desk.text)?.[0].trim();
  const email = EMAIL.exec(desk.text)?.[0];
  const address = ADDRESS.exec(desk.text)?.[1]?.trim();
  return {
    ...(phoneNumber ? { phoneNumber } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
  };
};

/** 'orthodont' is how a specialty is found; this is how it is written. */
const specialtyOf = (title: string): string => (title === 'Pediatrician' ? 'Pediatrics' : title);

/** 'Add Dr. Chen as our pediatrician, 555-0134' */
export const addContact = (desk: Desk): Decision =>
  desk.knowing(NEEDED, ({ listMedicalContacts: contacts }) => {
    const place = placeIn(desk.line.replace(/\b(?:dr|doctor)\b(?= \w)/, ''));
    const emergency = /\bemergency contact\b/.test(desk.line);
    const name = nameIn(desk);
    const [known, ...more] = contactsOfKind(contacts, desk.line);
    if (name === undefined && known && more.length === 0) {
      return desk.propose(
        'updateMedicalContact',
        { id: known.id, ...dataIn(desk) },
        `I prepared the change for ${quoted(known.name)}.`,
      );
    }
    if (name === undefined) return desk.ask('name');
    const same = contacts.find((contact) => contact.name.toLowerCase() === name.toLowerCase());
    const type = place?.contact ?? (name.startsWith('Dr.') ? 'doctor' : undefined);
    const fields = {
      ...(type ? { type } : {}),
      ...(place?.specialty ? { specialty: specialtyOf(place.title) } : {}),
      ...dataIn(desk),
      ...(emergency ? { isEmergencyContact: true } : {}),
    };
    if (same)
      return desk.propose(
        'updateMedicalContact',
        { id: same.id, ...fields },
        `${quoted(same.name)} is stored already, so I prepared what is new.`,
      );
    return desk.propose(
      'createMedicalContact',
      { name, ...fields },
      `I prepared ${quoted(name)} as a medical contact.`,
    );
  });

/** The one contact meant, or a question. */
function choosing(desk: Desk, go: (contact: MedicalContact) => Decision): Decision {
  return desk.knowing(NEEDED, ({ listMedicalContacts: contacts }) => {
    const [one, ...others] = found(desk, contacts);
    if (!one) return { text: nothingStored('such medical contact') };
    if (others.length > 0)
      return desk.ask(
        'which',
        undefined,
        [one, ...others].map(({ name }) => quoted(name)),
      );
    return go(one);
  });
}

/** 'Dr. Chen's new number is 555-0199' */
export const changeContact = (desk: Desk): Decision =>
  choosing(desk, (contact) => {
    const fields = dataIn(desk);
    if (Object.keys(fields).length === 0)
      return desk.ask('data', `${capital(quoted(contact.name))} is stored.`);
    return desk.propose(
      'updateMedicalContact',
      { id: contact.id, ...fields },
      `I prepared the change for ${quoted(contact.name)}.`,
    );
  });

/** 'Delete Dr. Chen' */
export const removeContact = (desk: Desk): Decision =>
  choosing(desk, (contact) =>
    desk.propose(
      'deleteMedicalContact',
      { id: contact.id },
      `I prepared to remove ${quoted(contact.name)}. The card tells what refers to them.`,
    ),
  );

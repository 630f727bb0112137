// Which of the family's medical contacts a text names: by name, or by what they are.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { wordsOf } from '../../text/fold-text.ts';
import { placeIn } from './health-words.ts';

const TITLES = new Set(
  'dr doctor mr mrs ms prof the and of clinic practice dental dentist pharmacy'.split(' '),
);

/** Contacts whose name the folded words hold; a surname is enough, a name that is also a member's is not. */
export function contactIn(
  contacts: readonly MedicalContact[],
  line: string,
  members: readonly { name: string }[] = [],
): MedicalContact[] {
  const said = new Set(line.split(' '));
  const shared = new Set(members.flatMap(({ name }) => wordsOf(name)));
  return contacts.filter(({ name }) => {
    const words = wordsOf(name);
    if (` ${line} `.includes(` ${words.join(' ')} `)) return true;
    const own = words.filter((word) => word.length > 2 && !TITLES.has(word) && !shared.has(word));
    return own.some((word) => said.has(word) || (word.length > 3 && said.has(`${word}s`)));
  });
}

/** Contacts of the kind the folded words speak of: 'our dentist', 'the pharmacy'. */
export function contactsOfKind(contacts: readonly MedicalContact[], line: string): MedicalContact[] {
  if (/\bemergency\b/.test(line))
    return contacts.filter(({ isEmergencyContact, type }) => isEmergencyContact || type === 'emergency');
  const place = placeIn(line);
  if (!place) return [];
  const { specialty, contact: type, when } = place;
  const own = specialty === undefined ? undefined : new RegExp(`\\b(?:${specialty})`, 'i');
  const special = contacts.filter(
    (contact) =>
      own?.test(`${contact.specialty} ${contact.name}`) ||
      when.test(wordsOf(`${contact.specialty} ${contact.name}`).join(' ')),
  );
  return special.length > 0
    ? special
    : specialty === undefined
      ? contacts.filter((contact) => contact.type === type)
      : [];
}

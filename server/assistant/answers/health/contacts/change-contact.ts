// Prepares cards that change or remove a contact.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { listed, quoted } from '../../../text/say.ts';
import { isPlan } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { CONTACT_READS, findContacts, oneContact } from './find-contacts.ts';
import { cardWords, isHeldByNotes } from '../narrow.ts';
import { contactsNamed } from './prescriber.ts';

import { contactAdd } from './add-contact.ts';
import { changesOfContact, EMERGENCY, isNumberOfOther, reachable } from './contact-fields.ts';
import { wordingFor } from '../../wording.ts';
import { withOwnNumber } from './own-number.ts';

export function contactChange(asked: Asked): Plan {
  const one = oneContact(asked, 'change');
  if (isPlan(one)) {
    const { names, people, phones, doctors, contacts } = asked.slots;
    const isNamed = EMERGENCY.test(asked.text)
      ? names.length + people.length > 0
      : doctors.length > 0 && contacts.length === 0;
    const isNew = phones.length > 0 && isNamed && one.asked === undefined;
    return isNew || withOwnNumber(asked) !== undefined ? contactAdd(asked) : one;
  }
  const changes = changesOfContact(asked, one);
  const name = quoted(one.name);
  const focus = { medical_contact: one.id };
  const { names, phones } = asked.slots;
  const isNewcomer =
    names.length > 0 && phones.length > 0 && ('isEmergencyContact' in changes || isNumberOfOther(asked, one));
  const other = isNewcomer
    ? contactAdd({ ...asked, slots: { ...asked.slots, contacts: [], people: [] } })
    : undefined;
  if (other && Object.keys(changes).length === 0) return other;
  if (Object.keys(changes).length === 0) {
    const isSame = Object.keys(reachable(asked)).length > 0;
    if (isSame) return { text: `That's what's stored for ${name} already.`, reads: CONTACT_READS, focus };
    return {
      text: `What's new about ${name}? Tell me the number, the address, the email or a note.`,
      asked: 'data',
      reads: CONTACT_READS,
      focus,
    };
  }
  return {
    text: `${wordingFor(asked.said, [`This updates ${name}.`, `${name}, old and new side by side.`, `One change to ${name}.`])} ${cardWords(asked)}`,
    reads: CONTACT_READS,
    cards: [{ tool: 'updateMedicalContact', input: { id: one.id, ...changes } }, ...(other?.cards ?? [])],
    isAccounted: isHeldByNotes(asked),
    focus,
  };
}

export function contactRemove(asked: Asked): Plan {
  const named = contactsNamed(asked);
  const several = named.length > 1 && /\b(?:and|both)\b/i.test(asked.text) ? named : undefined;
  const one = several ?? doubled(asked) ?? oneContact(asked, 'remove');
  if (!Array.isArray(one) && isPlan(one)) return one;
  const contacts = Array.isArray(one) ? one : [one];
  const visits = asked.household.appointments.filter(
    ({ contactId, appointmentDate }) =>
      contacts.some(({ id }) => id === contactId) && appointmentDate.slice(0, 10) >= asked.facts.today,
  ).length;
  const kept =
    visits === 0
      ? ''
      : ` ${visits === 1 ? 'The upcoming appointment there stays' : `The ${visits} upcoming appointments there stay`}, without the contact.`;
  return {
    text: `This removes ${listed(contacts.map(({ name }) => quoted(name)))} from your contacts.${kept} ${cardWords(asked)}`,
    reads: CONTACT_READS,
    cards: contacts.map(({ id }) => ({ tool: 'deleteMedicalContact', input: { id } })),
  };
}

/** 'In there twice': the newer of two of one name goes. */
function doubled(asked: Asked): MedicalContact | undefined {
  if (!/\b(?:twice|double|duplicate)\b/i.test(asked.text)) return undefined;
  const [one, other, ...more] = findContacts(asked).contacts.toSorted((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  );
  return one && other && more.length === 0 && one.name === other.name ? other : undefined;
}

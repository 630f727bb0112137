// 'Does she do home visits' after a number was told: about the contact, whatever guide or note has the same words.
import { fold } from '../../text/fold-text.ts';
import { carried, runOf } from '../carried.ts';
import type { Decided } from '../decided.ts';
import type { Talk } from '../talk.ts';

const OF_THEM =
  /^\W*(?:(?:and|so|ok|but|btw|also)\W+)*(?:does|do|is|are|can|could|will|would|has|did) (?:s?he|they) (?!(?:need|needs|due|allergic|sick|free)\b|have (?:an? )?(?:appointment|appt|visit))/;
/** Readings that know something of a contact. */
const OF_CONTACT = /^(?:appointment|medicine|dose|record|day|menu|list|pantry|school|undo)_?/;

/** The contact spoken of, where the question has no other subject; undefined for any other message. */
export function ofSpokenContact(talk: Talk, { state: { intent } }: Decided): Decided | undefined {
  const { reading, state, household } = talk;
  const { people, medicines, foods, visits, days, contacts } = reading.whole.slots;
  const id = state?.focus.medical_contact;
  // 'Does he need to fast' after the number of his doctor is about him.
  const isOfContact = state?.intent === 'contact_ask' && state.slots.people.length === 0;
  const isOpen = [people, medicines, foods, visits, days, contacts].every((named) => named.length === 0);
  if (!isOfContact || !isOpen || OF_CONTACT.test(intent) || !OF_THEM.test(fold(reading.said).trim()))
    return undefined;
  if (!household.contacts.some((one) => one.id === id) || id === undefined) return undefined;
  const run = {
    ...runOf(reading.whole, 'contact_ask'),
    chosen: { which: { kind: 'medical_contact', id } as const },
  };
  const decided = carried(talk, run, { isAccounted: true });
  return decided && { ...decided, plan: { ...decided.plan, isOfField: true } };
}

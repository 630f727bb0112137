// ' Dr. Nakamura is at 401-555-0111.' behind instructions that say to call somebody who is stored.
import type { Medication } from '#contract/kinds/medication.ts';
import { quoted } from '../../../text/say.ts';
import type { Asked } from '../../plan.ts';

const CALLS = /\b(?:call|ask|phone|tell)\b/i;

export function toCall({ household }: Pick<Asked, 'household'>, { instructions }: Medication): string {
  const contact = CALLS.test(instructions)
    ? household.contacts.find(({ name, phoneNumber }) => phoneNumber !== '' && instructions.includes(name))
    : undefined;
  return contact ? ` ${quoted(contact.name)} is at ${quoted(contact.phoneNumber)}.` : '';
}

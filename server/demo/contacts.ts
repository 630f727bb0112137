// The demo family's doctors and numbers. Names, places and numbers are invented (555-01xx is kept free for that), but
// for Poison Help, which is real.
import * as z from 'zod/mini';
import { CONTACT_TYPES } from '#contract/kinds/medical-contact.ts';
import { medical } from '#contract/medical.ts';
import rows from './data/contacts.json' with { type: 'json' };
import type { Step } from './home.ts';

const Contact = z.strictObject({
  key: z.string(),
  name: z.string(),
  type: z.enum(CONTACT_TYPES),
  specialty: z.optional(z.string()),
  phoneNumber: z.string(),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  notes: z.string(),
  isEmergencyContact: z.optional(z.boolean()),
});
const CONTACTS = z.array(Contact).parse(rows);

export const contactKeyOf = (contact: string): string => `contact ${contact}`;

export function contactName(contact: string): string {
  const found = CONTACTS.find(({ key }) => key === contact);
  if (found === undefined) throw new Error(`The seed has no contact '${contact}'.`);
  return found.name;
}

/** Entering the contacts on one evening, and one change since. */
export const contactSteps = (): Step[] => [
  ...CONTACTS.map(({ key, ...contact }, at): Step => ({
    day: -372,
    time: `20:${String(30 + 3 * at)}`,
    async run(home) {
      const { id } = await home.call('nora', medical.createMedicalContact, contact);
      home.remember(contactKeyOf(key), id);
    },
  })),
  {
    day: -12,
    time: '12:10',
    run: (home) =>
      home.call('daniel', medical.updateMedicalContact, {
        id: home.idOf(contactKeyOf('pharmacy')),
        notes: 'Open until 9 pm, on Sundays until 6. Texts when a refill is ready.',
      }),
  },
];

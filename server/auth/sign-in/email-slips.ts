// Slips in the domain of an e-mail address: 'gmial.com'. No mail reaches an account under a mistyped address.
import { editDistance } from '#rules/text/misspelling.ts';
import type { Problem } from '../pages/fields.ts';

/** Where most families have their mail; shorter domains differ by one letter from too many others. */
const USUAL = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'protonmail.com',
  'verizon.net',
];
/** Real domains one letter away from those. */
const ALSO_REAL = ['mail.com', 'email.com', 'ymail.com'];

/** The address that was probably meant; undefined where nothing looks like a slip. */
function meantBy(email: string): string | undefined {
  const [name, domain = ''] = email.trim().split('@');
  const typed = domain.toLowerCase();
  if (ALSO_REAL.includes(typed)) return undefined;
  const meant = USUAL.find((usual) => editDistance(typed, usual, 1) <= 1);
  return meant === undefined || meant === typed ? undefined : `${name}@${meant}`;
}

/** Asks once: an address that was `confirmed`, by being sent again, is taken as it is. */
export function problemWithDomain(email: string, confirmed: string): Problem | undefined {
  const meant = email === confirmed ? undefined : meantBy(email);
  return meant === undefined
    ? undefined
    : {
        field: 'email',
        sentence: `Did you mean ${meant}? Please correct the address, or enter the password again to keep it.`,
      };
}

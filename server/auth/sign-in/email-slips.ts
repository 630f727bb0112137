// Slips in the domain of an e-mail address: 'gmial.com'. An account under a mistyped address cannot be recovered.
import { editDistance } from '#rules/text/misspelling.ts';
import type { Problem } from '../pages/fields.ts';

/** Where most families have their mail, and real domains that look like a slip of those. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'protonmail.com',
  'verizon.net',
  'mail.com',
  'email.com',
  'ymail.com',
];
/** Shorter domains differ by one letter from too many others. */
const SHORTEST = 8;

/** The address that was probably meant; undefined where nothing looks like a slip. */
function meantBy(email: string): string | undefined {
  const [name, domain] = email.trim().split('@');
  if (domain === undefined || domain.length < SHORTEST) return undefined;
  const typed = domain.toLowerCase();
  if (DOMAINS.includes(typed)) return undefined;
  const meant = DOMAINS.find((known) => known.length > SHORTEST && editDistance(typed, known, 1) === 1);
  return meant && `${name}@${meant}`;
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

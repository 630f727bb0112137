// The demo's data folder, and how to sign in there: every start recognises the folder by its README.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PRODUCT } from '#contract/common.ts';

export const ParentKey = z.enum(['nora', 'daniel']);
export type ParentKey = z.infer<typeof ParentKey>;

/** The parents who have accounts in the demo family; example.org is kept free for such addresses. */
export const DEMO_PARENTS = {
  nora: { firstName: 'Nora', lastName: 'Ellison', email: 'nora@example.org' },
  daniel: { firstName: 'Daniel', lastName: 'Ellison', email: 'daniel@example.org' },
} satisfies Record<ParentKey, object>;

/** Printed at every start of the demo; it protects nothing, because all people in the demo are invented. */
export const DEMO_PASSWORD = 'our demo family';

const README = 'README';
const FIRST_LINE = `This folder holds the demo family of ${PRODUCT}. Everyone in it is made up.`;

const emails = Object.values(DEMO_PARENTS).map(({ email }) => email);

/** Sign-in hint, printed at the start and shown on the sign-in page. */
export const DEMO_SIGN_IN = `Sign in as ${emails.join(' or ')} with the password “${DEMO_PASSWORD}”.`;

/** Makes the folder if it is not there, and marks it. */
export function markDemoFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lines = [
    FIRST_LINE,
    '',
    'Start it with: npm run demo',
    'Start over with: npm run demo -- --fresh (what was changed here is lost)',
    DEMO_SIGN_IN,
    '',
    "Don't keep a real family's data here. You can delete the folder at any time.",
    '',
  ];
  writeFileSync(join(folder, README), lines.join('\n'), { mode: 0o600 });
}

/** True when a data folder is the demo's. */
export function isDemoFolder(folder: string): boolean {
  try {
    return readFileSync(join(folder, README), 'utf8').startsWith(FIRST_LINE);
  } catch {
    // No README that can be read: a folder like any other.
    return false;
  }
}

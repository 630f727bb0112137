// Problems with a new password: its length, and whether it is one of the first that a guesser tries.
import { LIMITS, PRODUCT } from '#contract/common.ts';

/**
 * True for a password often found in stolen lists. Loaded at the first use: few starts need it. Searched as it lies: a set of
 * the 49,000 would take 1.3 MB for good, and a search takes a tenth of a millisecond beside the hash's thirty.
 */
async function isCommon(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password);
}

/** 'Pippal-2026!' is no more than 'pippal'. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
/** Shorter names are in many good passwords by chance. */
const SHORTEST_NAME = 3;

/** True when the letters of the password are only such names, each any number of times. */
function isOnly(names: readonly string[], password: string): boolean {
  const known = [PRODUCT, ...names].map(lettersOf).filter((name) => name.length >= SHORTEST_NAME);
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), lettersOf(password));
  return rest === '' && lettersOf(password) !== '';
}

/**
 * The problem with a new password, as one sentence; undefined when there is none. `names` are the person's names and
 * e-mail address: a password of them alone is among the first guesses (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 */
export async function problemWithPassword(
  password: string,
  names: readonly string[] = [],
): Promise<string | undefined> {
  const { min, max } = LIMITS.password;
  const length = [...password].length;
  if (length < min) return `Please choose a password of at least ${min} characters.`;
  if (length > max) return `Please choose a password of at most ${max} characters.`;
  if (await isCommon(password.toLowerCase())) {
    return "Many people use this password, so it's easy to guess. Please choose another one.";
  }
  const words = names.flatMap((name) => name.split('@').slice(0, 1));
  if (isOnly(words, password)) {
    return `This password is just your name or ${PRODUCT}'s, so it's easy to guess. Please add a few other words.`;
  }
  return undefined;
}

// How names and amounts of food are compared and said.
import { holdsName, nameForm } from '#rules/text/words.ts';
import { quoted } from '../say.ts';

/** Whether two names are of the same thing: 'Egg' and 'eggs'. */
export const alike = (a: string, b: string): boolean => nameForm(a) === nameForm(b);

/** Whether a stored name is what somebody calls `words`: 'Oat milk' is called milk. */
export const named = (stored: string, words: string): boolean => {
  const form = nameForm(words);
  return form !== '' && holdsName(nameForm(stored), form);
};

/** ', 2 l' */
export const amountOf = (amount: string): string => (amount === '' ? '' : `, ${quoted(amount)}`);

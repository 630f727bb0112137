// Foods that a parent wants left out this time: a class ('fish', 'nuts', 'pork') or a food by its name ('mushrooms').
// This is a wish, not an allergy, so dishes that only may contain it are kept.
import { conflictsOf } from '../food/conflicts.ts';
import { readRestrictions } from '../restrictions/restrictions.ts';
import { holdsName, nameForm } from '../text/words.ts';

interface Holding {
  name: string;
  ingredients: readonly string[];
}

/** Names separated by commas or joints: 'fish, nuts and pork'. */
export const wordsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[,;\n]|\band\b|\bor\b|&/i)
    .map((word) => word.trim().replace(/^(?:no|without|any)\s+/i, ''))
    .filter((word) => nameForm(word) !== '');

const AS_A_WISH = { name: '', age: null, dietaryRestrictions: [], dietaryNeeds: [], notes: '' };

/** True when a dish is made without all of these. */
export function isMadeWithout(words: readonly string[]): (dish: Holding) => boolean {
  if (words.length === 0) return () => true;
  const wish = { ...AS_A_WISH, allergies: words };
  const read = readRestrictions(wish);
  const forms = words.map(nameForm);
  return ({ name, ingredients }) =>
    !forms.some((form) => holdsName(nameForm(name), form)) &&
    !conflictsOf(wish, read, ingredients).some(({ level }) => level === 'contains' || level === 'named');
}

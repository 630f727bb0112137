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

/** Who wants no pasta wants no noodles. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['pasta', ['noodles', 'spaghetti', 'macaroni', 'lasagna', 'penne', 'linguine', 'udon', 'ramen']],
  ['noodle', ['pasta', 'spaghetti', 'udon', 'ramen']],
  ['sausage', ['linguica', 'chorizo', 'kielbasa', 'bratwurst', 'andouille', 'merguez']],
]);

/** True when a dish is made without all of these. */
export function isMadeWithout(said: readonly string[]): (dish: Holding) => boolean {
  if (said.length === 0) return () => true;
  const words = said.flatMap((word) => [word, ...(KINDS.get(nameForm(word)) ?? [])]);
  const wish = { ...AS_A_WISH, allergies: words };
  const read = readRestrictions(wish);
  const forms = words.map(nameForm);
  return ({ name, ingredients }) =>
    !forms.some((form) => holdsName(nameForm(name), form)) &&
    !conflictsOf(wish, read, ingredients).some(({ level }) => level === 'contains' || level === 'named');
}

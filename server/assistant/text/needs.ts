// Words before a food that say what it must be: 'gluten-free', 'low-sodium', 'unsalted'.

/** The source of a pattern: what a thing is low in. */
export const LOW_IN = '(?:sodium|salt|sugar|carb|fat|calorie)';

/** The source of a pattern. */
export const NEED = `(?:\\p{L}{2,12}[ -]free|(?:low|reduced)[ -]${LOW_IN}|no[ -](?:salt|sugar)[ -]added|sugarless|unsweetened|unsalted)`;

/** A name with the need that stands before it in the text. */
export function withNeed(text: string, name: string): string {
  const found = new RegExp(`(?<!\\p{L})(?:${NEED}) ${RegExp.escape(name)}(?!\\p{L})`, 'iu').exec(text);
  return found?.[0] ?? name;
}

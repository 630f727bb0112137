// Words before a food that say what it must be: 'gluten-free', 'low-sodium', 'unsalted'.

/** The source of a pattern. */
export const NEED =
  '(?:\\p{L}{2,12}[ -]free|(?:low|reduced)[ -](?:sodium|salt|sugar|carb|fat|calorie)|no[ -](?:salt|sugar)[ -]added|sugarless|unsweetened|unsalted)';

/** A name with the need that stands before it in the text. */
export function withNeed(text: string, name: string): string {
  const found = new RegExp(`(?<!\\p{L})(?:${NEED}) ${RegExp.escape(name)}(?!\\p{L})`, 'iu').exec(text);
  return found?.[0] ?? name;
}

// The words that come before a card of a school, the same for the same wish.
const OPENINGS = ["Here's the card.", 'Ready for your OK.', 'Got it.'] as const;

/** One of the openings, by the text of the wish. */
export function cardOpening(text: string): string {
  const sum = [...text].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return OPENINGS[sum % OPENINGS.length] ?? OPENINGS[0];
}

// Several wordings of one answer: the same words of a parent always get the same one.
const FACTOR = 31;
const SIZE = 65_521;

/** One of the wordings, chosen by the text. */
export function wordingFor(text: string, wordings: readonly [string, ...string[]]): string {
  let hash = 7;
  for (const letter of text) hash = (hash * FACTOR + (letter.codePointAt(0) ?? 0)) % SIZE;
  return wordings[hash % wordings.length] ?? wordings[0];
}

/** A few words beside a card. */
export const readyWords = (text: string): string =>
  wordingFor(text, [
    "Here's the card.",
    'Ready for your OK.',
    'Have a look at the card.',
    "It's on the card below.",
  ]);

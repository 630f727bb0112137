// The food in the sentence of a concern, for marks with room for a word.

const NAMED = /^(?:contains|may contain) (?:'(?<word>.+)'|(?<food>[^,:(]+?)(?:, .*)?)$/;

/** 'peanut' of 'contains peanut', the family's own word of "contains 'annatto'"; undefined where none is named. */
export function concernFood(says: string): string | undefined {
  const { food, word } = NAMED.exec(says)?.groups ?? {};
  return food ?? word;
}

// A part of what changes about a person: fields, the words beside the card, and the said words that it accounts for.
export interface Change {
  fields: Record<string, unknown>;
  /** Sentences beside the card. */
  words: string[];
  /** Words that this change accounts for, so that they are no remark. */
  explains: string[];
}

export const NOTHING: Change = { fields: {}, words: [], explains: [] };

/** All fields that changes set; of one that two set, the later value. */
export const fieldsOf = (changes: readonly Change[]): Record<string, unknown> =>
  Object.fromEntries(changes.flatMap(({ fields }) => Object.entries(fields)));

/** The stored notes with more lines behind them. */
export const notesWith = (stored: string, more: readonly string[]): string => {
  const added = more.filter((line) => !stored.toLowerCase().includes(line.toLowerCase()));
  return [stored, ...added].filter((line) => line !== '').join('\n');
};

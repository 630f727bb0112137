// Writes a stored thing as it is stored, where it was typed as one word: 'bandaids' are the 'Band-aids' of a list.
import type { Household } from './household.ts';

const PARTS = /^\p{L}+[ -]\p{L}+$/u;
const joined = (name: string): string => name.toLowerCase().replace(/[ -]/g, '').replace(/s$/, '');

/** A writer for the things that one family's lists and pantry hold in two words. */
export function joinedNamesFor({ lists, pantry }: Household): (typed: string) => string {
  const names = [...lists.flatMap(({ items }) => items), ...pantry]
    .map(({ name }) => name)
    .filter((name) => PARTS.test(name));
  const stored = new Map(names.map((name) => [joined(name), name.toLowerCase()]));
  return (typed) =>
    stored.size === 0
      ? typed
      : typed.replace(
          /(?<![\p{L}\p{N}'’@./-])\p{L}{6,}(?![\p{L}\p{N}@/-]|\.\p{L})/gu,
          (word) => stored.get(joined(word)) ?? word,
        );
}

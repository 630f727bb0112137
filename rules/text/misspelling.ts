// Corrects misspellings: 'penut' → 'peanut', 'diary' → 'dairy'.

/**
 * Edits between two words (optimal string alignment): a letter changed, missing, added, or two neighbors swapped.
 * Stops early and returns `limit` + 1 when there are more.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[b.length]!;
}

const allowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** One bit for each letter of a word; other characters share bits, which only makes the filter weaker. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** True when at most `limit` bits are set. */
function hasAtMost(limit: number, bits: number): boolean {
  let left = bits;
  for (let count = 0; left !== 0; count += 1) {
    if (count === limit) return false;
    left &= left - 1;
  }
  return true;
}

interface Candidate {
  word: string;
  letters: number;
  /** Position in the original list: of two equally close ones the first wins. */
  order: number;
}

/** Finds the closest candidate of a word; counts the words it had to compare in full. */
export interface ClosestWord {
  (word: string): string | undefined;
  comparisons: number;
}

/**
 * Indexes candidates by first letter and length. The function returned finds the closest one that starts with the same
 * letter and is close enough (one edit from 4 letters on, two from 8), the first in the list among equals; undefined
 * when there is none.
 */
export function closestWordAmong(candidates: readonly string[]): ClosestWord {
  const shelves = new Map<string, Candidate[]>();
  const shelfOf = (word: string, length: number): string => `${word[0]}${length}`;
  for (const [order, word] of candidates.entries()) {
    const key = shelfOf(word, word.length);
    const shelf = shelves.get(key) ?? [];
    if (shelf.length === 0) shelves.set(key, shelf);
    shelf.push({ word, letters: lettersOf(word), order });
  }
  const closest: ClosestWord = (word) => {
    const limit = allowed(word.length);
    const letters = lettersOf(word);
    let best: Candidate | undefined;
    let least = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length += 1)
      for (const candidate of shelves.get(shelfOf(word, length)) ?? []) {
        // One edit takes away at most one letter and brings at most one.
        if (!hasAtMost(limit, letters & ~candidate.letters)) continue;
        if (!hasAtMost(limit, candidate.letters & ~letters)) continue;
        closest.comparisons += 1;
        const distance = editDistance(word, candidate.word, limit);
        if (distance < least || (best && distance === least && candidate.order < best.order))
          [best, least] = [candidate, distance];
      }
    return best?.word;
  };
  closest.comparisons = 0;
  return closest;
}

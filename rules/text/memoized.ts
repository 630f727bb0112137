// Bounded cache for pure functions of a text: keeps the most recently used texts, so that one household's junk can
// neither fill the cache nor disable it for the others.

/** Size of an entry in addition to its text. */
const OVERHEAD = 32;

/**
 * Memoizes a pure function; texts of at most `mostCharacters` in total are cached. Two generations replace an exact LRU
 * list: when one is full it becomes the old one, and a hit there moves the entry to the new one.
 */
export function memoized<T extends {}>(
  compute: (text: string) => T,
  mostCharacters: number,
): (text: string) => T {
  const room = mostCharacters / 2;
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  let used = 0;
  return (text) => {
    const kept = recent.get(text);
    if (kept !== undefined) return kept;
    const answer = older.get(text) ?? compute(text);
    const size = text.length + OVERHEAD;
    if (size > room) return answer;
    if (used + size > room) {
      older = recent;
      recent = new Map();
      used = 0;
    }
    used += size;
    recent.set(text, answer);
    return answer;
  };
}

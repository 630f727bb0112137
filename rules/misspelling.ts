// Finds the word a misspelling stands for: 'penut' → 'peanut', 'diary' → 'dairy'.

/** Edits between two words: a letter changed, missing, added, or two neighbours swapped. */
function edits(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const changed = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped));
    }
  }
  return cell(a.length, b.length);
}

const allowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The closest of the candidates that starts with the same letter and is near enough; undefined when none is. */
export function closestWord(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = allowed(word.length) + 1;
  for (const candidate of candidates) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) >= least) continue;
    const distance = edits(word, candidate);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

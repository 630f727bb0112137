// Corrects misspelt words of days and months before a text is read, and leads every place back to the text as typed.
import type { Span } from './words.ts';

/** Names that hurried fingers miss; a word with one wrong, missing, doubled or swapped letter is taken for it. */
const NAMES =
  'sunday monday tuesday wednesday thursday friday saturday january february april august september october november december tomorrow yesterday weekend thanksgiving christmas halloween'.split(
    ' ',
  );
/** Words one letter away from a name that are words of their own. */
const OTHERS = new Set(
  'sundae sundaes sundry mondae sundays mondays fridays tuesdays augusta weekends weekened'.split(' '),
);
const SHORT_FORMS: Readonly<Record<string, string>> = {
  wknd: 'weekend',
  wkend: 'weekend',
  wkends: 'weekends',
  wknds: 'weekends',
  evry: 'every',
  evrey: 'every',
  eveyr: 'every',
  nite: 'night',
  nites: 'nights',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomoz: 'tomorrow',
  '2moro': 'tomorrow',
  agust: 'august',
  nineth: 'ninth',
  eigth: 'eighth',
  twelth: 'twelfth',
  fith: 'fifth',
  apirl: 'april',
};
const LEAST_LETTERS = 6;

/** At most one letter wrong, missing, too many, or two neighbours swapped; from eight letters on two. */
function isNear(word: string, name: string, most: number): boolean {
  if (Math.abs(word.length - name.length) > most) return false;
  let before: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const same = word[row - 1] === name[column - 1];
      const swapped = word[row - 1] === name[column - 2] && word[row - 2] === name[column - 1];
      here.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (here[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = here;
  }
  return (last[name.length] ?? most + 1) <= most;
}

const known = new Map<string, string | undefined>();
/** Words that are remembered; families repeat theirs. */
const MOST_KNOWN = 5_000;

function nameOf(word: string): string | undefined {
  if (SHORT_FORMS[word] !== undefined) return SHORT_FORMS[word];
  if (word.length < LEAST_LETTERS - 1 || OTHERS.has(word) || NAMES.includes(word)) return undefined;
  if (known.has(word)) return known.get(word);
  const plural = word.endsWith('s') ? word.slice(0, -1) : undefined;
  if (plural !== undefined && NAMES.includes(plural)) return undefined;
  // The first letter is seldom the wrong one.
  const near = (one: string) =>
    NAMES.find(
      (name) => name[0] === one[0] && isNear(one, name, name.length >= 8 && one.length >= 7 ? 2 : 1),
    );
  const found = near(word) ?? (plural === undefined ? undefined : addS(near(plural)));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, found);
  return found;
}

const addS = (name: string | undefined): string | undefined => (name === undefined ? undefined : `${name}s`);

interface Spelled {
  text: string;
  /** The span in the text as typed. */
  asTyped: (span: Span) => Span;
}

/** The text with names of days and months spelled right; capitals at the beginning of words stay. */
export function spelled(typed: string): Spelled {
  const moves: { at: number; by: number }[] = [];
  let text = '';
  let end = 0;
  for (const { index, 0: word } of typed.matchAll(/[a-z0-9]+/gi)) {
    const name = nameOf(word.toLowerCase());
    if (name === undefined) continue;
    const first = /^[A-Z]/.test(word) ? (name[0] ?? '').toUpperCase() : name[0];
    text += typed.slice(end, index) + first + name.slice(1);
    end = index + word.length;
    moves.push({ at: text.length, by: name.length - word.length });
  }
  text += typed.slice(end);
  const back = (place: number) =>
    place - moves.reduce((sum, { at, by }) => (at <= place ? sum + by : sum), 0);
  return { text, asTyped: ([start, stop]) => [back(start), back(stop)] };
}

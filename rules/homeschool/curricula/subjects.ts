// Subjects as a parent types them, and the discipline that a subject belongs to: it decides about order, length and words.
import data from '../../data/homeschool/subjects.json' with { type: 'json' };

const DISCIPLINES = [
  'math',
  'reading',
  'writing',
  'language',
  'literature',
  'science',
  'nature',
  'history',
  'geography',
  'social',
  'latin',
  'foreign',
  'art',
  'handicraft',
  'music',
  'instrument',
  'pe',
  'health',
  'faith',
  'computing',
  'thinking',
  'practical',
  'other',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export interface Subject {
  /** As the parent typed it. */
  name: string;
  /** Equal for spellings that differ in case or spaces only. */
  key: string;
  discipline: Discipline;
}

const isDiscipline = (word: string): word is Discipline => DISCIPLINES.some((name) => name === word);

/** A row of the data files: 'math, reading' → its disciplines. */
export const disciplinesIn = (row: string): Discipline[] => row.split(', ').filter(isDiscipline);

/** Key under which spellings of one subject are the same. */
export const subjectKey = (text: string): string =>
  text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Words of a text without case, accents and punctuation. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

interface KnownName {
  words: string[];
  discipline: Discipline;
}

/** The longest name first, because 'language arts' is no art. */
const NAMES: readonly KnownName[] = Object.entries(data.disciplines)
  .flatMap(([discipline, row]) =>
    isDiscipline(discipline) ? row.split(', ').map((name) => ({ words: wordsIn(name), discipline })) : [],
  )
  .toSorted((a, b) => b.words.length - a.words.length || b.words.join('').length - a.words.join('').length);

/** Shortest name that may begin a compound, as in 'Mathematikunterricht'. */
const COMPOUND = 6;
const LATIN_LETTERS = /^[a-z0-9]+$/;

/** Scripts without spaces between words are searched inside the word. */
const isWord = (word: string, name: string): boolean =>
  word === name ||
  (LATIN_LETTERS.test(name) ? name.length >= COMPOUND && word.startsWith(name) : word.includes(name));

const holds = (words: readonly string[], name: readonly string[]): boolean =>
  words.some((_, at) => name.every((part, offset) => isWord(words[at + offset] ?? '', part)));

/** The discipline of a typed subject; 'other' for an unknown one. */
function disciplineOf(text: string): Discipline {
  const words = wordsIn(text);
  return NAMES.find((name) => holds(words, name.words))?.discipline ?? 'other';
}

/** The subjects of a list without repetitions; the first spelling counts. */
export function distinctSubjects(texts: readonly string[]): Subject[] {
  const byKey = new Map<string, Subject>();
  for (const text of texts) {
    const key = subjectKey(text);
    if (key !== '' && !byKey.has(key))
      byKey.set(key, { name: text.trim(), key, discipline: disciplineOf(text) });
  }
  return [...byKey.values()];
}

/** Pairs of spellings that are planned as one subject: ['Math', 'math']. */
export function mergedSpellings(texts: readonly string[]): [kept: string, other: string][] {
  const kept = new Map(distinctSubjects(texts).map(({ key, name }) => [key, name]));
  return [...new Set(texts.map((text) => text.trim()))].flatMap((text): [string, string][] => {
    const first = kept.get(subjectKey(text));
    return first === undefined || first === text ? [] : [[first, text]];
  });
}

const APART = new Set(disciplinesIn(data.apart));
/** Learned by each child at its own level, as opposed to subjects that several children can be taught together. */
export const isApart = (discipline: Discipline): boolean => APART.has(discipline);

const FAMILY = new Set(disciplinesIn(data.family));
/** Done with children of any age; other subjects only with those of about the same age. */
export const isForAllAges = (discipline: Discipline): boolean => FAMILY.has(discipline);

const tableOf = (rows: Readonly<Record<string, string>>): ReadonlyMap<Discipline, string> =>
  new Map(
    Object.entries(rows).flatMap(([name, row]) =>
      disciplinesIn(row).map((discipline): [Discipline, string] => [discipline, name]),
    ),
  );
const STRANDS = tableOf(data.strands);
const GROUPS = tableOf(data.groups);

/** 'head', 'voice' or 'hand': Charlotte Mason lets them alternate. */
export const strandOf = (discipline: Discipline): string => STRANDS.get(discipline) ?? 'voice';
/** Group of the lines in activities.json. */
export const groupOf = (discipline: Discipline): string => GROUPS.get(discipline) ?? 'other';

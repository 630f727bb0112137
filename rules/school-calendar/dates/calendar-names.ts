// Names of months and weekdays in English, German, French and Spanish, as school calendars print them.
import names from '../../data/calendar-names.json' with { type: 'json' };

type Language = keyof typeof names;
const LANGUAGES: readonly Language[] = ['english', 'german', 'french', 'spanish'];

/** Lower case without accents, for comparing; the length may differ from the text's. */
export const foldWord = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** 'may', 'march' and 'sun' in lower case are other English words. */
const NEEDS_CAPITAL = new Set([
  'may',
  'march',
  'mar',
  'sun',
  'sat',
  'wed',
  'mon',
  'sa',
  'so',
  'do',
  'mi',
  'di',
  'me',
]);

interface NamedDay {
  /** 1 to 12 */
  month?: number;
  /** 0 is Sunday; several where an abbreviation means different days in different languages. */
  weekdays?: number[];
  languages: Language[];
}

const BY_WORD = new Map<string, NamedDay>();
for (const language of LANGUAGES) {
  const { months, weekdays } = names[language];
  const entryOf = (word: string): NamedDay => {
    const entry = BY_WORD.get(word) ?? { languages: [] };
    if (!entry.languages.includes(language)) entry.languages.push(language);
    BY_WORD.set(word, entry);
    return entry;
  };
  months.forEach((row, at) => {
    for (const word of row.split(', ')) entryOf(word).month = at + 1;
  });
  weekdays.forEach((row, at) => {
    for (const word of row.split(', ')) {
      const entry = entryOf(word);
      if (!entry.weekdays?.includes(at)) entry.weekdays = [...(entry.weekdays ?? []), at];
    }
  });
}
const LONGEST = Math.max(...[...BY_WORD.keys()].map((word) => word.length));

/** The month or weekday that a word names. */
export function namedDay(word: string): NamedDay | undefined {
  // Accents written as two characters make a word longer.
  if (word.length > LONGEST + 3) return undefined;
  const folded = foldWord(word);
  const entry = BY_WORD.get(folded);
  if (!entry || (NEEDS_CAPITAL.has(folded) && /^\p{Ll}/u.test(word) && !entry.languages.includes('spanish')))
    return undefined;
  return entry;
}

/** Languages in which a word is the name of a month or weekday. */
export const languagesOfName = (word: string): readonly Language[] => namedDay(word)?.languages ?? [];

const allWords = (key: 'months' | 'weekdays'): readonly string[] => [
  ...new Set(LANGUAGES.flatMap((language) => names[language][key].flatMap((row) => row.split(', ')))),
];
/** Every spelling of months and weekdays, in lower case without accents. */
export const MONTH_WORDS = allWords('months');
export const WEEKDAY_WORDS = allWords('weekdays');

// Fevers that need a doctor now: any fever under three months of age, and a very high one at any age.
// Source: American Academy of Pediatrics, advice on fever (100.4 °F / 38 °C under 3 months; 104 °F / 40 °C).
import { numberWord } from '#rules/time/spoken/words.ts';

export const FEVER = { fahrenheit: 100.4, celsius: 38 } as const;
const HIGH = { fahrenheit: 104, celsius: 40 } as const;
/** Numbers outside these are no body temperature. */
const PLAUSIBLE = [
  ['fahrenheit', 95, 110],
  ['celsius', 35, 43],
] as const;

const numberOf = (word: string | undefined): number | undefined =>
  word === undefined
    ? undefined
    : (numberWord(word) ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined));

/** Before a number that is an age: 'is 8 weeks', 'at 2 months'. */
const IS = new Set(['is', 'only', 'at', 'just', 'my', 'our', 'a', 'age', 'aged']);
const NO_AGE = new Set(['ago', 'straight', 'later', 'now', 'of', 'in', 'into', 'after', 'late', 'early']);
const WEEKS_IN: Readonly<Record<string, number>> = {
  day: 1 / 7,
  week: 1,
  wk: 1,
  month: 4.34,
  mo: 4.34,
  mth: 4.34,
};

/** Age in weeks of a baby the words speak of; undefined when they name none. */
function weeksOld(words: readonly string[]): number | undefined {
  if (words.includes('newborn')) return 0;
  for (const [i, word] of words.entries()) {
    const unit = /^(day|week|wk|month|mo|mth)s?$/.exec(word)?.[1];
    const count = numberOf(words[i - 1]);
    const next = words[i + 1] ?? '';
    const isAge =
      ['old', 'baby'].includes(next) || (unit !== 'day' && IS.has(words[i - 2] ?? '') && !NO_AGE.has(next));
    if (unit !== undefined && count !== undefined && isAge) return count * (WEEKS_IN[unit] ?? 1);
  }
  return undefined;
}

type Scale = (typeof PLAUSIBLE)[number][0];

const LEAST_FEVER = 100;

/** Temperatures in words; of somebody whose age is known, 'has 100.9' is one, too. */
function temperatures(words: readonly string[], isBaby: boolean): [number, Scale][] {
  const isBare = isBaby && words.some((word) => /^1\d\d\.\d$/.test(word) && Number(word) >= LEAST_FEVER);
  if (
    !isBare &&
    !words.some((word) => /^(?:fever\w*|temp|temps|temperature|degrees?|thermometer|hot|burning)$/.test(word))
  )
    return [];
  return words.flatMap((word): [number, Scale][] => {
    const value = numberOf(word);
    if (value === undefined) return [];
    const plausible = PLAUSIBLE.find(([, least, most]) => value >= least && value <= most);
    return plausible ? [[value, plausible[0]]] : [];
  });
}

/** In weeks: 3 months. */
export const VERY_YOUNG = 13;

/** True for a fever that needs a doctor now. `stored` is the age in weeks of a baby of the family that is named. */
export function isHighFever(words: readonly string[], stored?: number): boolean {
  const weeks = stored ?? weeksOld(words);
  const veryYoung = weeks !== undefined && weeks <= VERY_YOUNG;
  const measured = temperatures(words, veryYoung);
  if (veryYoung && words.some((word) => word.startsWith('fever'))) return true;
  return measured.some(([value, scale]) => value >= (veryYoung ? FEVER : HIGH)[scale]);
}

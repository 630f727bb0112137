// Fevers that need a doctor now: any fever under three months of age, and a very high one at any age.
// Source: American Academy of Pediatrics, advice on fever (100.4 °F / 38 °C under 3 months; 104 °F / 40 °C).

const FEVER = { fahrenheit: 100.4, celsius: 38 } as const;
const HIGH = { fahrenheit: 104, celsius: 40 } as const;
/** Numbers outside these are no body temperature. */
const PLAUSIBLE = [
  ['fahrenheit', 95, 110],
  ['celsius', 35, 43],
] as const;

const SMALL: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : (SMALL[word] ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined));

/** Age in weeks of a baby the words speak of; undefined when they name none. */
function weeksOld(words: readonly string[]): number | undefined {
  if (words.includes('newborn')) return 0;
  for (const [i, word] of words.entries()) {
    const unit = /^(day|week|month)s?$/.exec(word)?.[1];
    const count = numberOf(words[i - 1]);
    if (unit === undefined || count === undefined || !['old', 'baby'].includes(words[i + 1] ?? '')) continue;
    return unit === 'day' ? count / 7 : unit === 'week' ? count : count * 4.34;
  }
  return undefined;
}

type Scale = (typeof PLAUSIBLE)[number][0];

function temperatures(words: readonly string[]): [number, Scale][] {
  if (
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

/** True for a fever that needs a doctor now. */
export function isHighFever(words: readonly string[]): boolean {
  const measured = temperatures(words);
  const weeks = weeksOld(words);
  const veryYoung = weeks !== undefined && weeks <= 13;
  if (veryYoung && words.some((word) => word.startsWith('fever'))) return true;
  return measured.some(([value, scale]) => value >= (veryYoung ? FEVER : HIGH)[scale]);
}

// Reads how often a medicine is given from what the family stored about it. Only wordings that leave no doubt are read;
// of everything else nothing is claimed. A rule that was read is used to ask before a second dose, never to allow one.
import {
  COUNTED,
  AT_MOST,
  AMOUNT,
  GAPS,
  HOURLY,
  WEEKLY,
  MONTHLY,
  EVERY_DAYS,
  EVERY_ONE,
  ADVERB,
  AMOUNT_DAILY,
  NUMBER_A_DAY,
  ONE_AND_ONE,
  SHARED,
  NOT,
  TIMES,
  AND,
  PART_OF_DAY,
  PAIR,
  ALTERNATING,
} from './frequency-patterns.ts';
import { plainLabel, sentencesOf } from './label-text.ts';

export type FrequencyRule = {
  /** The sentence it was read from, as stored. */
  words: string;
} & (
  | { is: 'gap'; minutes: number }
  /** So many on a day; `limit` for 'at most', where a day is also any 24 hours. */
  | { is: 'perDay'; count: number; limit: boolean }
  /** So many in any 24 hours. */
  | { is: 'per24Hours'; count: number }
  /** Calendar days from one to the next. */
  | { is: 'days'; days: number }
  | { is: 'perWeek'; count: number }
  | { is: 'months'; months: number }
);
type Rule = FrequencyRule extends infer R ? (R extends unknown ? Omit<R, 'words'> : never) : never;

/** Fields of a medication that hold its frequency. */
export interface StoredMedicine {
  frequency: string | null;
  dosage: string;
  instructions: string;
}

const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;
const least = (first: string | undefined, second: string | undefined): number =>
  Math.min(Number(first), Number(second ?? first));
const most = (first: string | undefined, second: string | undefined): number =>
  Math.max(Number(first), Number(second ?? first));

/** Takes what matches out of the sentence, so that no later pattern reads it again. */
function taken(sentence: { left: string }, pattern: RegExp): RegExpMatchArray[] {
  const found = [...sentence.left.matchAll(pattern)];
  sentence.left = sentence.left.replace(pattern, ' … ');
  return found;
}

function counts(sentence: { left: string }): Rule[] {
  const day = (count: number, isLimit: boolean, unit: string | undefined): Rule =>
    unit?.startsWith('24') ? { is: 'per24Hours', count } : { is: 'perDay', count, limit: isLimit };
  const counted = taken(sentence, COUNTED).map(([, limit, first, second, , unit]) =>
    day(most(first, second), limit !== undefined, unit),
  );
  const atMost = taken(sentence, AT_MOST).map(([, , first, second, , unit]) =>
    day(most(first, second), true, unit),
  );
  taken(sentence, AMOUNT);
  return [...counted, ...atMost];
}

const gaps = (sentence: { left: string }): Rule[] =>
  [...GAPS, HOURLY].flatMap((pattern) => {
    const global = pattern.global ? pattern : new RegExp(pattern.source, 'g');
    return taken(sentence, global).map(([, first, second, unit]): Rule => {
      const minutes = least(first, second) * (unit === 'hours' ? 60 : 1);
      return { is: 'gap', minutes };
    });
  });

/** Of 'every other day', 'every 2 weeks', 'every 3 months'. */
function spanned(count: number, unit: string): Rule {
  if (unit.startsWith('month')) return { is: 'months', months: count };
  return { is: 'days', days: unit.startsWith('week') ? count * 7 : count };
}
const ORDINALS: Readonly<Record<string, number>> = { other: 2, second: 2, third: 3 };

function spans(sentence: { left: string }): Rule[] {
  const weekly = taken(sentence, WEEKLY).map(([, first, second]): Rule => {
    const count = most(first, second);
    return count === 1 ? { is: 'days', days: 7 } : { is: 'perWeek', count };
  });
  const every = taken(sentence, EVERY_DAYS).map(([, count = '', unit = '']) =>
    spanned(ORDINALS[count] ?? Number(count), unit),
  );
  return [...weekly, ...every, ...(MONTHLY.test(sentence.left) ? [spanned(1, 'month')] : [])];
}

/** True where `second` comes after `first`. */
function follows(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at !== -1 && second.test(text.slice(at));
}

/** So many a day, where the whole sentence says nothing else. */
function wholeSentence({ left }: { left: string }): Rule[] {
  const perDay = (count: number): Rule[] => [{ is: 'perDay', count, limit: false }];
  const number = NUMBER_A_DAY.exec(left)?.[1];
  if (number !== undefined) return perDay(Number(number));
  if (ONE_AND_ONE.test(left)) return perDay(2);
  return AMOUNT_DAILY.test(left) ? perDay(1) : [];
}

/** One a day, a week or a month, in words without a number. */
function plainOnes(sentence: { left: string }): Rule[] {
  const { left } = sentence;
  if (left.split(',').some((part) => follows(part, NOT, TIMES))) return [];
  const word = ADVERB.exec(left)?.[1] ?? (SHARED.test(left) ? undefined : EVERY_ONE.exec(left)?.[1]);
  if (word === undefined) return [];
  // 'Every morning and night' are two.
  if (follows(left, AND, PART_OF_DAY))
    return PAIR.test(left) ? [{ is: 'perDay', count: 2, limit: false }] : [];
  if (word.startsWith('week')) return [{ is: 'days', days: 7 }];
  if (word.startsWith('month')) return [{ is: 'months', months: 1 }];
  return [{ is: 'perDay', count: 1, limit: false }];
}

function rulesOfSentence(words: string): FrequencyRule[] {
  const sentence = { left: plainLabel(words) };
  const whole = wholeSentence(sentence);
  const read = whole.length > 0 ? whole : [...counts(sentence), ...gaps(sentence), ...spans(sentence)];
  const rules = read.length > 0 ? read : plainOnes(sentence);
  return rules.filter(isSensible).map((rule) => ({ ...rule, words }));
}

function isSensible(rule: Rule): boolean {
  switch (rule.is) {
    case 'gap':
      return isPositive(rule.minutes);
    case 'perDay':
    case 'per24Hours':
    case 'perWeek':
      return isPositive(rule.count);
    case 'days':
      return isPositive(rule.days);
    case 'months':
      return isPositive(rule.months);
  }
}

const kindOf = (rule: FrequencyRule): string =>
  rule.is === 'perDay' && rule.limit ? 'perDay limit' : rule.is;
/** A greater number of a rule allows more of a medicine, or less for spans of time. */
const allowance = (rule: FrequencyRule): number => {
  switch (rule.is) {
    case 'gap':
      return -rule.minutes;
    case 'days':
      return -rule.days;
    case 'months':
      return -rule.months;
    case 'perDay':
    case 'per24Hours':
    case 'perWeek':
      return rule.count;
  }
};

/**
 * The rules of one text. A text that says two different things of one kind, such as one for each age, is read as the
 * one that allows more: less than that is asked about under either reading.
 */
function rulesOfText(text: string): FrequencyRule[] {
  if (ALTERNATING.test(text.toLowerCase())) return [];
  const byKind = Map.groupBy(sentencesOf(text).flatMap(rulesOfSentence), kindOf);
  return [...byKind.values()].flatMap((rules) =>
    rules.toSorted((one, other) => allowance(other) - allowance(one)).slice(0, 1),
  );
}

/** Everything that can be read about how often a medicine is given; each rule holds by itself. */
export const storedFrequency = ({ frequency, dosage, instructions }: StoredMedicine): FrequencyRule[] =>
  [frequency ?? '', dosage, instructions].flatMap(rulesOfText);

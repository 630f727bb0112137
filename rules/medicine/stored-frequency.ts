// Reads how often a medicine is given from what the family stored about it. Only wordings that leave no doubt are read;
// of everything else nothing is claimed. A rule that was read is used to ask before a second dose, never to allow one.
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

const RANGE = String.raw`(\d{1,3}(?:\.\d)?)(?: ?(?:-|to|or) ?(?:every )?(\d{1,3}(?:\.\d)?))?`;
const LIMIT = String.raw`(no more(?: often)? than|not more(?: often)? than|not be (?:given|taken|used) more(?: often)? than|never more(?: often)? than|not (?:give|take|use) more(?: often)? than|more than|at most|max\.?(?:imum)?:?(?: of)?|not exceed|not to exceed|n't exceed|up to|limit(?:ed)?(?: of| to)?)`;
const PER = String.raw`(?:a|an|per|each|every|in|in a|in 1|in any|in each|within|within a|within any|over|\/)`;
const DAY = String.raw`(?:day|24 hours|calendar day)`;

/** '3 times a day', 'up to 4 doses in 24 hours', '2x daily'. */
const COUNTED = new RegExp(
  String.raw`(?:\b${LIMIT} )?\b${RANGE} ?(?:x|times?|doses?)(?: ?(daily|nightly)\b| ?${PER} ?(${DAY})\b)`,
  'g',
);
/** 'At most 3 a day', 'max 4/24 h': without a word between number and day. */
const AT_MOST = new RegExp(String.raw`\b${LIMIT} ${RANGE}(?: (daily)\b| ?${PER} ?(${DAY})\b)`, 'g');
/** 'No more than 8 tablets in 24 hours' limits an amount, which says nothing about doses. */
const AMOUNT = new RegExp(
  String.raw`\b${LIMIT} ${RANGE} ?(?!x\b|times?\b|doses?\b)[a-z]+ ?(?:daily\b|${PER} ?${DAY}\b)`,
  'g',
);
const LAST_DOSE = String.raw`(?:of|after|since) (?:the |your |their )?(?:last|previous|prior) dose\b(?! of)`;
/** 'Do not repeat within 6 hours', 'not within 4 hours of last dose', '6 hours must pass before next dose'. */
const WAITS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:\bnot|n['’]t) (?:be )?repeat(?:ed)?(?: (?:the |this )?dose)? within ${RANGE} (hours|minutes)\b(?: ${LAST_DOSE}|(?! (?:of|after|since)\b))`,
    'g',
  ),
  new RegExp(
    String.raw`(?:\bnot|n['’]t) (?:(?:be )?(?:give|given|take|taken|use|used) )?within ${RANGE} (hours|minutes) ${LAST_DOSE}`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:must|should|have to|need to) (?:pass|elapse) before (?:giving |taking |using )?(?:another|a second|the next|your next|next) dose\b(?! of)`,
    'g',
  ),
];
const GAPS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:every|each) ${RANGE} (hours|minutes)\b`, 'g'),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:apart(?! from)|between (?:each |the |any )?(?:2 )?doses?)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) before (?:giving |taking |using )?(?:another|a second|the next|next|repeating|the second) ?(?:dose|one)?`,
    'g',
  ),
  new RegExp(
    String.raw`\b${RANGE} (hours|minutes) (?:after|since|from) (?:the |your |their )?(?:last|previous|prior) dose\b`,
    'g',
  ),
  new RegExp(
    String.raw`\brepeat(?:ed)?(?: the)?(?: dose)?(?: 1 time)? (?:in|after) ${RANGE} (hours|minutes)\b`,
    'g',
  ),
  ...WAITS,
];
/** '8-hourly' was made '8 hours'. */
const HOURLY = new RegExp(String.raw`^(?:(?:give|take|use) )?${RANGE} (hours)$`);
const WEEKLY = new RegExp(
  String.raw`\b${RANGE} ?(?:x|times?|doses?) ?(?:weekly\b|(?:a|per|each|every|\/) ?(?:week|7 days)\b)`,
  'g',
);
const MONTHLY = /\b1 (?:time|dose) (?:monthly|(?:a|per|each|every) month)\b/;
const EVERY_DAYS = /\b(?:every|each) (other|second|third|\d{1,3}) (days?|weeks?|months?)\b/g;
const EVERY_ONE = /\b(?:every|each) (day|week|month|morning|evening|night)\b/;
/** 'Weekly', 'nightly at 8': nothing else before it but a verb and one piece. */
const ADVERB =
  /^(?:give |take |use |apply |inject )?(?:1 (?:tablet|capsule|pill|patch|dose|gummy|sachet|packet|puff|drop|spray)?s? ?)?(?:(?:to be )?(?:given|taken|used) )?(daily|nightly|weekly|monthly|at bedtime|at night|in the morning|in the evening|before bed|a day|per day)\b(?! (?:dose|max|limit|maximum|amount))/;
/** '5 ml daily', as the whole sentence: 'daily in 2 parts' is something else. */
const AMOUNT_DAILY =
  /^(?:give |take |use )?\d{1,4}(?:\.\d{1,3})? ?(?:ml|mg|mcg|g|iu|units?) (?:by mouth )?(?:daily|nightly|every day)$/;
/** '2 per day', as the whole sentence. */
const NUMBER_A_DAY = /^(?:give |take |use )?(\d{1,2}) ?(?:per|\/) ?day$/;
/** '1 every morning and 1 every evening', as the whole sentence. */
const ONE_AND_ONE =
  /^(?:give |take |use )?1 (?:tablet |capsule |pill |dose |time )?(?:every|each|in the) morning,?(?: and| &| \+) 1 (?:tablet |capsule |pill |dose |time )?(?:every|each|in the|at) (?:evening|night|bedtime)$/;
/** The amount of a day, which may be given in parts. */
const SHARED = new RegExp(String.raw`${LIMIT}|\bdivided\b`);
const NOT = /\b(?:don't|not|never|avoid|without)\b/;
const TIMES = /\b(?:every|each|daily|nightly|weekly|bedtime|night)\b/;
const AND = /\b(?:and|plus)\b|[&+]/;
const PART_OF_DAY = /\b(?:morning|noon|lunch|afternoon|evening|dinner|night|bedtime|bed)\b/;
const PAIR =
  /\b(?:morning|evening)s?(?: and|,? &| \+) (?:(?:at|in the|every|each) )?(?:evening|night|bedtime)\b/;
/** Each of two medicines has its own frequency then. */
const ALTERNATING = /\balternat\w+ (?:it )?(?:with|between)\b/;

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

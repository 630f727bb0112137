// Tags found by patterns in the text as typed: addresses, phones, e-mails, doses, rhythms, lengths, ages, numbers.
import type { Medication } from '#contract/kinds/medication.ts';
import type { Token } from '../tokens.ts';
import type { Tag, Tagger, TagType } from '../tag.ts';

type Frequency = NonNullable<Medication['frequency']>;

const COUNT =
  '(?:\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|a half|a couple(?: of)?)';
const TIMES = '(?: ?(?:times|x) ?)(?:daily|a day|per day|each day|every day)';

/** 'One metformin a day'; 'one tablet a day' has an amount instead. */
const A_DAY =
  '(?!tablets?|pills?|capsules?|drops?|puffs?|teaspoons?|tsps?|sprays?|patch(?:es)?|gumm|scoops?|squirts?|times?)\\w{4,} (?:a|per|each) day';

const FREQUENCIES: readonly (readonly [Frequency, string])[] = [
  [
    'as needed',
    '(?:only )?(?:as|when|if|whenever) (?:it is |its )?(?:needed|required|necessary)|prn|when (?:he|she|they) (?:needs|need) it',
  ],
  ['four times daily', `(?:four|4)${TIMES}|every (?:six|6) (?:hours|hrs)`],
  ['three times daily', `(?:three|3)${TIMES}|thrice (?:daily|a day)|every (?:eight|8) (?:hours|hrs)`],
  [
    'twice daily',
    `(?:twice|2x) ?(?:daily|a day|per day|each day|every day)|(?:two|2)${TIMES}|every (?:twelve|12) (?:hours|hrs)|(?:every )?morning and (?:evening|night)|am and pm|(?:two|2) ${A_DAY}|twice a ?day|2x ?(?:a )?day`,
  ],
  ['weekly', 'weekly|once (?:a|per) week|every week|each week'],
  ['monthly', 'monthly|once (?:a|per) month|every month|each month'],
  [
    'once daily',
    `(?:one|1) ${A_DAY}|` +
      '(?:once|1x|one time) ?(?:daily|a day|per day|each day)|daily|every (?:day|morning|evening|night)|each (?:day|morning|evening|night)|nightly|at bedtime|before bed|in the (?:morning|evening)s?|at night',
  ],
];

interface Pattern {
  type: TagType;
  pattern: RegExp;
  wordFor?: string;
}

const bounded = (pattern: string): RegExp => new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`, 'gi');

const PATTERNS: readonly Pattern[] = [
  { type: 'email', pattern: /[^\s@,;<>"']+@[^\s@,;<>"'.]+(?:\.[^\s@,;<>"'.]+)+/g },
  {
    type: 'phone',
    pattern:
      /(?<![\d-])(?:\+?\d{1,3}[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-]?)\d{3}[ .-]?\d{4}(?!\d)|(?<![\d-])\d{3}[.-]\d{4}(?!\d)|\+\d[\d .()-]{6,}\d/g,
  },
  {
    type: 'address',
    pattern:
      /(?<![\d./-])\b\d{1,5} (?:[nsew]\.? |north |south |east |west )?(?:(?!(?:with|w|at|on|for|and|to|sees?|is|next|by|[ap]m|per|m?c?g|ml|iu|units?|tablets?|pills?|puffs?|drops?)\b|\d{1,4}(?::\d\d)? ?(?:[ap]m?)?\b)[\p{L}\d.'-]+ ){1,4}?(?:street|st|avenue|ave|road|rd|lane|ln|blvd|boulevard|drive|dr|way|place|pl|court|ct|plaza|broadway|parkway|pkwy|highway|hwy|square|sq|terrace|ter)\b\.?(?:,? (?:suite|ste|apt|unit|floor|#) ?[\p{L}\d-]+)?(?:, (?!(?:\p{L}+ )*(?:on|in|at|the|to|by|near|behind|next|ring|use|with|for|change|update|fix|note|save|add|put|please|pls|thanks|thx|same|phone|email|number)\b)[\p{L} ]+?(?=[,.;]|$| and | but )(?:, [a-z]{2}\b)?(?: \d{5})?| (?!(?:and|but|on|at|for|with|now|by|next|so|pls|please|thx|thanks|same|from|as|is|phone|starting|today|tomorrow)\b)\p{L}{3,}(?: (?!and\b|but\b)\p{L}{2,}){0,2}(?: \d{5})?(?=[.;]?$|[,;])|,? in (?!(?:the|a|an|our|my|her|his|their|room|town|front|back|case|december|january|february|march|april|may|june|july|august|september|october|november)\b)\p{L}{3,}(?: (?!(?:now|instead|and|but|phone|starting|as|today|same|so|pls|please|with|not)\b)\p{L}{3,}){0,2}(?: \d{5})?(?= (?:now|instead|and|but|so|not)\b|[.,;!]|$))?/giu,
  },
  {
    // Without a number: 'its on Commercial St North Sydney'.
    type: 'address',
    pattern:
      /(?<=\b(?:it['’]?s|it is|they['’]?re|they are|office is|located) (?:on|at) )(?:[\p{L}'’-]+ ){1,3}?(?:street|st|avenue|ave|road|rd|lane|ln|blvd|boulevard|drive|highway|hwy|parkway|pkwy|square|broadway)\b\.?(?:,? (?!(?:and|but|on|at|for|with|now|by|next|so|pls|please|thx|thanks|same|from|as|is|phone|number|open|closed)\b)\p{L}{3,}){0,3}/giu,
  },
  {
    type: 'dose',
    pattern: bounded(
      `(?:(?:\\d+(?:[.,]\\d+)?|half an?|one|two|three|four|five|ten)\\s?-?\\s?(?:mg|mcg|µg|ug|ml|mls|milligrams?|micrograms?|millilit(?:er|re)s?|iu|units?|cc)(?:\\s?/\\s?\\d*\\s?(?:ml|kg))?|${COUNT}(?: and a half)? (?:tablets?|pills?|capsules?|drops?|puffs?|teaspoons?|tsps?|tablespoons?|tbsps?|sprays?|sachets?|patch(?:es)?|gumm(?:y|ies)|squirts?|scoops?))`,
    ),
  },
  ...FREQUENCIES.map(([frequency, pattern]): Pattern => ({
    type: 'frequency',
    pattern: bounded(pattern),
    wordFor: frequency,
  })),
  {
    type: 'duration',
    pattern: bounded(
      `(?:(?:a )?half (?:an )?hour|(?:an|one|1) (?:hour|hr) and (?:a )?half|${COUNT}(?: (?:more|extra))?(?:-| )?(?:minutes?|mins?|min|hours?|hrs?|hr|days?|weeks?|wks?|months?|mos?|years?|yrs?)(?: and a half)?)`,
    ),
  },
  {
    type: 'age',
    pattern: bounded(
      '\\d{1,3}(?:-| )?(?:years?|yrs?|months?|mos?|weeks?)?(?:-| )?(?:old|yo|y/o)|age(?:d)? \\d{1,3}',
    ),
  },
  { type: 'number', pattern: /(?<![\w./:-])\d+(?:[.,]\d+)?(?![\w/:])/g },
];

/** The first token, in the order of the text, for which this holds; it holds for all after it. Their count if for none. */
function firstToken(tokens: readonly Token[], isThere: (token: Token) => boolean): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const token = tokens[middle];
    if (token && isThere(token)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The tokens within a stretch of the text; undefined when it has none. */
export function tokensWithin(
  tokens: readonly Token[],
  start: number,
  end: number,
): { from: number; to: number } | undefined {
  const from = firstToken(tokens, (token) => token.end > start);
  const to = firstToken(tokens, (token) => token.start >= end);
  return from < to ? { from, to } : undefined;
}

export const tagPatterns: Tagger = ({ typed, tokens }) =>
  PATTERNS.flatMap(({ type, pattern, wordFor }) =>
    [...typed.matchAll(pattern)].flatMap(({ 0: text, index }): Tag[] => {
      const place = tokensWithin(tokens, index, index + text.length);
      return place ? [{ type, ...place, value: wordFor ?? text.trim(), ids: [] }] : [];
    }),
  );

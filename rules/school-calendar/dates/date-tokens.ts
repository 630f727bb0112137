// Cuts a line into tokens that may be parts of a date. Times, telephone numbers, money and school years become opaque
// tokens, so that their digits are never read as days.
import words from '../../data/calendar-words.json' with { type: 'json' };
import { foldWord, namedDay } from './calendar-names.ts';
import { misspeltMonth } from './misspelt-months.ts';

interface Place {
  start: number;
  end: number;
}
export type DateToken = Place &
  (
    | { kind: 'number'; value: number; ordinal: boolean }
    /** Two or three numbers with the same separator: '9/7', '26.11.', '08-17-2026'. */
    | { kind: 'numeric'; first: number; second: number; year?: number; separator: '/' | '.' | '-' }
    | { kind: 'iso'; year: number; month: number; day: number }
    | { kind: 'year'; value: number }
    /** `misspelt`: its month is a guess. */
    | { kind: 'word'; text: string; month?: number; weekdays?: number[]; misspelt?: true }
    | { kind: 'mark'; text: string }
    | { kind: 'opaque'; text: string }
  );

// One alternation, every part of bounded length or linear: hostile lines cost linear time.
const TOKENS = new RegExp(
  [
    String.raw`(?<opaque>\d{5,}|\(\d{3}\)\s?\d{3}[-. ]\d{4}(?!\d)|(?:\d{3}[-. ])?\d{3}[-.]\d{4}(?!\d)|[$€£]\s?\d[\d,.]*|\d+(?:[.,]\d+)?\s?(?:%|€)|\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\b\.?|\s?uhr\b|\s?h\b)?|\d{1,2}(?:\.\d{2})?\s?(?:[ap]\.\s?m\b\.?|[ap]m\b|uhr\b)|\d{1,2}\s?h(?:\s?\d{2})?\b|['’]\d{2}\s?[-–/]\s?['’]?\d{2}(?!\d)|\bsy\s?\d{2}[-–/]\d{2}(?!\d))`,
    String.raw`(?<iso>(?<isoYear>20\d{2})(?<isoMark>[-/.])(?<isoMonth>\d{1,2})\k<isoMark>(?<isoDay>\d{1,2})(?!\d))`,
    String.raw`(?<schoolYear>(?<yearOne>20\d{2})(?:\s?[-–—/]\s?20(?<yearTwo>\d{2})|[-–—/](?<yearShort>\d{2}))(?!\d|[-/.]\d))`,
    String.raw`(?<slash>(?<slashOne>\d{1,2})/(?<slashTwo>\d{1,2})(?:/(?<slashYear>20\d{2}|\d{2}))?(?![\d/]))`,
    String.raw`(?<dot>(?<dotOne>\d{1,2})\.\s?(?<dotTwo>\d{1,2})(?:(?<dotEnd>\.)(?:\s?(?<dotLong>20\d{2})(?!\d)|(?<dotShort>\d{2})(?![\d.]))?|(?![\d.])))`,
    String.raw`(?<dash>(?<dashOne>\d{1,2})-(?<dashTwo>\d{1,2})-(?<dashYear>20\d{2}|\d{2})(?![\d-]))`,
    String.raw`(?<number>(?<digits>\d{1,4})(?<ordinal>st\b|nd\b|rd\b|th\b|er\b|[ºª°])?)`,
    String.raw`(?<short>['’](?<shortYear>\d{2})(?![\d\p{L}]))`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}'’]*)`,
    String.raw`(?<mark>[^\s\p{L}\d])`,
  ].join('|'),
  'giu',
);

type Groups = Record<string, string | undefined>;
const fullYear = (text: string | undefined): { year?: number } =>
  text === undefined ? {} : { year: text.length === 4 ? Number(text) : 2000 + Number(text) };

function wordToken(text: string, place: Place): DateToken {
  const named = namedDay(text);
  return {
    kind: 'word',
    text,
    ...(named?.month === undefined ? {} : { month: named.month }),
    ...(named?.weekdays === undefined ? {} : { weekdays: named.weekdays }),
    ...place,
  };
}

function numericToken(groups: Groups, place: Place): DateToken | undefined {
  const numeric = (separator: '/' | '.' | '-', one: string, two: string, year: string | undefined) => ({
    kind: 'numeric' as const,
    first: Number(one),
    second: Number(two),
    separator,
    ...fullYear(year),
    ...place,
  });
  if (groups['slash'])
    return numeric('/', groups['slashOne'] ?? '', groups['slashTwo'] ?? '', groups['slashYear']);
  if (groups['dash'])
    return numeric('-', groups['dashOne'] ?? '', groups['dashTwo'] ?? '', groups['dashYear']);
  if (groups['dot']) {
    const year = groups['dotLong'] ?? groups['dotShort'];
    // '3.5' is a number, '05.10' a day.
    const isWeak = groups['dotEnd'] === undefined;
    if (isWeak && (groups['dotOne']?.length !== 2 || groups['dotTwo']?.length !== 2))
      return { kind: 'opaque', text: groups['dot'], ...place };
    return numeric('.', groups['dotOne'] ?? '', groups['dotTwo'] ?? '', year);
  }
  return undefined;
}

function tokenOf(groups: Groups, text: string, place: Place): DateToken {
  if (groups['opaque']) return { kind: 'opaque', text, ...place };
  if (groups['iso']) {
    const [year, month, day] = [groups['isoYear'], groups['isoMonth'], groups['isoDay']].map(Number);
    return { kind: 'iso', year: year ?? 0, month: month ?? 0, day: day ?? 0, ...place };
  }
  const numeric = numericToken(groups, place);
  if (numeric) return numeric;
  if (groups['number']) {
    const digits = groups['digits'] ?? '';
    const value = Number(digits);
    if (digits.length === 4 && value >= 2000 && value < 2100) return { kind: 'year', value, ...place };
    if (digits.length > 2) return { kind: 'opaque', text, ...place };
    return { kind: 'number', value, ordinal: groups['ordinal'] !== undefined, ...place };
  }
  if (groups['short']) return { kind: 'year', value: 2000 + Number(groups['shortYear']), ...place };
  if (groups['word']) return wordToken(text, place);
  return { kind: 'mark', text, ...place };
}

const isDayOrYear = (token: DateToken | undefined): boolean =>
  token?.kind === 'year' || (token?.kind === 'number' && token.value >= 1 && token.value <= 31);
const isBetween = (token: DateToken | undefined): boolean =>
  token?.kind === 'mark' && '.,:-–/'.includes(token.text);

/** Misspelt months beside a day or a year, or alone in their line as a heading. */
function withMisspeltMonths(tokens: DateToken[]): DateToken[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || token.month !== undefined) return token;
    const beside = [1, -1].map((step) => tokens[isBetween(tokens[at + step]) ? at + 2 * step : at + step]);
    if (tokens.length > 1 ? !beside.some(isDayOrYear) : /^\p{Ll}/u.test(token.text)) return token;
    const month = misspeltMonth(token.text);
    return month === undefined ? token : { ...token, month, misspelt: true };
  });
}

const WEEKDAY_NAMES: ReadonlySet<string> = new Set(words.weekdayNames);

/** 'Good Friday' and 'Mardi Gras' name a day of the year: the weekday in them is no part of a date. */
function withoutNamedWeekdays(tokens: DateToken[]): DateToken[] {
  const isName = (one: DateToken | undefined, two: DateToken | undefined): boolean =>
    one?.kind === 'word' &&
    two?.kind === 'word' &&
    WEEKDAY_NAMES.has(`${foldWord(one.text)} ${foldWord(two.text)}`);
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || token.weekdays === undefined) return token;
    if (!isName(tokens[at - 1], token) && !isName(token, tokens[at + 1])) return token;
    const { weekdays: _, ...word } = token;
    return word;
  });
}

/** The tokens of a line in order; spaces are left out. Offsets are those of the line. */
export function dateTokens(line: string): DateToken[] {
  const tokens: DateToken[] = [];
  TOKENS.lastIndex = 0;
  for (let match = TOKENS.exec(line); match; match = TOKENS.exec(line)) {
    const groups: Groups = match.groups ?? {};
    const start = match.index;
    const second = groups['yearTwo'] ?? groups['yearShort'];
    if (groups['schoolYear'] !== undefined) {
      const first = Number(groups['yearOne']);
      const follows = (first + 1) % 100 === Number(second);
      const end = follows ? start + match[0].length : start + 4;
      tokens.push(
        follows ? { kind: 'opaque', text: match[0], start, end } : { kind: 'year', value: first, start, end },
      );
      TOKENS.lastIndex = end;
    } else {
      tokens.push(tokenOf(groups, match[0], { start, end: start + match[0].length }));
    }
  }
  return withoutNamedWeekdays(withMisspeltMonths(tokens));
}

// Grammar of dates in a line: single days, lists and ranges of them, in their order of appearance.
import { isOtherNumber, parsePoint, weekdaysAt, yearAfter } from './date-points.ts';
import type { DatePoint, GrammarOptions, ParsedPoints } from './date-points.ts';
import { dateTokens, type DateToken } from './date-tokens.ts';

export interface PrintedSpan {
  from: DatePoint;
  to?: DatePoint;
  /** A whole date after a comma. */
  apart?: boolean;
}

/** One or several days printed together, with one meaning. */
export interface DateExpression {
  spans: PrintedSpan[];
  /** No month is printed: it follows from a heading. */
  bare: boolean;
  /** The name of a month is misspelt. */
  misspelt?: boolean;
  /** Offsets in the line. */
  start: number;
  end: number;
}

type Tokens = readonly DateToken[];
type Joint = 'range' | 'list' | 'comma';

const RANGE_WORDS = /^(?:to|thru|through|until|till|til|bis|au|al|hasta|a|à|jusqu'au|jusqu’au)$/i;
const LIST_WORDS = /^(?:and|und|et|y|e|or)$/i;
const RANGE_MARKS = '-‐‑‒–—−~';
const isMark = (token: DateToken | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);

/** 'bis', '–', ', and', '&' between two days. */
function separatorAt(tokens: Tokens, at: number): { joint: Joint; comma: boolean; next: number } | undefined {
  let next = at;
  const comma = isMark(tokens[next], ',;');
  if (comma) next += 1;
  const token = tokens[next];
  if (isMark(token, RANGE_MARKS)) {
    next += 1;
    const word = tokens[next];
    if (isMark(word, RANGE_MARKS) || (word?.kind === 'word' && RANGE_WORDS.test(word.text))) next += 1;
    return { joint: 'range', comma, next };
  }
  if (token?.kind === 'word' && RANGE_WORDS.test(token.text)) {
    next += 1;
    const article = tokens[next];
    if (article?.kind === 'word' && /^(?:zum|and|including|including)$/i.test(article.text)) next += 1;
    return { joint: 'range', comma, next };
  }
  if (isMark(token, '&+/') || (token?.kind === 'word' && LIST_WORDS.test(token.text))) {
    return { joint: 'list', comma, next: next + 1 };
  }
  return comma ? { joint: 'comma', comma, next } : undefined;
}

interface Chain {
  points: DatePoint[];
  /** Joins point n to point n + 1. */
  joints: Joint[];
  next: number;
}

/** True when a number after a separator is one more day of the expression, and not the start of the title. */
function isMoreDays(
  chain: Chain,
  { joint, next: at }: { joint: Joint; next: number },
  found: ParsedPoints,
  tokens: Tokens,
  options: GrammarOptions,
): boolean {
  const [point] = found.points;
  const last = chain.points.at(-1);
  if (!point || !last) return false;
  if (point.form !== 'bare') return true;
  const number = tokens.findIndex((token, index) => index >= at && token.kind === 'number');
  if (isOtherNumber(tokens, number)) return false;
  // Range signs may lead to a month later on: '26 – 30 October', '21 and 22 October'.
  if (point.day > last.day || isBackwards(tokens, number, last)) return true;
  return joint === 'range' && last.form === 'bare' && endsWithMonth(tokens, found.next, options);
}

/** 'Nov 27-25 Break': two days of one month without a space, of which the second is the earlier one. */
function isBackwards(tokens: Tokens, at: number, { form }: DatePoint): boolean {
  const [first, dash, day, after] = tokens.slice(at - 2, at + 2);
  return (
    form === 'month-first' &&
    day?.kind === 'number' &&
    !day.ordinal &&
    isMark(dash, RANGE_MARKS) &&
    first?.end === dash?.start &&
    dash?.end === day.start &&
    after?.start !== day.end
  );
}

/** True when a day-first date comes within the next tokens of a chain of numbers. */
function endsWithMonth(tokens: Tokens, at: number, options: GrammarOptions): boolean {
  const more = separatorAt(tokens, at);
  return more !== undefined && parsePoint(tokens, more.next, options, false)?.points[0]?.form === 'day-first';
}

function readChain(tokens: Tokens, at: number, options: GrammarOptions): Chain | undefined {
  const first = parsePoint(tokens, at, options, true);
  if (!first) return undefined;
  const chain: Chain = {
    points: [...first.points],
    joints: first.points.slice(1).map(() => 'list'),
    next: first.next,
  };
  while (chain.points.length < 40) {
    const separator = separatorAt(tokens, chain.next);
    const found = separator && parsePoint(tokens, separator.next, options, true);
    if (!found || !isMoreDays(chain, separator, found, tokens, options)) break;
    const [point] = found.points;
    const last = chain.points.at(-1);
    // 'Feb 15-19 February Vacation'
    if (
      point?.form === 'day-first' &&
      last?.form === 'month-first' &&
      point.month === last.month &&
      point.year === undefined
    ) {
      const day = tokens.findIndex((token, index) => index >= separator.next && token.kind === 'number');
      chain.joints.push(separator.joint);
      chain.points.push({ day: point.day, form: 'bare' });
      chain.next = day + 1;
      continue;
    }
    chain.joints.push(separator.joint, ...found.points.slice(1).map((): Joint => 'list'));
    chain.points.push(...found.points);
    chain.next = found.next;
  }
  const last = chain.points.at(-1);
  if (last?.form === 'bare' && chain.points.length > 1) {
    const { year, next } = yearAfter(tokens, chain.next, { ...options, years: [] });
    if (year !== undefined) {
      last.year = year;
      chain.next = next;
    }
  }
  return chain;
}

/** Days without a month take it from the neighbour that is printed in the fitting order. */
function fillMonths(points: readonly DatePoint[], joints: readonly Joint[]): DatePoint[] {
  return points.map((point, index) => {
    if (point.month !== undefined) return point;
    const before = points.slice(0, index).findLast(({ month }) => month !== undefined);
    const after = points.slice(index + 1).find(({ month }) => month !== undefined);
    // The start of '21 – Jan 1' is in the month of its heading.
    const source =
      (before?.form === 'month-first' ? before : undefined) ??
      (after?.form === 'day-first' ? after : undefined) ??
      before;
    if (source?.month === undefined) return point;
    const year = source === after ? source.year : undefined;
    const isNext = joints[index] === 'range' && source === points[index + 1] && point.day > source.day;
    // 'Mon 21 – Fri 1 January' starts in December.
    if (isNext) return { ...point, month: source.month === 1 ? 12 : source.month - 1 };
    return { ...point, month: source.month, ...(year === undefined ? {} : { year }) };
  });
}

function spansOf(points: readonly DatePoint[], joints: readonly Joint[]): PrintedSpan[] {
  const spans: PrintedSpan[] = [];
  points.forEach((point, index) => {
    const open = spans.at(-1);
    if (joints[index - 1] === 'range' && open && !open.to) open.to = point;
    else
      spans.push(
        joints[index - 1] === 'comma' && point.form !== 'bare'
          ? { from: point, apart: true }
          : { from: point },
      );
  });
  return spans;
}

const isMonthOfDay = (tokens: Tokens, at: number): boolean => {
  const [name, day] = [tokens[at], tokens[at + 1]];
  return name?.kind === 'word' && name.month !== undefined && day?.kind === 'number';
};

/** 'Wed-Fri, ' and 'Monday & Tuesday, ' before the days they belong to. */
function weekdaysBefore(
  tokens: Tokens,
  at: number,
): { from: number[]; to: number[]; next: number } | undefined {
  const from = weekdaysAt(tokens, at, true);
  if (!from) return undefined;
  const dot = isMark(tokens[at + 1], '.') ? at + 2 : at + 1;
  const separator = separatorAt(tokens, dot);
  const to = separator && weekdaysAt(tokens, separator.next, true);
  // 'Fri, Mar 12': March, not the French Tuesday.
  if (!to || isMonthOfDay(tokens, separator.next)) return undefined;
  let next = separator.next + 1;
  while (isMark(tokens[next], '.,:')) next += 1;
  return { from, to, next };
}

/** '(Wed-Fri)' after the days; skipped. */
function skipWeekdayRange(tokens: Tokens, at: number): number {
  const open = isMark(tokens[at], '(');
  const start = open || isMark(tokens[at], ',') ? at + 1 : at;
  const range = weekdaysBefore(tokens, start);
  if (!range) return at;
  if (open) return isMark(tokens[range.next], ')') ? range.next + 1 : at;
  return range.next;
}

/** The expression that starts at a token. */
function expressionAt(
  tokens: Tokens,
  at: number,
  options: GrammarOptions,
): { expression: DateExpression; next: number } | undefined {
  const weekdays = weekdaysBefore(tokens, at);
  const chain = (weekdays && readChain(tokens, weekdays.next, options)) ?? readChain(tokens, at, options);
  if (!chain) return undefined;
  const points = fillMonths(chain.points, chain.joints);
  const [first] = points;
  const last = points.at(-1);
  if (weekdays && first && last && points.length > 1) {
    points[0] = { ...first, weekdays: weekdays.from };
    points[points.length - 1] = { ...last, weekdays: weekdays.to };
  }
  const next = skipWeekdayRange(tokens, chain.next);
  const bare = points.some(({ month }) => month === undefined);
  const misspelt = tokens.slice(at, next).some((token) => token.kind === 'word' && token.misspelt === true);
  const start = tokens[at]?.start ?? 0;
  const end = tokens[next - 1]?.end ?? start;
  return { expression: { spans: spansOf(points, chain.joints), bare, misspelt, start, end }, next };
}

const startsDate = (token: DateToken): boolean =>
  token.kind === 'number' ||
  token.kind === 'numeric' ||
  token.kind === 'iso' ||
  (token.kind === 'word' &&
    (token.month !== undefined || token.weekdays !== undefined || /^[MTWRF]$/.test(token.text)));

/** Options of reading a line; `bareFirst` allows days without a month, 'as 17 First day', where the line starts. */
export interface LineOptions extends GrammarOptions {
  bareFirst: boolean;
}

const isOpening = (token: DateToken): boolean => token.kind === 'mark' && !'-–—'.includes(token.text);

/** Every date of a line, in order. */
export function dateExpressions(line: string, options: LineOptions): DateExpression[] {
  const tokens = dateTokens(line);
  const found: DateExpression[] = [];
  let opening = true;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const parsed = startsDate(token) ? expressionAt(tokens, at, options) : undefined;
    const isOther =
      parsed?.expression.bare === true &&
      (!options.bareFirst || !opening || (token.kind === 'number' && isOtherNumber(tokens, at)));
    if (parsed && !isOther) {
      found.push(parsed.expression);
      at = parsed.next;
      opening = false;
    } else {
      // '12 Teacher day; 17 First day'
      opening = found[0]?.bare === true && isMark(token, ';•|') ? true : opening && isOpening(token);
      at += 1;
    }
  }
  return found;
}

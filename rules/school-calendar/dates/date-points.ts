// Grammar of one printed day: 'Monday, Sept. 7th, 2026', '7. September', '9/7 (Mon)', '26.11.', '2026-11-26', '7'.
import type { DateToken } from './date-tokens.ts';

/** A day as printed; what is missing follows from its neighbours or the calendar. */
export interface DatePoint {
  day: number;
  /** 1 to 12 */
  month?: number;
  year?: number;
  /** 0 is Sunday; any of them agrees. */
  weekdays?: number[];
  /** The order in which its parts are printed; a day without a month borrows it from a neighbour accordingly. */
  form: 'month-first' | 'day-first' | 'bare';
}

/** The order of '9/7': month first or day first. */
export type NumericOrder = 'month-first' | 'day-first';

export interface GrammarOptions {
  order: NumericOrder;
  /** Two-digit years that 'Aug 17 26' may end with. */
  years: readonly number[];
}

export interface ParsedPoints {
  points: DatePoint[];
  /** Index of the first token after it. */
  next: number;
}

type Tokens = readonly DateToken[];

const LETTER_DAYS: Readonly<Record<string, number>> = { M: 1, T: 2, W: 3, R: 4, F: 5 };
/** Said of a number that counts or names something else: 'Grade 5', 'Day 1/2'. */
const BEFORE_OTHER_NUMBERS =
  /^(?:grades?|gr|rooms?|rm|days?|page|pages|pg|ages?|years?|yr|class|k|pre|prek|section|sec|level|quarter|semester|trimester|term|period|week|zone|no|nr|klasse|klassen|jahrgang|classe|curso|version|v|box|suite|ste|apt|unit|district|ps|is|ms)$/i;
/** Said after a number that counts: '90 days', '2-hour delay'. */
const AFTER_COUNTS =
  /^(?:days|hours?|hrs?|minutes?|mins?|weeks|months?|years?|yr|grades?|graders?|points?|pts|percent|wochen?|tagen?|stunden?|klassen?|jours|semaines?|heures?|dias|días|semanas|horas?|credits?|person|people|p|pm|am)$/i;
/** Said after a number that orders: '1st Quarter'. */
const AFTER_ORDINALS =
  /^(?:quarter|qtr|semester|sem|trimester|tri|terms?|nine|six|marking|grading|period|half|day|week|hour|interim|progress|annual|trimestre|semestre|year)$/i;

const isMark = (token: DateToken | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);
const isWord = (token: DateToken | undefined, words: RegExp): boolean =>
  token?.kind === 'word' && words.test(token.text);
const ARTICLES = /^(?:the|den|dem|der|le|el|am|on)$/i;
const OF = /^(?:of|de|del|d)$/i;

/** True for a number that counts or names something else than a day. */
export function isOtherNumber(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1];
  const word = isMark(before, '.#') ? tokens[at - 2] : before;
  if (isMark(before, '#') || (word?.kind === 'word' && BEFORE_OTHER_NUMBERS.test(word.text))) return true;
  const number = tokens[at];
  const follows = tokens[at + 1];
  const after = isMark(follows, '-') && follows?.start === number?.end ? tokens[at + 2] : follows;
  if (isWord(after, AFTER_COUNTS)) return true;
  if (number?.kind !== 'number' || !number.ordinal) return false;
  return isWord(after, AFTER_ORDINALS) || isDateAfterColon(tokens, at + 1);
}

/** '1st: Aug 12 – Oct 8' is the first period, '1st: Picture day' a day. */
function isDateAfterColon(tokens: Tokens, at: number): boolean {
  const [colon, first, second] = tokens.slice(at, at + 3);
  if (!isMark(colon, ':')) return false;
  return (
    first?.kind === 'numeric' ||
    (first?.kind === 'word' && first.month !== undefined && second?.kind === 'number')
  );
}

/** The year after a date, and the token after it: ', 2026', ' 2026', ' de 2026', "'27". */
export function yearAfter(
  tokens: Tokens,
  at: number,
  options: GrammarOptions,
): { year?: number; next: number } {
  let next = at;
  while (next < at + 2 && isMark(tokens[next], ',.')) next += 1;
  if (isWord(tokens[next], OF)) next += 1;
  const token = tokens[next];
  if (token?.kind === 'year') return { year: token.value, next: next + 1 };
  const short = isMark(tokens[at], '-/') ? tokens[at + 1] : tokens[at];
  if (short?.kind === 'number' && !short.ordinal && options.years.includes(2000 + short.value)) {
    const after = isMark(tokens[at], '-/') ? at + 2 : at + 1;
    // '17 Aug 26 …' and '17-Aug-26', but not the list of '7 Oct, 26 Nov'.
    if (!tokens[after] || tokens[after].kind !== 'word' || tokens[after].month === undefined) {
      return { year: 2000 + short.value, next: after };
    }
  }
  return { next: at };
}

const isDay = (value: number): boolean => value >= 1 && value <= 31;

/** 'September 7', 'Sept-7', 'September the 7th', 'Oct 5/6'. */
function monthFirst(tokens: Tokens, at: number, options: GrammarOptions): ParsedPoints | undefined {
  const name = tokens[at];
  if (name?.kind !== 'word' || name.month === undefined) return undefined;
  let next = at + 1;
  if (isMark(tokens[next], '.')) next += 1;
  if (isMark(tokens[next], ',:-–/')) next += 1;
  if (isWord(tokens[next], /^the$/i)) next += 1;
  const day = tokens[next];
  const base = { month: name.month, form: 'month-first' as const };
  if (day?.kind === 'numeric' && day.separator === '/' && day.year === undefined && day.second > day.first) {
    return {
      points: [
        { ...base, day: day.first },
        { ...base, day: day.second },
      ],
      next: next + 1,
    };
  }
  if (day?.kind !== 'number' || !isDay(day.value)) return undefined;
  const { year, next: after } = yearAfter(tokens, next + 1, { ...options, years: [] });
  return { points: [{ ...base, day: day.value, ...(year === undefined ? {} : { year }) }], next: after };
}

/** '7 September', '7-Sep-26', '1er septembre', '7 de septiembre de 2026', '7. September'. */
function dayFirst(tokens: Tokens, at: number, options: GrammarOptions): ParsedPoints | undefined {
  const day = tokens[at];
  if (day?.kind !== 'number' || !isDay(day.value)) return undefined;
  let next = at + 1;
  if (isMark(tokens[next], '.-/')) next += 1;
  if (isWord(tokens[next], OF)) next += 1;
  const name = tokens[next];
  if (name?.kind !== 'word' || name.month === undefined) return undefined;
  next += 1;
  const { year, next: after } = yearAfter(tokens, next, options);
  // 'Grade 5 October 9' is the 9th.
  const more = isMark(tokens[next], '.') ? next + 1 : next;
  const follows = tokens[more];
  const isMonthFirst = follows?.kind === 'number' && isDay(follows.value) && !isOtherNumber(tokens, more);
  if (year === undefined && isMonthFirst) return undefined;
  const point: DatePoint = { day: day.value, month: name.month, form: 'day-first' };
  const dotted = year === undefined && isMark(tokens[after], '.') ? after + 1 : after;
  return { points: [{ ...point, ...(year === undefined ? {} : { year }) }], next: dotted };
}

/** '1/2 day', '7/8 grade', 'Grades 7/8', 'Day 1/2'. */
function isFraction(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'numeric' || token.separator !== '/' || token.year !== undefined) return false;
  if (isWord(tokens[at + 1], /^(?:hours?|grades?|graders?|time|price|miles?|schedule)$/i)) return true;
  // '1/2 off uniforms' is a price, '12/4 off' is a day.
  if (isWord(tokens[at + 1], /^off$/i) && tokens[at + 2] !== undefined && token.second <= 4) return true;
  const follows = token.second === token.first + 1 && token.second <= 8;
  if (token.first === 1 && token.second === 2 && isWord(tokens[at + 1], /^(?:days?|tag)$/i)) return true;
  const before = isMark(tokens[at - 1], '.') ? tokens[at - 2] : tokens[at - 1];
  if (isWord(before, /^days?$/i))
    return follows && !isWord(tokens[at - 2], /^(?:half|full|early|minimum|short)$/i);
  return before?.kind === 'word' && BEFORE_OTHER_NUMBERS.test(before.text) && token.second <= 13;
}

/** '9/7', '9/7/26', '26.11.', '08-17-2026'. */
function numericPoint(tokens: Tokens, at: number, { order }: GrammarOptions): ParsedPoints | undefined {
  const token = tokens[at];
  if (token?.kind !== 'numeric' || isFraction(tokens, at)) return undefined;
  const monthLeads = token.separator !== '.' && order === 'month-first';
  // '25/12' in a document that writes 12/25 elsewhere.
  const swaps = token.separator !== '.' && (monthLeads ? token.first : token.second) > 12;
  const leads = monthLeads !== swaps;
  const [month, day] = leads ? [token.first, token.second] : [token.second, token.first];
  const form = leads ? 'month-first' : 'day-first';
  if (month < 1 || month > 12 || !isDay(day)) return undefined;
  const year = token.year === undefined ? {} : { year: token.year };
  return { points: [{ day, month, form, ...year }], next: at + 1 };
}

function barePoint(tokens: Tokens, at: number): ParsedPoints | undefined {
  const token = tokens[at];
  if (token?.kind !== 'number' || !isDay(token.value)) return undefined;
  const next = isMark(tokens[at + 1], '.') ? at + 2 : at + 1;
  return { points: [{ day: token.value, form: 'bare' }], next };
}

function pointBody(
  tokens: Tokens,
  at: number,
  options: GrammarOptions,
  bare: boolean,
): ParsedPoints | undefined {
  const token = tokens[at];
  if (token?.kind === 'iso') {
    const { year, month, day } = token;
    if (month < 1 || month > 12 || !isDay(day)) return undefined;
    return { points: [{ year, month, day, form: 'month-first' }], next: at + 1 };
  }
  return (
    monthFirst(tokens, at, options) ??
    numericPoint(tokens, at, options) ??
    dayFirst(tokens, at, options) ??
    (bare ? barePoint(tokens, at) : undefined)
  );
}

/** Weekdays that a token names; single letters only where the caller knows that a day is next. */
export function weekdaysAt(tokens: Tokens, at: number, letters: boolean): number[] | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  if (token.weekdays) return token.weekdays;
  const letter = letters ? LETTER_DAYS[token.text] : undefined;
  return letter === undefined ? undefined : [letter];
}

/** Skips '.', ',' and 'the' between a weekday and its day. */
function afterWeekday(tokens: Tokens, at: number): number {
  let next = at;
  while (isMark(tokens[next], '.,:') || isWord(tokens[next], ARTICLES)) next += 1;
  return next;
}

/** A weekday after the day: '(Mon)', ', Monday', 'Mon'. */
function weekdaySuffix(tokens: Tokens, at: number): { weekdays?: number[]; next: number } {
  if (isMark(tokens[at], '(')) {
    const weekdays = weekdaysAt(tokens, at + 1, true);
    const close = isMark(tokens[at + 2], '.') ? at + 3 : at + 2;
    return weekdays && isMark(tokens[close], ')') ? { weekdays, next: close + 1 } : { next: at };
  }
  // '17 M First day'
  const letter = tokens[at];
  const capital = tokens[at + 1];
  if (
    letter?.kind === 'word' &&
    /^(?:M|T|Tu|W|Th|R|F)$/.test(letter.text) &&
    capital?.kind === 'word' &&
    /^\p{Lu}/u.test(capital.text)
  ) {
    const weekdays = weekdaysAt(tokens, at, true);
    if (weekdays) return { weekdays, next: at + 1 };
  }
  const from = isMark(tokens[at], ',-–') ? at + 1 : at;
  const token = tokens[from];
  if (token?.kind !== 'word' || !token.weekdays || token.text.length < 3 || !/^\p{Lu}/u.test(token.text))
    return { next: at };
  // 'Sept 7, Friday Oct 9' belongs to the next day.
  const after = afterWeekday(tokens, from + 1);
  const next = tokens[after];
  const isNextDay =
    next?.kind === 'number' ||
    next?.kind === 'numeric' ||
    (next?.kind === 'word' && next.month !== undefined);
  if (isNextDay) return { next: at };
  return { weekdays: token.weekdays, next: isMark(tokens[from + 1], '.') ? from + 2 : from + 1 };
}

/** The day printed at a token, with its weekday before or after it. */
export function parsePoint(
  tokens: Tokens,
  at: number,
  options: GrammarOptions,
  bare: boolean,
): ParsedPoints | undefined {
  const article = isWord(tokens[at], ARTICLES) ? at + 1 : at;
  // 'Group F: September 17' is no Friday.
  const isName = isMark(tokens[article + 1], ':') && tokens[article - 1]?.kind === 'word';
  const before = weekdaysAt(tokens, article, !isName);
  if (before) {
    const from = afterWeekday(tokens, article + 1);
    const body = pointBody(tokens, from, options, bare);
    const plain = pointBody(tokens, article, options, false);
    // 'mar. 1er sept.' is a Tuesday, 'Mar. 29-Apr 2' is in March.
    const isWeekday =
      plain === undefined || (body?.points[0]?.form === 'day-first' && !isMark(tokens[from + 1], '-–'));
    if (body && isWeekday) {
      return { points: body.points.map((point) => ({ ...point, weekdays: before })), next: body.next };
    }
  }
  const body = pointBody(tokens, article, options, bare);
  if (!body) return undefined;
  const { weekdays, next } = weekdaySuffix(tokens, body.next);
  if (!weekdays) return body;
  const last = body.points.at(-1);
  const late = last?.year === undefined ? yearAfter(tokens, next, { ...options, years: [] }) : { next };
  const said = { weekdays, ...(late.year === undefined ? {} : { year: late.year }) };
  return {
    points: body.points.map((point) => (point === last ? { ...point, ...said } : point)),
    next: late.next,
  };
}

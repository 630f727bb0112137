// Gives every segment of a page its role: heading of a month, date, event with its date, or plain text.
import { dateExpressions, type DateExpression, type LineOptions } from '../dates/date-expressions.ts';
import { namedDay } from '../dates/calendar-names.ts';
import { dateTokens } from '../dates/date-tokens.ts';
import { repairDates } from '../dates/ocr-repairs.ts';
import { monthHeading, type MonthHeading } from '../layout/month-headings.ts';
import { type Segment, segmentOf } from '../layout/segments.ts';
import type { Word } from '../layout/words.ts';

export interface PageLine extends Segment {
  role: 'month' | 'weekday' | 'days' | 'event' | 'text';
  /** Dates of 'days' and 'event'. */
  expressions: DateExpression[];
  heading?: MonthHeading | undefined;
  /** Its dates have no month of their own. */
  bare: boolean;
  /** A range that starts or ends on the line above or below. */
  open?: 'start' | 'end' | undefined;
  /** A sentence or a part of a paragraph. */
  prose: boolean;
  /** Offsets of characters that were repaired after OCR. */
  repaired?: readonly number[] | undefined;
}

/** Reading options of a document; `years` are the years it is about. */
export type DocumentOptions = Omit<LineOptions, 'bareFirst'>;

const CONNECTOR = String.raw`(?:[-–—−~&]|to|thru|through|until|bis|au|al|hasta|and|und|et|y)`;
export const OPEN_END = new RegExp(String.raw`${CONNECTOR}\s*$`, 'iu');
export const OPEN_START = new RegExp(String.raw`^\s*${CONNECTOR}(?=[\s\d\p{L}])`, 'iu');
const SMALL_WORDS = new Set(
  'from on the of week to thru through until and at um vom von ab am den dem bis und du le au et à del de el al hasta y las uhr noon h'.split(
    ' ',
  ),
);
/** Remarks on a date that are no title: '(KW 43)', 'inclusive', '(5 days)', a count of days in the next column. */
const REMARKS =
  /\(?\b(?:KW|Wk|Week|Woche|semaine|semana)\.?\s*\d{1,2}(?:\s*[-–/+]\s*\d{1,2})?\b\)?|\(?\b(?:inclusive|incl|inclus|inklusive|inkl|einschließlich|einschl|ambos inclusive|both inclusive|tentative|approx|observed)\b\.?\)?|\(\s*\d{1,3}\s*(?:school |student |instructional )?(?:days?|weeks?|tage?|wochen?|jours?|d[ií]as?)\s*\)|\s\d{1,3}\s*$/giu;
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase());
/** True when nothing but small words, marks and times is left. */
const isOnlySmallWords = (rest: string): boolean =>
  dateTokens(rest.replaceAll(REMARKS, ' ')).every((token) => {
    if (token.kind === 'word')
      return isSmallWord(token.text) || token.month !== undefined || token.weekdays !== undefined;
    return token.kind === 'mark'
      ? !/[$%#*]/.test(token.text)
      : token.kind === 'opaque' && /[:h]|[ap]\.?\s?m|uhr/i.test(token.text);
  });
const WEEKDAY_RANGE = /^\(?([\p{L}]+)\.?(?:\s*(?:[-–—&,+/]|to|and|bis|und|et|y)\s*([\p{L}]+)\.?)?[,):–-]*$/iu;

function isWeekdayName(text: string): boolean {
  const match = text.length < 40 ? WEEKDAY_RANGE.exec(text.trim()) : null;
  const isDay = (word: string | undefined): boolean =>
    word === undefined || namedDay(word)?.weekdays !== undefined || /^(?:M|T|W|Th|R|F)$/.test(word);
  return match !== null && isDay(match[1]) && isDay(match[2]);
}

/** The text of a line outside of its dates. */
const restOf = (text: string, expressions: readonly DateExpression[]): string => {
  let rest = '';
  let from = 0;
  for (const { start, end } of expressions) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return rest + text.slice(from);
};

function datedLine(plain: PageLine, expressions: DateExpression[]): PageLine {
  const { text } = plain;
  const rest = restOf(text, expressions);
  const bare = expressions.every((expression) => expression.bare);
  const line: PageLine = { ...plain, role: 'event', expressions, bare };
  // '23*' is a date with a footnote.
  if (!isOnlySmallWords(rest.replaceAll(/(?<=^|\s)\*{1,3}(?=\s|$)/g, ' '))) return line;
  const [first] = expressions;
  const last = expressions.at(-1);
  const end = OPEN_END.test(text.slice(last?.end));
  const start = OPEN_START.test(text.slice(0, first?.start));
  return { ...line, role: 'days', ...(end ? { open: 'end' } : start ? { open: 'start' } : {}) };
}

/** The role and dates of a segment. `fromPicture`: characters of dates may be misread. */
export function readLine(segment: Segment, options: DocumentOptions, fromPicture: boolean): PageLine {
  const plain: PageLine = { ...segment, role: 'text', expressions: [], bare: false, prose: false };
  const { text, changed } = fromPicture ? repairDates(segment.text) : { text: segment.text, changed: [] };
  const line: PageLine = changed.length > 0 ? { ...plain, repaired: changed } : plain;
  // OCR loses a digit of 'November 2025'.
  const heading = monthHeading(fromPicture ? text.replace(/ 20\d$/, '') : text);
  if (heading) return { ...line, role: 'month', heading };
  if (isWeekdayName(text)) return { ...line, role: 'weekday' };
  if (!/\d/.test(text)) return line;
  const expressions = dateExpressions(text, { ...options, bareFirst: true });
  return expressions.length === 0 ? line : datedLine(line, expressions);
}

/** Splits lines in which dates follow each other without a separator: cells of a table without a gap between them. */
export function splitAdjacentDates(line: PageLine, read: (segment: Segment) => PageLine): PageLine[] {
  const { expressions, text, words } = line;
  const isAdjacent = expressions.some(
    ({ start }, at) => at > 0 && /^\s*$/.test(text.slice(expressions[at - 1]?.end, start)),
  );
  if (!isAdjacent) return [line];
  const starts = new Set(expressions.map(({ start }) => start));
  const parts: Word[][] = [];
  let offset = 0;
  for (const word of words) {
    const part = parts.at(-1);
    if (part && !starts.has(offset)) part.push(word);
    else parts.push([word]);
    offset += word.text.length + 1;
  }
  return parts.map((part) => read(segmentOf(part)));
}

/** A bare number that belongs to no month is plain text. */
export function withoutBareDays(line: PageLine): PageLine {
  const expressions = line.expressions.filter(({ bare }) => !bare);
  return { ...line, role: expressions.length === 0 ? 'text' : 'event', expressions, bare: false };
}

/** Lines of a cell as one text; a hyphen at a line's end joins a divided word. */
export const joinLines = (lines: readonly PageLine[]): string =>
  lines.reduce((text, line) => {
    if (text === '') return line.text;
    if (/\p{Ll}[-\u00AD]$/u.test(text)) {
      return /^\p{Ll}/u.test(line.text) ? text.slice(0, -1) + line.text : text + line.text;
    }
    return `${text} ${line.text}`;
  }, '');

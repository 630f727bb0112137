// Gives every segment of a page its role: heading of a month, date, event with its date, or plain text.
import { dateExpressions, type DateExpression, type LineOptions } from '../dates/date-expressions.ts';
import { namedDay } from '../dates/calendar-names.ts';
import { dateTokens } from '../dates/date-tokens.ts';
import { monthHeading, type MonthHeading } from '../layout/month-headings.ts';
import type { Segment } from '../layout/segments.ts';

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
}

/** Reading options of a document; `years` are the years it is about. */
export type DocumentOptions = Omit<LineOptions, 'bareFirst'>;

const CONNECTOR = String.raw`(?:[-–—−~&]|to|thru|through|until|bis|au|al|hasta|and|und|et|y)`;
const OPEN_END = new RegExp(String.raw`${CONNECTOR}\s*$`, 'iu');
export const OPEN_START = new RegExp(String.raw`^\s*${CONNECTOR}(?=[\s\d\p{L}])`, 'iu');
const SMALL_WORDS = new Set(
  'from on the of week to thru through until and at um vom von ab am den dem bis und du le au et à del de el al hasta y las uhr noon h'.split(' '),
);
export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word.toLowerCase());
/** True when nothing but small words, marks and times is left. */
const isOnlySmallWords = (rest: string): boolean =>
  dateTokens(rest).every((token) => {
    if (token.kind === 'word') return isSmallWord(token.text) || token.month !== undefined || token.weekdays !== undefined;
    return token.kind === 'mark' ? !/[$%#*]/.test(token.text) : token.kind === 'opaque' && /[:h]|[ap]\.?\s?m|uhr/i.test(token.text);
  });
const WEEKDAY_RANGE = /^\(?([\p{L}]+)\.?(?:\s*(?:[-–—&,+/]|to|and|bis|und|et|y)\s*([\p{L}]+)\.?)?[,):]*$/iu;

export function isWeekdayName(text: string): boolean {
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

function datedLine(segment: Segment, expressions: DateExpression[]): PageLine {
  const { text } = segment;
  const rest = restOf(text, expressions);
  const bare = expressions.every((expression) => expression.bare);
  const line: PageLine = { ...segment, role: 'event', expressions, bare, prose: false };
  if (!isOnlySmallWords(rest)) return line;
  const [first] = expressions;
  const last = expressions.at(-1);
  const end = OPEN_END.test(text.slice(last?.end));
  const start = OPEN_START.test(text.slice(0, first?.start));
  return { ...line, role: 'days', ...(end ? { open: 'end' } : start ? { open: 'start' } : {}) };
}

export function readLine(segment: Segment, options: DocumentOptions): PageLine {
  const plain: PageLine = { ...segment, role: 'text', expressions: [], bare: false, prose: false };
  const heading = monthHeading(segment.text);
  if (heading) return { ...plain, role: 'month', heading };
  if (isWeekdayName(segment.text)) return { ...plain, role: 'weekday' };
  if (!/\d/.test(segment.text)) return plain;
  const expressions = dateExpressions(segment.text, { ...options, bareFirst: true });
  return expressions.length === 0 ? plain : datedLine(segment, expressions);
}

/** A bare number that belongs to no month is plain text. */
export function withoutBareDays(line: PageLine): PageLine {
  const expressions = line.expressions.filter(({ bare }) => !bare);
  return { ...line, role: expressions.length === 0 ? 'text' : 'event', expressions, bare: false };
}

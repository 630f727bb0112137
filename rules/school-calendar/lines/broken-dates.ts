// Joins dates that are broken over several lines of a narrow cell: 'Dec. 21 –' above 'Jan. 1', 'Du 20 février' above
// '2027 au 8 mars'.
import { dateTokens } from '../dates/date-tokens.ts';
import { centreOf, heightOf, isAbove } from '../layout/geometry.ts';
import { type Segment, segmentOf } from '../layout/segments.ts';
import { isTitle } from './line-titles.ts';
import { LineIndex } from './line-index.ts';
import { isSmallWord, OPEN_END, OPEN_START, type PageLine } from './page-lines.ts';

type ReadSegment = (segment: Segment) => PageLine;

/** Lines of one date at most. */
const MOST_LINES = 5;

/** True for lines that hold nothing but parts of dates. */
const isDateWords = (text: string): boolean =>
  dateTokens(text).every(
    (token) =>
      token.kind !== 'opaque' &&
      (token.kind !== 'word' ||
        token.month !== undefined ||
        token.weekdays !== undefined ||
        isSmallWord(token.text)),
  );

/** True for the rest of a line that only begins the end of a range: '–', 'to Jan.' */
const isOpenRange = (rest: string): boolean =>
  OPEN_START.test(`${rest} `) &&
  dateTokens(rest).every(
    (token) => token.kind === 'mark' || (token.kind === 'word' && isMonthOrSmall(token)),
  );
const isMonthOrSmall = (token: { text: string; month?: number }): boolean =>
  token.month !== undefined || isSmallWord(token.text);

/** True for a date that must continue: it ends with a dash, a comma, a weekday or a month. */
function isUnfinished(line: PageLine): boolean {
  if (line.open === 'end') return true;
  const rest = line.text.slice(line.expressions.at(-1)?.end ?? 0);
  if (line.role === 'event' && isOpenRange(rest)) return true;
  if (line.role === 'month' || !isDateWords(line.text)) return false;
  // 'Dec. 21-Jan' and 'Du 20 février au 8' continue, '26 de febrero' does not.
  if (line.expressions.length > 0 && OPEN_START.test(rest)) return true;
  const last = dateTokens(rest).at(-1);
  if (last?.kind === 'mark') return last.text === ',';
  return line.role !== 'weekday' && last?.kind === 'word';
}

/** Numbers and the name of a month below them, with more days below that: a list whose next month begins. */
const isNextHeading = (line: PageLine, afterMonth: PageLine | undefined): boolean =>
  /^\d/.test(line.text) &&
  afterMonth !== undefined &&
  afterMonth.bare &&
  afterMonth.expressions[0]?.start === 0;

/** A small month above a large day, as on a tear-off calendar. */
const isTile = (month: PageLine, day: PageLine): boolean =>
  /^\d{1,2}$/.test(day.text) &&
  heightOf(day) > 1.2 * heightOf(month) &&
  Math.abs(centreOf(day) - centreOf(month)) < heightOf(day);

type Next = (line: PageLine) => PageLine | undefined;

function continues(line: PageLine, below: PageLine, next: Next): boolean {
  if (line.role === 'weekday') return below.role === 'weekday' && OPEN_END.test(line.text);
  if (OPEN_START.test(below.text) && isDateWords(below.text)) return line.role === 'days';
  // 'September' above '7, 2026' is a date, above '7' it may be a heading.
  if (line.role === 'month')
    return (
      line.heading?.year === undefined &&
      (/^\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d$/.test(below.text) || isTile(line, below))
    );
  if (/^20\d\d\b/.test(below.text))
    return line.role === 'days' && isDateWords(below.text) && !/20\d\d$/.test(line.text);
  // 'au lundi 22' above 'février 2027'
  const span = line.expressions.at(-1)?.spans.at(-1);
  const hasMonth = (span?.to ?? span?.from)?.form !== 'bare';
  if (line.role === 'days' && below.role === 'month' && /\d$/.test(line.text) && !hasMonth)
    return !isNextHeading(line, next(below));
  if (!isUnfinished(line)) return false;
  const isStart = below.role === 'event' && line.open === 'end' && below.expressions[0]?.start === 0;
  return isDateWords(below.text) || isStart;
}

export function joinBrokenDates(lines: readonly PageLine[], read: ReadSegment): PageLine[] {
  const index = new LineIndex(lines);
  const gone = new Set<PageLine>();
  const next: Next = (line) => {
    const height = heightOf(line);
    return index
      .near({ ...line, bottom: line.bottom + height })
      .filter((one) => {
        const gap = one.top - line.bottom;
        return (
          one.top > line.top + 0.5 * height &&
          gap < 0.8 * height &&
          gap > -0.5 * height &&
          isAbove(one, line) &&
          !gone.has(one)
        );
      })
      .toSorted((one, two) => one.top - two.top)[0];
  };
  const joined: PageLine[] = [];
  for (const line of lines.toSorted((one, two) => one.top - two.top)) {
    if (gone.has(line)) continue;
    joined.push(joinDown(line, next, gone, read));
  }
  return joined;
}

/** The line with the lines below that complete its date; they are added to `gone`. */
function joinDown(line: PageLine, next: Next, gone: Set<PageLine>, read: ReadSegment): PageLine {
  if (line.role === 'event' && !isUnfinished(line)) return line;
  if (line.role === 'text' && !(line.text.length < 40 && isDateWords(line.text))) return line;
  const parts: PageLine[] = [];
  let whole = line;
  let last = line;
  while (parts.length < MOST_LINES) {
    const below = next(last);
    if (below && isTitleBelow(whole, below)) {
      gone.add(below);
      for (const part of parts) gone.add(part);
      return read(segmentOf([...whole.words, ...below.words]));
    }
    if (!below || !continues(whole, below, next)) break;
    const longer = {
      ...read(segmentOf([...whole.words, ...below.words])),
      left: Math.min(whole.left, below.left),
    };
    if (!isOneDate(longer, whole, below)) break;
    parts.push(below);
    last = below;
    whole = longer;
    if (whole.role === 'event') break;
  }
  const isRead = whole.role === 'days' || whole.role === 'event' || whole.role === 'weekday';
  if (!isRead || isUnfinished(whole)) return line;
  for (const part of parts) gone.add(part);
  return whole;
}

/** 'Nov 23-27 –' above 'Thanksgiving Break', in a column that is too narrow for both. */
const isTitleBelow = (line: PageLine, below: PageLine): boolean =>
  line.role === 'days' &&
  /\s[-–—]$/.test(line.text) &&
  below.role === 'text' &&
  isTitle(below.text) &&
  Math.abs(below.left - line.left) < 0.5 * heightOf(line);

/** True when the line below became a part of the date: two dates below each other are two, a heading below is none. */
function isOneDate(longer: PageLine, line: PageLine, below: PageLine): boolean {
  if (longer.role === 'text' || longer.role === 'weekday') return true;
  const end = longer.text.length - below.text.length;
  return (
    longer.expressions.length <= Math.max(1, line.expressions.length) &&
    (longer.expressions.at(-1)?.end ?? 0) > end
  );
}

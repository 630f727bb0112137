// Names the dates of a text or a file that became no row, so that a parent can add them (D11).
import type { ReadRow } from '#contract/school-reading.ts';
import { dateExpressions } from '../dates/date-expressions.ts';
import type { NumericOrder } from '../dates/date-points.ts';
import { isMovedFrom } from '../prose/clauses.ts';
import { isMailLine, paragraphsOf, sentencesOf } from '../prose/sentences.ts';
import { isIssue, isRevision } from '../tables/table-words.ts';
import { type DateContext, realDates } from '../years/resolve-dates.ts';

const MOST_QUOTED = 5;
const MOST_LENGTH = 90;
/** Lines that are looked at. */
const MOST_LINES = 2_000;
const OPEN_ALWAYS = /\b24\/7\b/;
/** The title of a weekly letter. */
const WEEK_TITLE = /^\W*(?:the )?week of\b[^,.!?]{0,24}$/i;

interface Unused {
  /** The date, or the sentence with it. */
  quote: string;
  key: string;
}

/** The sentence, or the part of a long one around its date. */
function quoteOf(sentence: string, start: number, end: number): string {
  if (sentence.length <= MOST_LENGTH) return sentence.replace(/\.$/, '');
  const near = Math.max(0, Math.min(start - 40, sentence.length - MOST_LENGTH));
  const from = near === 0 ? 0 : sentence.indexOf(' ', near) + 1;
  const to = Math.max(end, from + MOST_LENGTH);
  return `${from > 0 ? '…' : ''}${sentence.slice(from, to).trim()}${to < sentence.length ? '…' : ''}`;
}

const isCovered = (date: string, rows: readonly ReadRow[]): boolean =>
  rows.some((row) => row.date <= date && date <= (row.endDate ?? row.date));

function unusedOf(
  sentence: string,
  order: NumericOrder,
  rows: readonly ReadRow[],
  context: DateContext,
): Unused[] {
  const isTitle = isRevision(sentence) || isIssue(sentence) || WEEK_TITLE.test(sentence);
  if (isMailLine(sentence) || isTitle || OPEN_ALWAYS.test(sentence)) return [];
  const found = dateExpressions(sentence, { order, years: [], bareFirst: false });
  return found.flatMap(({ spans, start, end }) =>
    spans.flatMap((span) => {
      const dates = realDates(span, context);
      if (!dates) return [];
      const { academic } = context.found;
      const isOfYear = dates.date >= `${academic}-07-01` && dates.date <= `${academic + 1}-09-15`;
      const last = dates.endDate ?? dates.date;
      const counted = isMovedFrom(sentence.slice(0, start)) ? [last] : [dates.date, last];
      const isRead = counted.every((date) => isCovered(date, rows));
      if (!isOfYear || isRead) return [];
      return [{ key: dates.date, quote: quoteOf(sentence, start, end) }];
    }),
  );
}

/** The sentence about dates that are in no row; undefined where there are none. */
export function unusedDatesRemark(
  lines: readonly string[],
  order: NumericOrder,
  rows: readonly ReadRow[],
  context: DateContext,
  where: 'your text' | 'the file',
): string | undefined {
  const unused = new Map<string, string>();
  for (const { text } of paragraphsOf(lines.slice(0, MOST_LINES))) {
    for (const sentence of sentencesOf(text))
      for (const { key, quote } of unusedOf(sentence, order, rows, context))
        if (!unused.has(key)) unused.set(key, quote);
  }
  if (unused.size === 0) return undefined;
  const quotes = [...new Set(unused.values())];
  const quoted = quotes.slice(0, MOST_QUOTED).map((quote) => `“${quote}”`);
  const more = quotes.length - quoted.length;
  const [count, them] =
    unused.size === 1
      ? [`1 date in ${where} wasn't used`, 'it']
      : [`${unused.size} dates in ${where} weren't used`, 'them'];
  return `${count}: ${quoted.join(', ')}${more === 0 ? '' : ` and ${more} more`}. Add ${them} yourself if you need ${them}.`;
}

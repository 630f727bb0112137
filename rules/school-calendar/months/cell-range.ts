// Dates printed within the cell of a day: 'Winter Recess Dec. 21 – Jan. 1' in the cell of December 21.
import { type DateExpression, dateExpressions } from '../dates/date-expressions.ts';
import { isTitle, trimTitle } from '../lines/line-titles.ts';
import type { DocumentOptions } from '../lines/page-lines.ts';

/** Title and dates of a cell: its own day, or a printed range that starts with it. */
export function titleAndDates(
  text: string,
  { day, month }: { day: number; month: number },
  options: DocumentOptions,
): { title: string; expression: DateExpression } {
  const point = { day, month, form: 'month-first' as const };
  const own = { spans: [{ from: point }], bare: false, start: 0, end: 0 };
  const [printed, ...others] = dateExpressions(text, { ...options, bareFirst: false });
  const [span, ...spans] = printed?.spans ?? [];
  const isRange = others.length === 0 && spans.length === 0 && span?.to !== undefined;
  if (!printed || !isRange || span.from.day !== day || span.from.month !== month)
    return { title: text, expression: own };
  const title = trimTitle(`${text.slice(0, printed.start)} ${text.slice(printed.end)}`);
  return isTitle(title) ? { title, expression: printed } : { title: text, expression: own };
}

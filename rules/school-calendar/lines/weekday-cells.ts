// Takes the weekdays of a column of their own to the dates beside them: '9/7 | Mon | Labor Day', 'Nov 25-27 | Wed–Fri'.
import { namedDay } from '../dates/calendar-names.ts';
import type { DateExpression } from '../dates/date-expressions.ts';
import { heightOf } from '../layout/geometry.ts';
import { LineIndex } from './line-index.ts';
import type { PageLine } from './page-lines.ts';

const LETTERS: Readonly<Record<string, readonly number[]>> = {
  M: [1],
  T: [2],
  W: [3],
  Th: [4],
  R: [4],
  F: [5],
};

/** Weekdays that a line names, in order. */
function weekdaysIn(text: string): (readonly number[])[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(([word]) => {
    const days = LETTERS[word] ?? namedDay(word)?.weekdays;
    return days ? [days] : [];
  });
}

/** The nearest line of weekdays beside a date, with nothing but dates between them. */
function weekdayLine(cell: PageLine, row: readonly PageLine[]): PageLine | undefined {
  const after = row.filter((line) => line.left >= cell.right - 0.3 * heightOf(cell));
  const before = row.filter((line) => line.right <= cell.left + 0.3 * heightOf(cell)).toReversed();
  const nearest = [after, before].flatMap((side) => {
    const line = side.find(({ role }) => role !== 'days');
    const isNear = line && Math.max(line.left - cell.right, cell.left - line.right) < 14 * heightOf(cell);
    return line?.role === 'weekday' && isNear ? [line] : [];
  });
  return nearest.length === 1 ? nearest[0] : nearest.find((line) => line.left > cell.right);
}

function withWeekdays(
  expression: DateExpression,
  [first, last]: readonly (readonly number[])[],
): DateExpression {
  const [span] = expression.spans;
  if (expression.spans.length !== 1 || !span || !first || span.from.weekdays) return expression;
  const from = { ...span.from, weekdays: [...first] };
  const to = span.to && last ? { ...span.to, weekdays: [...last] } : span.to;
  // 'Mon' beside 'Oct 12-16' is the first day's.
  return { ...expression, spans: [to ? { from, to } : { from }] };
}

/** Lines of dates with the weekdays that are printed beside them. */
export function joinWeekdayCells(lines: readonly PageLine[]): PageLine[] {
  if (!lines.some(({ role }) => role === 'weekday')) return [...lines];
  const index = new LineIndex(lines);
  return lines.map((line) => {
    const [expression] = line.expressions;
    if (line.role !== 'days' || line.expressions.length !== 1 || !expression) return line;
    const beside = weekdayLine(line, index.beside(line));
    return beside ? { ...line, expressions: [withWeekdays(expression, weekdaysIn(beside.text))] } : line;
  });
}

// Entries of one date cell.
import type { FoundEntry } from '../lines/found-entry.ts';
import { lineEntries } from '../lines/line-entries.ts';
import type { PageLine } from '../lines/page-lines.ts';

/** Words that a table has for a cell. */
interface CellWords {
  title: string;
  qualifier?: string | undefined;
  header?: string | undefined;
}

/** The entries of a cell: one for each date in it. `end` is the cell with the last day, `own` are the lines of the title. */
export function cellEntries(
  cell: PageLine,
  end: PageLine | undefined,
  { title, qualifier, header }: CellWords,
  own: readonly PageLine[],
): FoundEntry[] {
  const lines = [cell, ...(end ? [end] : []), ...own];
  const [entry] = cell.role === 'event' ? lineEntries(cell.text, cell.expressions) : [];
  const whole = entry ? `${title} – ${entry.title}` : title;
  return cell.expressions.map((expression) => {
    const [span] = expression.spans;
    const last = end?.expressions[0]?.spans[0]?.from;
    const ranged =
      span && last && expression.spans.length === 1 && !span.to
        ? { ...expression, spans: [{ from: span.from, to: last }] }
        : expression;
    return {
      expression: ranged,
      title: whole,
      style: 'cell' as const,
      lines,
      line: cell,
      qualifier,
      header,
    };
  });
}

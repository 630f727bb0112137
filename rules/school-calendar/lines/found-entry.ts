// An event as found on a page, before its dates are completed with months and years.
import type { DateExpression } from '../dates/date-expressions.ts';
import type { MonthAnchor } from '../months/month-anchors.ts';
import type { PageLine } from './page-lines.ts';

export interface FoundEntry {
  expression: DateExpression;
  title: string;
  /** Place of the date: in a cell of its own, or in its line. */
  style: 'cell' | 'leading' | 'trailing' | 'middle';
  /** The line with the date. */
  line: PageLine;
  /** All lines that it was read from, the date's first. */
  lines: PageLine[];
  /** School, region or group that a table names for it. */
  qualifier?: string | undefined;
  /** Printed in a cell of a month grid. */
  inGrid?: boolean | undefined;
  /** Header of its column in a table. */
  header?: string | undefined;
  /** Heading or grid that it belongs to. */
  anchor?: MonthAnchor | undefined;
}

/** The month in which an entry starts, where it is printed. */
export const monthOfEntry = ({ expression, anchor }: FoundEntry): number | undefined =>
  expression.spans[0]?.from.month ?? anchor?.month;

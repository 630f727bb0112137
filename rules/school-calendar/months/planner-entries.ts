// Reads the texts in the cells of a year planner.
import { namedDay } from '../dates/calendar-names.ts';
import type { PlannerDay } from '../layout/planners.ts';
import { segmentOf } from '../layout/segments.ts';
import type { FoundEntry } from '../lines/found-entry.ts';
import { isTitle, trimTitle } from '../lines/line-titles.ts';
import type { DocumentOptions } from '../lines/page-lines.ts';
import { titleAndDates } from './cell-range.ts';

const WEEKDAY_LETTER = /^(?:[MTWRFSULJVDX]|Th|Tu|Su|Sa)$/;
const isWeekday = (text: string | undefined): boolean =>
  text !== undefined &&
  (WEEKDAY_LETTER.test(text) || (text.length < 5 && namedDay(text.replace('.', ''))?.weekdays !== undefined));

/** The entries of a planner: one for each cell with a title. */
export function plannerEntries(days: readonly PlannerDay[], options: DocumentOptions): FoundEntry[] {
  return days.flatMap(({ day, heading, words }): FoundEntry[] => {
    const own = isWeekday(words[0]?.text) ? words.slice(1) : words;
    const last = own.at(-1)?.text;
    const shown = last === String(day) ? own.slice(0, -1) : own;
    const text = trimTitle(shown.map((word) => word.text).join(' '));
    if (shown.length === 0 || !isTitle(text)) return [];
    const { title, expression } = titleAndDates(text, { day, month: heading.month }, options);
    const segment = segmentOf(shown);
    const line = { ...segment, role: 'text' as const, expressions: [], bare: false, prose: false };
    const anchor = { ...heading, left: line.left, right: line.right, top: line.top, bottom: line.bottom };
    return [{ expression, title, style: 'cell', line, lines: [line], anchor, inGrid: true }];
  });
}

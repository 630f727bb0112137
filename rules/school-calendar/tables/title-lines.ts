// Assigns the lines of a column of titles to the dates beside it: cells may wrap, and stand at the top or in the middle
// of their row.
import { type Area, heightOf, median, middleOf, overlapY } from '../layout/geometry.ts';

/** Dates and lines that are compared in full; longer columns are read as top aligned. */
const MOST_COMPARED = 400;

/** Cost of a line of a column of titles that no date takes, in line heights. */
const SKIPPED = 0.5;

type Groups<Line> = Map<number, Line[]>;

/** Each line belongs to the last date that starts at its height or above. */
function fromTop<Line extends Area>(
  dates: readonly Area[],
  lines: readonly Line[],
  height: number,
): { groups: Groups<Line>; cost: number } {
  const groups: Groups<Line> = new Map();
  let at = -1;
  for (const line of lines) {
    while (at + 1 < dates.length && (dates[at + 1]?.top ?? Infinity) <= line.top + 0.45 * height) at += 1;
    const group = groups.get(at);
    const last = group?.at(-1) ?? dates[at];
    // A wide gap ends a title.
    if (at < 0 || !last || line.top - last.bottom > 1.2 * height) continue;
    if (group) group.push(line);
    else groups.set(at, [line]);
  }
  let cost = 0;
  dates.forEach((date, index) => {
    const [first] = groups.get(index) ?? [];
    cost += first ? Math.min(1.5 * height, Math.abs(first.top - date.top)) : 1.5 * height;
  });
  const given = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  cost += SKIPPED * height * (lines.length - given);
  return { groups, cost };
}

interface GroupLimits {
  /** Lines of one group at most. */
  lines: number;
  /** Height of a gap within a group at most, in line heights. */
  gap: number;
  /** Rows may also begin at the height of their date. */
  atTop: boolean;
  /** Cost of a line that no date takes, in line heights. */
  skip: number;
}
const TITLE: GroupLimits = { lines: 9, gap: 1, atTop: true, skip: SKIPPED };
const MONTH: GroupLimits = { lines: 16, gap: 8, atTop: false, skip: 0.8 };

/**
 * Cost of a run of lines as the title of a date in the middle of its row, or with `atTop` at the top of it; infinite
 * where the lines are apart.
 */
function costOfGroup(
  date: Area,
  lines: readonly Area[],
  height: number,
  { gap, atTop }: GroupLimits,
): number {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return 2 * height;
  for (let at = 1; at < lines.length; at += 1) {
    if ((lines[at]?.top ?? 0) - (lines[at - 1]?.bottom ?? 0) > gap * height) return Infinity;
  }
  if (overlapY({ ...first, bottom: last.bottom }, date) <= 0) return Infinity;
  const middle = Math.abs((first.top + last.bottom) / 2 - middleOf(date));
  return atTop ? Math.min(middle, Math.abs(first.top - date.top)) : middle;
}

interface Step {
  cost: number;
  /** Lines that the last date took; -1 where the last line was skipped. */
  taken: number;
}

/** The cheapest way to give each date a run of lines around its middle. */
function aroundMiddle<Line extends Area>(
  dates: readonly Area[],
  lines: readonly Line[],
  height: number,
  limits: GroupLimits,
): { groups: Groups<Line>; cost: number } {
  const table: Step[][] = [];
  for (let date = 0; date <= dates.length; date += 1) {
    const row: Step[] = [];
    for (let line = 0; line <= lines.length; line += 1) {
      let best: Step = date === 0 && line === 0 ? { cost: 0, taken: 0 } : { cost: Infinity, taken: 0 };
      const skipped = row[line - 1];
      const passed = (skipped?.cost ?? Infinity) + limits.skip * height;
      if (passed < best.cost) best = { cost: passed, taken: -1 };
      const area = dates[date - 1];
      for (let taken = 0; taken <= Math.min(limits.lines, line); taken += 1) {
        const before = table[date - 1]?.[line - taken]?.cost ?? Infinity;
        if (!area || before >= best.cost) continue;
        const cost = before + costOfGroup(area, lines.slice(line - taken, line), height, limits);
        if (cost < best.cost) best = { cost, taken };
      }
      row.push(best);
    }
    table.push(row);
  }
  const groups: Groups<Line> = new Map();
  let line = lines.length;
  for (let date = dates.length; date >= 0 && line >= 0;) {
    const taken = table[date]?.[line]?.taken ?? 0;
    if (taken === -1) {
      line -= 1;
      continue;
    }
    if (taken > 0) groups.set(date - 1, lines.slice(line - taken, line));
    line -= taken;
    date -= 1;
  }
  return { groups, cost: table[dates.length]?.[lines.length]?.cost ?? Infinity };
}

/** The lines of each date, by its index. Both lists go from top to bottom. */
export function titleLinesOf<Line extends Area>(
  dates: readonly Area[],
  lines: readonly Line[],
): Groups<Line> {
  const height = median([...dates, ...lines].map(heightOf));
  const top = fromTop(dates, lines, height);
  if (dates.length > MOST_COMPARED || lines.length > MOST_COMPARED) return top.groups;
  const middle = aroundMiddle(dates, lines, height, TITLE);
  return middle.cost < top.cost - 0.3 * height ? middle.groups : top.groups;
}

/** Runs of lines around the middle of each heading, by the heading's index: a column of months with centred cells. */
export function linesAroundMiddle<Line extends Area>(
  headings: readonly Area[],
  lines: readonly Line[],
): Groups<Line> {
  if (headings.length > MOST_COMPARED || lines.length > MOST_COMPARED) return new Map();
  return aroundMiddle(headings, lines, median([...headings, ...lines].map(heightOf)), MONTH).groups;
}

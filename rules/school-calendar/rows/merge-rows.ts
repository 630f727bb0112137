// Puts rows in order, and joins rows that say the same.
import type { ReadRow } from '#contract/school-reading.ts';
import { addDays, isWeekend } from '../../time/dates.ts';

const compare = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);
/** Order of rows: by the first day, then by the last. */
export const byDate = (one: ReadRow, two: ReadRow): number =>
  compare(one.date, two.date) || compare(one.endDate ?? one.date, two.endDate ?? two.date);

const comparable = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** The first weekday after a date. */
function nextSchoolDay(date: string): string {
  let next = addDays(date, 1);
  while (isWeekend(next)) next = addDays(next, 1);
  return next;
}

const without = (row: ReadRow): string => `${row.event} ${row.qualifier ?? ''}`;

function withoutDuplicates(rows: readonly ReadRow[]): ReadRow[] {
  const kept: ReadRow[] = [];
  const byDates = new Map<string, ReadRow[]>();
  for (const row of rows) {
    const key = `${row.date} ${row.endDate ?? ''}`;
    const others = byDates.get(key) ?? [];
    const title = comparable(without(row));
    const same = others.find((other) => comparable(without(other)) === title);
    if (same) {
      if (same.time === undefined && row.time !== undefined) same.time = row.time;
      continue;
    }
    kept.push(row);
    byDates.set(key, [...others, row]);
  }
  return kept;
}

/** Cells of a month grid that repeat a title on the next school day: 'Thanksgiving Break' on three days. */
export function joinRepeatedDays(rows: readonly ReadRow[]): ReadRow[] {
  const joined: ReadRow[] = [];
  const open = new Map<string, ReadRow>();
  for (const row of rows.toSorted(byDate)) {
    const key = comparable(without(row));
    const before = open.get(key);
    const last = before?.endDate ?? before?.date;
    if (
      before &&
      last !== undefined &&
      row.date > last &&
      row.date <= nextSchoolDay(last) &&
      row.time === before.time
    ) {
      before.endDate = row.endDate ?? row.date;
      continue;
    }
    const copy = { ...row };
    joined.push(copy);
    open.set(key, copy);
  }
  return joined;
}

/** Rows in order of their dates, duplicates joined. */
export const mergeRows = (rows: readonly ReadRow[]): ReadRow[] => withoutDuplicates(rows.toSorted(byDate));

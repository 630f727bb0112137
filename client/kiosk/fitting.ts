// The entries that fit on the day of a kitchen tablet: today's first, then what comes on the following days.
import type { BoardDay, BoardEntry } from '#contract/schemas/kiosk.ts';
import { isOver } from './day-words.ts';

interface Fitting {
  today: BoardEntry[];
  /** Entries of today that come later and do not fit. */
  later: number;
  coming: { date: string; entry: BoardEntry }[];
}

/** Rows that the line 'Nothing on today' and a heading take. */
const EMPTY_ROWS = 2;
const HEADING_ROWS = 1;
/** Days are read with the ones after them as far as somebody in the kitchen thinks ahead. */
const DAYS_AHEAD = 3;

/** Today's entries in `rows`; what is over gives way first. */
function fitToday(entries: readonly BoardEntry[], time: string, rows: number): Omit<Fitting, 'coming'> {
  if (entries.length <= rows) return { today: [...entries], later: 0 };
  const ahead = entries.filter((entry) => !isOver(entry, time));
  if (ahead.length > rows) {
    const today = ahead.slice(0, Math.max(1, rows - 1));
    return { today, later: ahead.length - today.length };
  }
  const past = entries.filter((entry) => isOver(entry, time));
  const kept = new Set([...ahead, ...past.slice(past.length - (rows - ahead.length))]);
  return { today: entries.filter((entry) => kept.has(entry)), later: 0 };
}

/** `days` begin with today. */
export function fitDays(days: readonly BoardDay[], time: string, rows: number): Fitting {
  const [first, ...following] = days;
  const fitted = fitToday(first?.entries ?? [], time, rows);
  const used = fitted.today.length === 0 ? EMPTY_ROWS : fitted.today.length + Math.min(1, fitted.later);
  const coming = following
    .slice(0, DAYS_AHEAD)
    .flatMap(({ date, entries }) => entries.map((entry) => ({ date, entry })))
    .filter(({ entry }, at, all) => {
      // A break is said once, not on each of its days.
      const isSame = (other: BoardEntry) => other.time === null && other.title === entry.title;
      const before = [...fitted.today, ...all.slice(0, at).map((one) => one.entry)];
      return entry.time !== null || !before.some(isSame);
    });
  const room = Math.max(0, rows - used - HEADING_ROWS);
  return { ...fitted, coming: coming.slice(0, room) };
}

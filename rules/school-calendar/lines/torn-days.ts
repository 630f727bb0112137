// Joins the lines of dates that web pages show like the leaves of a tear-off calendar: 'SEP', '7', 'Mon', 'Labor Day'.
import { namedDay } from '../dates/calendar-names.ts';

/** Leaves of a text at least; a single one may be something else. */
const LEAST_LEAVES = 2;
const DAYS = /^(?:0?[1-9]|[12]\d|3[01])(?: ?[-–] ?(?:0?[1-9]|[12]\d|3[01]))?$/;
const ALL_DAY = /^(?:all[ -]day(?: event)?|ganztägig|toute la journée|todo el día)$/i;
/** 'Wed – Fri, Nov 27': the last day of several. */
const LAST_DAY = /[-–] ?\p{L}+\.?,? (\p{L}+\.? \d{1,2})$/u;

const nameIn = (word: string) => namedDay(word.replace(/\.$/, ''));
const isMonth = (line: string): boolean => /^\p{L}+\.?$/u.test(line) && nameIn(line)?.month !== undefined;
const isDays = (line: string): boolean => DAYS.test(line);

/** A line of weekdays alone, or of weekdays and the last date. */
function isWeekdays(line: string): boolean {
  const [first = ''] = /^\p{L}+/u.exec(line) ?? [];
  if (nameIn(first)?.weekdays === undefined) return false;
  const rest = line.slice(first.length).replace(/^\./, '');
  return rest === '' || LAST_DAY.test(line) || /^ ?[-–] ?\p{L}+\.?$/u.test(rest);
}

interface Leaf {
  month: string;
  days: string;
  /** Lines that it takes. */
  length: number;
}

function leafAt(lines: readonly string[], at: number): Leaf | undefined {
  const [first = '', second = ''] = lines.slice(at, at + 2);
  if (isMonth(first) && isDays(second)) return { month: first, days: second, length: 2 };
  return isDays(first) && isMonth(second) ? { month: second, days: first, length: 2 } : undefined;
}

/** The lines with each leaf and its title on one line; the same lines where there are no leaves. */
export function joinTornDays(lines: readonly string[]): readonly string[] {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  const joined: string[] = [];
  let leaves = 0;
  for (let at = 0; at < written.length;) {
    const leaf = leafAt(written, at);
    if (!leaf) {
      joined.push(written[at] ?? '');
      at += 1;
      continue;
    }
    at += leaf.length;
    const weekdays = isWeekdays(written[at] ?? '') ? (written[at] ?? '') : undefined;
    if (weekdays !== undefined) at += 1;
    const last = LAST_DAY.exec(weekdays ?? '')?.[1];
    const title = leafAt(written, at) ? '' : (written[at] ?? '');
    if (title !== '') at += 1;
    if (ALL_DAY.test(written[at] ?? '')) at += 1;
    joined.push(`${leaf.month} ${leaf.days}${last === undefined ? '' : ` – ${last}`}: ${title}`);
    leaves += 1;
  }
  return leaves >= LEAST_LEAVES ? joined : lines;
}

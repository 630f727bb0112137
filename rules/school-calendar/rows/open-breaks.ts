// Gives a break its days where the calendar prints only its edges: 'Winter Break begins after school' and 'Classes
// resume', 'Term ends' and 'Term starts'. Without them the days between would be days of school.
import { DAYS_OFF } from '#contract/shapes.ts';
import type { ReadRow } from '#contract/school-reading.ts';
import { addDays, daysBetween, isWeekend } from '../../time/dates.ts';
import { timesIn } from './title-details.ts';
import { byDate } from './merge-rows.ts';

/** Days of a break at most; a longer one is the summer, or its end is printed elsewhere. */
const MOST_DAYS = 35;
/** The name of a term between two breaks. */
const BETWEEN_TERMS = 'Break between terms';

const BEGINS = /\s*[–,:-]?\s*\b(?:begins?|starts?|beginning|starting)\b.*$/i;
/** School is held on the day on which the break begins. */
const AFTER_SCHOOL =
  /\b(?:after (?:school|classes|dismissal)|at (?:noon|dismissal|\d)|(?:at|after) (?:the )?(?:end|close) of (?:the )?(?:school )?day|close of school|early (?:dismissal|release)|(?:half|minimum)[- ]day|dismissal)\b/i;
const TERM_ENDS =
  /^(?:\p{L}+ )?(?:term|classes) (?:ends?|finish(?:es)?|closes?)\b|^(?:end|last day) of (?:\p{L}+ )?term\b/iu;
const TERM_BEGINS =
  /^(?:\p{L}+ )?(?:term|classes) (?:starts?|begins?|opens?)\b|^(?:start|beginning|first day) of (?:\p{L}+ )?term\b/iu;
const RESUMES =
  /\b(?:school|classes|students?|pupils?|instruction)\b.{0,12}\b(?:resumes?|re-?opens?|returns?|back)\b|\b(?:back|return(?:s|ing)?) to (?:school|class(?:es)?)\b(?! night)|^we re-?open\b|^(?:first|1st) day back\b/i;
/** 'Staff return', 'First day for returning children'. */
const NOT_ALL = /\b(?:staff|teachers?|faculty|orientation|new)\b/i;

const isBreakBeginning = ({ kind, event, endDate }: ReadRow): boolean =>
  kind === 'break' && endDate === undefined && BEGINS.test(event);
const resumes = ({ event, qualifier }: ReadRow): boolean =>
  qualifier === undefined && !NOT_ALL.test(event) && (RESUMES.test(event) || TERM_BEGINS.test(event));

/** True for a Saturday and a Sunday at most. */
const isOnlyWeekend = (from: string, to: string): boolean =>
  daysBetween(from, to) < 2 && isWeekend(from) && isWeekend(to);

/** The rows of the days in which a break that begins with a row may end. */
function rowsBehind(rows: readonly ReadRow[], at: number): ReadRow[] {
  const start = rows[at]?.date ?? '';
  const behind: ReadRow[] = [];
  for (let next = at + 1; next < rows.length; next += 1) {
    const row = rows[next];
    if (!row || daysBetween(start, row.date) > MOST_DAYS) break;
    if (row.date > start) behind.push(row);
  }
  return behind;
}

/** The day before school goes on after a row, unless that is far away or another break stands between. */
function lastDayOff(rows: readonly ReadRow[], at: number): string | undefined {
  const behind = rowsBehind(rows, at);
  const end = behind.find(resumes);
  const isPrinted = behind.some(
    ({ kind, date, endDate }) => DAYS_OFF.includes(kind) && endDate !== undefined && date < (end?.date ?? ''),
  );
  return end && !isPrinted ? addDays(end.date, -1) : undefined;
}

/** The break after a day of school, as a row of its own. */
function breakAfter(row: ReadRow, event: string, endDate: string | undefined): ReadRow[] {
  const date = addDays(row.date, 1);
  if (endDate === undefined || endDate < date || isOnlyWeekend(date, endDate)) return [];
  const { source, page, box, qualifier, warnings } = row;
  return [{ date, endDate, event, kind: 'break', source, page, box, qualifier, warnings: [...warnings] }];
}

function rowsOf(rows: readonly ReadRow[], at: number): ReadRow[] {
  const row = rows[at];
  if (!row) return [];
  if (isBreakBeginning(row)) {
    const endDate = lastDayOff(rows, at);
    const name = row.event.replace(BEGINS, '') || row.event;
    if (!AFTER_SCHOOL.test(row.event))
      return [endDate === undefined || endDate <= row.date ? row : { ...row, event: name, endDate }];
    const time = timesIn(row.event).at(-1);
    const own: ReadRow =
      time === undefined ? { ...row, kind: 'school' } : { ...row, kind: 'early-dismissal', time };
    return [own, ...breakAfter(row, name, endDate)];
  }
  if (TERM_ENDS.test(row.event) && row.qualifier === undefined)
    return [row, ...breakAfter(row, BETWEEN_TERMS, lastDayOff(rows, at))];
  return [row];
}

/** The rows, in order of their dates, with the days of breaks of which only the edges are printed. */
export const closeBreaks = (rows: readonly ReadRow[]): ReadRow[] =>
  rows.flatMap((_, at) => rowsOf(rows, at)).toSorted(byDate);

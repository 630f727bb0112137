// Days on which the children of a school are there, as far as its settings and its confirmed calendar tell.
import { DAYS_OFF, type SchoolEvent, type SchoolEventKind } from '#contract/shapes.ts';
import { kindOfSchoolEvent } from '../calendar/events/school-kinds.ts';
import type { StoredSchool } from '../calendar/events/schools.ts';
import { weekdayNumber } from '../time/dates.ts';

type Attended = Pick<StoredSchool, 'calendarConfirmed' | 'breaks' | 'foundCalendar'> & {
  daysPerWeek: number;
};

const SATURDAY = 6;
/** Fewer than five days a week may be any of them: all weekdays count. */
const isInWeek = (weekday: number, daysPerWeek: number): boolean =>
  weekday !== 0 && (weekday !== SATURDAY || daysPerWeek > 5);

const OUTER: Record<'first-day' | 'last-day', RegExp> = {
  'first-day': /^\W*first day (?:of|for) (?:school|classes|students|instruction)\b/i,
  'last-day': /^\W*last day (?:of|for) (?:school|classes|students|instruction)\b/i,
};

/** The dates of the first, or the last, days of school: classes may begin on different ones. */
const outerDays = (events: readonly SchoolEvent[], which: keyof typeof OUTER): string[] =>
  events
    .filter(({ kind, event }) => (kind === undefined ? OUTER[which].test(event) : kind === which))
    .map(({ date }) => date)
    .toSorted();

const covers = (date: string, from: string, to = from): boolean => from <= date && date <= to;

/** True for a date on which children of this school may be there. Without a confirmed calendar, every weekday. */
export function isSchoolDay(school: Attended, date: string): boolean {
  const isUsual = isInWeek(weekdayNumber(date), school.daysPerWeek);
  if (!school.calendarConfirmed) return isUsual;
  const { breaks, foundCalendar } = school;
  const events = foundCalendar?.events ?? [];
  const [first] = outerDays(events, 'first-day');
  const last = outerDays(events, 'last-day').at(-1);
  if ((first !== undefined && date < first) || (last !== undefined && date > last)) return false;
  const kinds: SchoolEventKind[] = events
    .filter((event) => covers(date, event.date, event.endDate))
    .map((event) => kindOfSchoolEvent(event));
  if (kinds.some((kind) => DAYS_OFF.includes(kind))) return false;
  if (breaks.some(({ startDate, endDate }) => covers(date, startDate, endDate))) return false;
  return isUsual || kinds.includes('make-up-day');
}

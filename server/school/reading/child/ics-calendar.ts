// Rows of an iCalendar file: its dates are certain, so nothing is guessed but the kind.
import type { ReadRow } from '#contract/school-reading.ts';
import { mayHaveHour } from '#rules/calendar/events/school-kinds.ts';
import { academicYearOf } from '#rules/school-calendar/years/academic-year.ts';
import { kindOfTitle } from '#rules/school-calendar/rows/kinds.ts';
import { qualifierOfTitle, timeOfTitle } from '#rules/school-calendar/rows/title-details.ts';
import type { CalendarPart, ReadingRequest } from '../child-messages.ts';
import { icsText, readIcsComponents, type IcsComponent } from './ics-components.ts';
import { firstDays, icsEntries, knownZone, type IcsEntry } from './ics-events.ts';

/** Rows of one file. */
const ROWS_MOST = 1500;
/** The first year of the academic year of a date. */
const yearOf = (date: string): number => academicYearOf(Number(date.slice(0, 4)), Number(date.slice(5, 7)));

/** The academic year to read: the chosen one, the present one, or the one with most entries. */
function academicYear(days: readonly string[], { year, today }: ReadingRequest): number {
  if (year !== undefined) return year;
  const counts = new Map<number, number>();
  for (const day of days) counts.set(yearOf(day), (counts.get(yearOf(day)) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? yearOf(today);
}

function rowOf({ date, endDate, time, title }: IcsEntry): ReadRow {
  const kind = kindOfTitle(title);
  const hour = timeOfTitle(title, title) ?? (mayHaveHour(kind) ? time : undefined);
  const qualifier = qualifierOfTitle(title);
  return {
    date,
    ...(endDate === undefined ? {} : { endDate }),
    event: title,
    kind,
    ...(hour === undefined ? {} : { time: hour }),
    ...(qualifier === undefined ? {} : { qualifier }),
    source: title,
    page: 0,
    warnings: qualifier === undefined ? [] : ['qualified'],
  };
}

/** Hours are those of the school's clocks, as on paper: of the zone that the file names, or that all its entries have. */
function schoolZone(calendar: IcsComponent, events: readonly IcsComponent[], household: string): string {
  const starts = events.flatMap((event) => event.get('DTSTART') ?? []);
  const named = new Set(starts.flatMap(({ parameters }) => parameters['TZID'] ?? []));
  const [only] = named.size === 1 ? named : [];
  return knownZone(icsText(calendar.get('X-WR-TIMEZONE')?.[0])) ?? knownZone(only) ?? household;
}

/** The calendar of the file; repeats are worked out within two years. */
export function readIcs(text: string, request: ReadingRequest): CalendarPart {
  const { calendar, events } = readIcsComponents(text);
  const zone = schoolZone(calendar, events, request.zone);
  const year = academicYear(firstDays(events, zone), request);
  const window = { from: `${year}-07-01`, to: `${year + 2}-06-30` };
  const entries = icsEntries(events, zone, window);
  const rows = entries.slice(0, ROWS_MOST).map(rowOf);
  const remarks =
    entries.length > rows.length
      ? [`This calendar has ${entries.length} entries. The first ${ROWS_MOST} were read.`]
      : [];
  return {
    schoolName: icsText(calendar.get('X-WR-CALNAME')?.[0] ?? calendar.get('NAME')?.[0]) || null,
    academicYear: `${year}-${year + 1}`,
    needsYear: false,
    rows,
    pagesRead: 1,
    pagesTotal: 1,
    remarks,
  };
}

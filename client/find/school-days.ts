// Breaks, holidays and other dates of confirmed school calendars (D13); each leads to its day in the calendar.
import type { School } from '#contract/kinds/school.ts';
import { DAYS_OFF } from '#contract/shapes.ts';
import { kindOfSchoolEvent } from '#rules/calendar/events/school-kinds.ts';
import { shortHash } from '#rules/text/short-hash.ts';
import { formatShortDate, formatWeekday } from '#rules/time/dates.ts';
import * as links from '../screen/links.ts';
import { detailOf, type Entry } from './entry.ts';
import { nearestFirst } from './planned-dishes.ts';

type Calendar = Pick<School, 'schoolName' | 'calendarConfirmed' | 'breaks' | 'foundCalendar'>;

/** The dates of these schools, the nearest one first. */
export const schoolDays = (schools: readonly Calendar[], today: string): Entry[] =>
  schools
    .filter(({ calendarConfirmed }) => calendarConfirmed)
    .flatMap(({ schoolName, breaks, foundCalendar }) => {
      const found = (foundCalendar?.events ?? []).map((event) => ({
        ...event,
        kind: kindOfSchoolEvent(event),
      }));
      const ofBreaks = breaks.map(({ name, startDate, endDate }) => ({
        event: name,
        date: startDate,
        endDate,
        kind: 'break' as const,
      }));
      return [...found, ...ofBreaks].map(({ event, date, endDate = date, kind }): Entry => ({
        group: 'schoolDays',
        key: `school-day:${shortHash(`${schoolName} ${date} ${event}`)}`,
        href: `${links.home()}?day=${date}`,
        title: event,
        detail: detailOf(
          `${formatWeekday(date).slice(0, 3)}, ${formatShortDate(date)}${endDate > date ? ` to ${formatShortDate(endDate)}` : ''}`,
          schoolName,
        ),
        text: `${kind} ${DAYS_OFF.includes(kind) ? 'no school day off' : 'school'} ${schoolName}`,
        order: nearestFirst(date, today),
      }));
    });

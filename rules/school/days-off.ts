// Days without lessons at home: the breaks of a school, and the days off of its confirmed calendar (D13).
import { DAYS_OFF, type SchoolBreak } from '#contract/shapes.ts';
import { kindOfSchoolEvent } from '../calendar/events/school-kinds.ts';
import type { StoredSchool } from '../calendar/events/schools.ts';

/** True where children learn at home, on all days or on some. */
export const isAtHome = ({ schoolType }: Pick<StoredSchool, 'schoolType'>): boolean =>
  schoolType === 'homeschool' || schoolType === 'hybrid';

/** The days off of a school, as breaks. */
export function daysOffAtHome({
  breaks,
  calendarConfirmed,
  foundCalendar,
}: Pick<StoredSchool, 'breaks' | 'calendarConfirmed' | 'foundCalendar'>): SchoolBreak[] {
  const events = calendarConfirmed ? (foundCalendar?.events ?? []) : [];
  return [
    ...breaks,
    ...events
      .filter((event) => DAYS_OFF.includes(kindOfSchoolEvent(event)))
      .map(({ date, event, endDate = date }) => ({ name: event, startDate: date, endDate })),
  ];
}

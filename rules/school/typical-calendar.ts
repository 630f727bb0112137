// The simulated search for a school calendar (SCH-07, D10): typical dates of an academic year, by rule. No school has
// confirmed them, and each says so.
import type { FoundCalendar, SchoolEvent, SchoolEventKind } from '#contract/shapes.ts';
import { addDays, weekStart } from '../time/dates.ts';
import { HOLIDAYS, nthWeekday, observedDate, two, type HolidayName } from '../time/holidays.ts';
import { isUsZone } from '../time/us-zones.ts';
import { academicYearName, academicYearStart } from './academic-year.ts';
import { TYPICAL } from './typical.ts';

/** Easter up to this day has the spring break after it; a later one leaves it in the middle of March. */
const LATEST_EASTER_BREAK = '04-12';

/** Holidays of one academic year, by the year of it in which they lie. */
interface Holidays {
  first: readonly (readonly [HolidayName, string])[];
  second: readonly (readonly [HolidayName, string])[];
}

/** The federal holidays between the first day of school and the summer. */
const FEDERAL: Holidays = {
  first: [
    ['laborDay', 'Labor Day'],
    ['columbusDay', "Columbus Day / Indigenous Peoples' Day"],
    ['veteransDay', 'Veterans Day'],
    ['thanksgiving', 'Thanksgiving Day'],
    ['christmas', 'Christmas Day'],
  ],
  second: [
    ['newYearsDay', "New Year's Day"],
    ['martinLutherKingDay', 'Martin Luther King Jr. Day'],
    ['presidentsDay', "Presidents' Day"],
    ['memorialDay', 'Memorial Day'],
    ['juneteenth', 'Juneteenth'],
  ],
};

/** Holidays whose date is the same in many countries. */
const ELSEWHERE: Holidays = {
  first: [
    ['christmasEve', 'Christmas Eve'],
    ['christmas', 'Christmas Day'],
    ['boxingDay', 'Second day of Christmas'],
    ['newYearsEve', "New Year's Eve"],
  ],
  second: [
    ['newYearsDay', "New Year's Day"],
    ['goodFriday', 'Good Friday'],
    ['easter', 'Easter Sunday'],
    ['easterMonday', 'Easter Monday'],
  ],
};

const entry = (kind: SchoolEventKind, event: string, date: string, endDate?: string): SchoolEvent => ({
  date,
  event,
  ...(endDate === undefined ? {} : { endDate }),
  kind,
  qualifier: TYPICAL,
});

/** A break of the given number of school weeks, from a Monday to a Friday. */
const weeksOff = (event: string, monday: string, weeks: number): SchoolEvent =>
  entry('break', event, monday, addDays(monday, 7 * weeks - 3));

/** Such a weekday of a month; every month has the first four. */
const weekdayOf = (year: number, month: number, weekday: number, place: number): string =>
  nthWeekday(year, month, weekday, place) ?? `${year}-${two(month)}-01`;

/** The weekday on which a school keeps the holiday is an entry of its own. */
function kept([name, title]: readonly [HolidayName, string], year: number): SchoolEvent[] {
  const date = HOLIDAYS[name](year);
  const observed = observedDate(date);
  const holiday = entry('holiday', title, date);
  return observed === date ? [holiday] : [holiday, entry('holiday', `${title} (observed)`, observed)];
}

const datesOf = ({ first, second }: Holidays, year: number, read: typeof kept): SchoolEvent[] => [
  ...first.flatMap((holiday) => read(holiday, year)),
  ...second.flatMap((holiday) => read(holiday, year + 1)),
];

function springBreak(year: number): SchoolEvent {
  const easterMonday = HOLIDAYS.easterMonday(year);
  const isEarly = addDays(easterMonday, -1).slice(5) <= LATEST_EASTER_BREAK;
  return weeksOff('Spring Break', isEarly ? easterMonday : weekdayOf(year, 3, 1, 3), 1);
}

/** Two weeks from the Monday of Christmas Eve on, so that New Year's Day lies in them or right after. */
const winterBreak = (year: number): SchoolEvent =>
  weeksOff('Winter Break', weekStart(HOLIDAYS.christmasEve(year)), 2);

function americanYear(year: number): SchoolEvent[] {
  const thanksgiving = HOLIDAYS.thanksgiving(year);
  return [
    // The Wednesday of the third week of August.
    entry('first-day', 'First Day of School', addDays(weekdayOf(year, 8, 1, 3), 2)),
    ...datesOf(FEDERAL, year, kept),
    entry('break', 'Thanksgiving Break', addDays(thanksgiving, -1), addDays(thanksgiving, 1)),
    winterBreak(year),
    springBreak(year + 1),
    entry('holiday', 'Good Friday', HOLIDAYS.goodFriday(year + 1)),
    entry('last-day', 'Last Day of School', weekdayOf(year + 1, 6, 5, 1)),
  ];
}

function yearElsewhere(year: number): SchoolEvent[] {
  const easterMonday = HOLIDAYS.easterMonday(year + 1);
  return [
    entry('first-day', 'First Day of School', weekdayOf(year, 9, 1, 1)),
    weeksOff('Autumn Break', weekStart(`${year}-10-28`), 1),
    ...datesOf(ELSEWHERE, year, ([name, title], inYear) => [entry('holiday', title, HOLIDAYS[name](inYear))]),
    winterBreak(year),
    weeksOff('Midterm Break', weekdayOf(year + 1, 2, 1, 3), 1),
    entry('break', 'Easter Break', addDays(easterMonday, -7), addDays(easterMonday, 4)),
    entry('last-day', 'Last Day of School', weekdayOf(year + 1, 6, 5, 4)),
  ];
}

/** Typical dates of the academic year of `today`, in the country of the household's zone; in order, all `TYPICAL`. */
export function typicalCalendar(schoolName: string, today: string, zone: string): FoundCalendar {
  const year = academicYearStart(today);
  const events = isUsZone(zone) ? americanYear(year) : yearElsewhere(year);
  return {
    schoolName,
    academicYear: academicYearName(year),
    events: events.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0)),
  };
}

// The demo family's schools: the elementary school with a calendar that a parent has confirmed, and Lucy's preschool.
// Both are invented.
import { school } from '#contract/school.ts';
import type { FoundCalendar, SchoolEvent, SchoolEventKind } from '#contract/shapes.ts';
import { academicYearStart } from '#rules/school/academic-year.ts';
import { typicalCalendar } from '#rules/school/typical-calendar.ts';
import { addDays } from '#rules/time/dates.ts';
import { HOLIDAYS } from '#rules/time/holidays.ts';
import type { Home, Step } from './home.ts';
import { DEMO_TIME_ZONE } from './parents.ts';

const ELEMENTARY = 'Brook Hill Elementary';

/** In the first summer of the family's year with the app the school's letter was entered at once. */
const FIRST_EVENING = -368;

const event = (
  date: string,
  title: string,
  kind: SchoolEventKind,
  more: Partial<SchoolEvent> = {},
): SchoolEvent => ({ date, event: title, kind, ...more });

/** Dates beside the holidays, as the school's letter has them. */
function ofLetter(year: number): SchoolEvent[] {
  const thanksgiving = HOLIDAYS.thanksgiving(year);
  const martinLutherKing = HOLIDAYS.martinLutherKingDay(year + 1);
  const presidents = HOLIDAYS.presidentsDay(year + 1);
  const memorial = HOLIDAYS.memorialDay(year + 1);
  return [
    event(addDays(HOLIDAYS.laborDay(year), 10), 'Back-to-School Night', 'school'),
    event(addDays(HOLIDAYS.columbusDay(year), 4), 'Professional Development Day', 'staff-day'),
    event(addDays(thanksgiving, -9), 'Parent-Teacher Conferences', 'conferences', {
      endDate: addDays(thanksgiving, -8),
    }),
    event(addDays(thanksgiving, -2), 'Early Dismissal', 'early-dismissal', { time: '12:30' }),
    event(addDays(thanksgiving, 12), 'Winter Concert', 'school', { qualifier: 'Grades 3-5' }),
    event(addDays(martinLutherKing, 4), 'End of Second Marking Period', 'grading'),
    event(addDays(presidents, -3), 'Early Dismissal', 'early-dismissal', { time: '12:30' }),
    event(addDays(presidents, 24), 'Professional Development Day', 'staff-day'),
    event(addDays(memorial, -10), 'Field Day', 'school', { qualifier: 'Rain date: the Monday after' }),
  ];
}

/** The calendar of the academic year of today. */
function letterOf(home: Home): FoundCalendar {
  const typical = typicalCalendar(ELEMENTARY, home.date(0), DEMO_TIME_ZONE);
  // The school has confirmed the usual dates in its letter.
  const usual = typical.events.map((entry) => ({ ...entry, qualifier: undefined }));
  const events = [...usual, ...ofLetter(academicYearStart(home.date(0)))].map((entry) => ({
    ...entry,
    source: `${entry.date}  ${entry.event}`,
  }));
  return { ...typical, events: events.toSorted((a, b) => Number(a.date > b.date) - Number(a.date < b.date)) };
}

/** Entering both schools in August, and one change since. */
export function schoolSteps(home: Home): Step[] {
  const august = home.daysTo(`${academicYearStart(home.date(0))}-08-12`);
  const day = Math.max(FIRST_EVENING, Math.min(august, -12));
  return [
    {
      day,
      time: '20:48',
      run: () =>
        home.call('nora', school.saveSchoolSettings, {
          schoolType: 'public',
          schoolName: ELEMENTARY,
          schoolDistrict: 'Maple River Schools',
          schoolHours: { start: '08:20', end: '14:50' },
          subjects: ['Math', 'Reading', 'Science', 'Art', 'Music'],
          calendarConfirmed: true,
          foundCalendar: letterOf(home),
          foodRules: ['nut-free'],
          notes: 'Office: ask for Ms. Lund. Bus 7 stops at the corner at 7:55.',
        }),
    },
    {
      day,
      time: '20:57',
      run: () =>
        home.call('nora', school.createSchool, {
          schoolType: 'private',
          schoolName: 'Little Acorns Preschool',
          daysPerWeek: 4,
          schoolHours: { start: '09:00', end: '12:30' },
          children: [home.idOf('lucy')],
          foodRules: ['nut-free'],
          notes: 'Closed when the elementary school is. Rosa picks Lucy up on Mondays.',
        }),
    },
    {
      day: -8,
      time: '07:42',
      async run() {
        const stored = await home.call('daniel', school.getSchoolSettings, {});
        const notes = 'Office: ask for Ms. Lund. Bus 7 stops at the corner at 8:05 from now on.';
        await home.call('daniel', school.saveSchoolSettings, { ...stored, notes });
      },
    },
  ];
}

import { describe, expect, test } from 'vitest';
import type { Lesson, SchoolBreak, SchoolEvent } from '#contract/shapes.ts';
import { appointmentEvents } from './events/appointment-events.ts';
import { mealEvents, type MenuOfWeek } from './events/meal-events.ts';
import { lessonEvents } from './events/lesson-events.ts';
import { schoolEvents } from './events/school-events.ts';
import { upNext } from './up-next.ts';

type DatedEntry = NonNullable<Parameters<typeof upNext>[0]['events']>[number];

const ZONE = 'America/New_York';
/** Tuesday, November 24, 2026 at this time in New York. */
const at = (time: string) => new Date(`2026-11-24T${time}:00-05:00`);

const menu = (meals: MenuOfWeek['meals'], weekStartDate = '2026-11-23'): MenuOfWeek => ({
  id: `week-${weekStartDate}`,
  weekStartDate,
  notes: '',
  meals,
});
const event = (
  title: string,
  time: string,
  type: DatedEntry['type'] = 'activity',
  date = '2026-11-24',
): DatedEntry => ({
  key: title,
  title,
  date,
  time,
  type,
});
const shown = (time: string, menus: MenuOfWeek[] = [], events: DatedEntry[] = []) => {
  const entry = upNext({ now: at(time), zone: ZONE, menus, events });
  return entry && `${entry.title} ${entry.time}`;
};

describe('Up Next', () => {
  test('shows the entry of the current hour, until the hour is over [UPN-01]', () => {
    expect(shown('07:59')).toBeNull();
    expect(shown('08:00')).toBe('Math Lesson 08:00');
    expect(shown('08:59')).toBe('Math Lesson 08:00');
    expect(shown('09:00')).toBeNull();
  });

  test("the current hour is the hour of the household's zone [UPN-01]", () => {
    const now = at('08:10');
    expect(upNext({ now, zone: 'America/Los_Angeles', menus: [] })).toBeNull();
    expect(upNext({ now, zone: 'America/Chicago', menus: [] })).toBeNull();
    expect(upNext({ now: at('11:10'), zone: 'America/Los_Angeles', menus: [] })?.title).toBe('Math Lesson');
  });

  test('a family without a schedule of its own sees the sample day, marked as such [UPN-02]', () => {
    const day = ['08:00', '10:00', '14:00'].map((time) => upNext({ now: at(time), zone: ZONE, menus: [] }));
    expect(day.map((entry) => entry && [entry.title, entry.time, entry.type, entry.sample])).toEqual([
      ['Math Lesson', '08:00', 'school', true],
      ['Science Project', '10:00', 'school', true],
      ['Art Time', '14:00', 'activity', true],
    ]);
  });

  test("real entries of the date replace the three sample lessons, another date's do not [UPN-02]", () => {
    const dentist = event('Dentist', '16:00', 'medical');
    expect(shown('08:00', [], [dentist])).toBeNull();
    expect(shown('16:20', [], [dentist])).toBe('Dentist 16:00');
    expect(shown('08:00', [], [event('Swimming', '16:00', 'activity', '2026-11-25')])).toBe(
      'Math Lesson 08:00',
    );
  });

  test('a meal on the calendar is a planned meal, no reason to hide the sample day [UPN-02] [UPN-03]', () => {
    const planned = menu({ tuesday: { breakfast: 'Oatmeal', dinner: 'Stew' } });
    const events = mealEvents([planned]);
    expect(upNext({ now: at('14:00'), zone: ZONE, menus: [planned], events })?.title).toBe('Art Time');
    expect(upNext({ now: at('18:00'), zone: ZONE, menus: [planned], events })?.title).toBe('Dinner: Stew');
  });

  test("an appointment counts on its date in the household's zone, also around midnight [UPN-02]", () => {
    const atMidnight = {
      id: '7',
      title: 'Night clinic',
      appointmentDate: '2026-11-25T04:59:00.000Z',
      notes: '',
    };
    const events = appointmentEvents([atMidnight], ZONE);
    const title = (time: string) => upNext({ now: at(time), zone: ZONE, menus: [], events })?.title;
    expect(title('08:00')).toBeUndefined();
    expect(title('23:00')).toBe('Night clinic');
    const tomorrow = new Date('2026-11-25T08:00:00-05:00');
    expect(upNext({ now: tomorrow, zone: ZONE, menus: [], events })?.title).toBe('Math Lesson');
  });

  test('an appointment beats the planned meal of its hour, even when it is later in the hour [UPN-01]', () => {
    const planned = menu({ tuesday: { lunch: 'Wraps' } });
    const dentist = event('Dentist', '12:45', 'medical');
    expect(shown('12:00', [planned], [dentist])).toBe('Dentist 12:45');
    expect(shown('12:59', [planned], [dentist])).toBe('Dentist 12:45');
    expect(shown('13:00', [planned], [dentist])).toBeNull();
    expect(shown('18:00', [planned], [dentist])).toBe('Family Dinner 18:00');
  });

  test('breakfast and lunch appear only when today has them [UPN-03]', () => {
    const planned = menu({ tuesday: { breakfast: 'Oatmeal', lunch: 'Wraps' } });
    expect(shown('08:30', [planned])).toBe('Breakfast: Oatmeal 08:30');
    expect(shown('12:30', [planned])).toBe('Lunch: Wraps 12:30');
    expect(shown('08:30', [menu({ wednesday: { breakfast: 'Oatmeal' } })])).toBe('Math Lesson 08:00');
  });

  test('without a planned breakfast there is a generic lunch at noon [UPN-03]', () => {
    expect(shown('12:00')).toBe('Lunch 12:00');
    expect(shown('12:00', [menu({ tuesday: { breakfast: 'Oatmeal' } })])).toBeNull();
    expect(shown('12:00', [menu({ tuesday: { lunch: 'Wraps' } })])).toBe('Lunch: Wraps 12:30');
  });

  test('dinner shows what is planned, or the family dinner [UPN-04]', () => {
    expect(shown('18:00')).toBe('Family Dinner 18:00');
    expect(shown('18:15', [menu({ tuesday: { dinner: 'Lentil soup' } })])).toBe('Dinner: Lentil soup 18:00');
    expect(upNext({ now: at('18:00'), zone: ZONE, menus: [] })?.sample).toBe(false);
  });

  test("today's menu runs from its start to six days later [UPN-05]", () => {
    const dinner = { tuesday: { dinner: 'Lentil soup' } };
    expect(shown('18:00', [menu(dinner, '2026-11-18')])).toBe('Dinner: Lentil soup 18:00');
    expect(shown('18:00', [menu(dinner, '2026-11-24')])).toBe('Dinner: Lentil soup 18:00');
    expect(shown('18:00', [menu(dinner, '2026-11-17')])).toBe('Family Dinner 18:00');
    expect(shown('18:00', [menu(dinner, '2026-11-25')])).toBe('Family Dinner 18:00');
  });

  test('in one hour a real entry beats a planned meal, a planned meal a sample, then the earlier time [UPN-01]', () => {
    const planned = menu({ tuesday: { breakfast: 'Oatmeal', dinner: 'Stew' } });
    expect(shown('08:05', [planned])).toBe('Breakfast: Oatmeal 08:30');
    expect(shown('18:05', [planned], [event('Choir', '18:45')])).toBe('Choir 18:45');
    expect(shown('18:05', [planned], [event('Choir', '18:45'), event('Homework', '18:15')])).toBe(
      'Homework 18:15',
    );
  });
});

const NAMES = new Map([
  ['mia', 'Mia'],
  ['leo', 'Leo'],
]);
const lessonsOn = (date: string, memberId: string, ...lessons: [start: string, subject: string][]) => ({
  date,
  memberId,
  lessons: lessons.map(([start, subject]): Lesson => ({
    start,
    end: `${start.slice(0, 3)}59`,
    subject,
    activity: '',
    shared: false,
    teacher: false,
    done: false,
  })),
});
const schoolDay = (...days: ReturnType<typeof lessonsOn>[]) => lessonEvents(days, NAMES);
const calendarOf = (events: SchoolEvent[], breaks: SchoolBreak[] = []) =>
  schoolEvents(
    [
      {
        id: 'first',
        label: 'Lincoln',
        schoolName: 'Lincoln',
        schoolType: 'public',
        calendarConfirmed: true,
        breaks,
        foundCalendar: { schoolName: 'Lincoln', academicYear: '2026-2027', events },
        children: ['mia', 'leo'],
      },
    ],
    NAMES,
  );
const TUESDAY = '2026-11-24';

describe('Up Next with lessons at home', () => {
  test('two children in one hour make one line [UPN-01] [D9]', () => {
    const both = schoolDay(
      lessonsOn(TUESDAY, 'mia', ['09:00', 'Math'], ['09:30', 'Reading'], ['10:00', 'Art']),
      lessonsOn(TUESDAY, 'leo', ['09:15', 'Math'], ['10:05', 'Music']),
    );
    expect(shown('09:40', [], both)).toBe('Math: Mia and Leo 09:00');
    expect(shown('10:00', [], both)).toBe('Art: Mia · Music: Leo 10:00');
    expect(shown('11:00', [], both)).toBeNull();
  });

  test('lessons replace the sample lessons, on the free days of their week too [UPN-02] [D9]', () => {
    const monday = schoolDay(lessonsOn('2026-11-23', 'mia', ['09:00', 'Math']));
    expect(shown('08:00', [], monday)).toBeNull();
    expect(shown('09:00', [], monday)).toBeNull();
    const sunday = schoolDay(lessonsOn('2026-11-22', 'mia', ['09:00', 'Math']));
    expect(shown('08:00', [], sunday)).toBe('Math Lesson 08:00');
  });
});

describe('Up Next with a school calendar', () => {
  test.each(['holiday', 'break', 'no-school', 'staff-day'] as const)(
    'on a confirmed day off (%s) the three sample lessons do not appear, meals do [UPN-02] [D35]',
    (kind) => {
      const events = calendarOf([{ date: TUESDAY, event: 'Off', kind }]);
      expect(['08:00', '10:00', '14:00'].map((time) => shown(time, [], events))).toEqual([null, null, null]);
      expect(shown('12:00', [], events)).toBe('Lunch 12:00');
      expect(shown('18:00', [], events)).toBe('Family Dinner 18:00');
    },
  );

  test('nor do they inside a break, from its first to its last day [UPN-02] [D35]', () => {
    const inBreak = (startDate: string, endDate: string) =>
      shown('08:00', [], calendarOf([], [{ name: 'Fall Break', startDate, endDate }]));
    expect(inBreak('2026-11-23', '2026-11-27')).toBeNull();
    expect(inBreak(TUESDAY, '2026-11-27')).toBeNull();
    expect(inBreak('2026-11-20', TUESDAY)).toBeNull();
    expect(inBreak('2026-11-25', '2026-11-27')).toBe('Math Lesson 08:00');
    expect(inBreak('2026-11-20', '2026-11-23')).toBe('Math Lesson 08:00');
  });

  test('whole days are never the current entry, and no schedule of the family [UPN-01] [D35]', () => {
    const events = calendarOf([{ date: TUESDAY, event: 'Conferences', kind: 'conferences' }]);
    expect(shown('00:00', [], events)).toBeNull();
    expect(shown('08:00', [], events)).toBe('Math Lesson 08:00');
  });

  test('an early dismissal is an entry of the family at its hour [UPN-01] [D9] [D35]', () => {
    const events = calendarOf([
      { date: TUESDAY, event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
    ]);
    expect(shown('12:00', [], events)).toBe('Early dismissal · Mia, Leo 12:30');
    expect(shown('08:00', [], events)).toBeNull();
  });
});

// Property of school calendars: every entry is on its own days of the calendar, and nowhere else.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAYS_OFF, SCHOOL_EVENT_KINDS, SHORT_DAYS } from '#contract/shapes.ts';
import { addDays, weekdayNumber } from '../../time/dates.ts';
import { eventsOfDay } from '../calendar.ts';
import { schoolEvents } from './school-events.ts';

const FIRST = '2023-12-01';
const DAYS = 2000;
const wall = Array.from({ length: DAYS + 100 }, (_, day) => addDays(FIRST, day));
const date = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST, days));
const isWeekend = (day: string): boolean => [0, 6].includes(weekdayNumber(day));

test('every entry of a school calendar is there on its own days, and nowhere else [CAL-07] [CAL-08] [D35]', () => {
  const entry = fc.record({
    start: date,
    days: fc.integer({ min: 0, max: 60 }),
    kind: fc.constantFrom(...SCHOOL_EVENT_KINDS),
    time: fc.constantFrom(undefined, '12:30'),
    isBreak: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const named = entries.map((one, at) => ({
        ...one,
        name: `Entry ${at}.`,
        end: addDays(one.start, one.days),
      }));
      const found = named.filter(({ isBreak }) => !isBreak);
      const events = schoolEvents(
        [
          {
            id: 'first',
            label: 'Lincoln',
            schoolName: 'Lincoln',
            schoolType: 'public',
            calendarConfirmed: true,
            children: [],
            breaks: named
              .filter(({ isBreak }) => isBreak)
              .map(({ name, start, end }) => ({ name, startDate: start, endDate: end })),
            foundCalendar: {
              schoolName: 'Lincoln',
              academicYear: '2026-2027',
              events: found.map(({ name, start, end, kind, time }) => ({
                date: start,
                endDate: end,
                event: name,
                kind,
                time,
              })),
            },
          },
        ],
        new Map(),
      );
      const shown = wall.flatMap((day) => eventsOfDay(events, day).map((event) => ({ ...event, day })));
      expect(shown).toHaveLength(events.length);
      expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
      for (const { name, start, end, days, kind, time, isBreak } of named) {
        const own = shown.filter(({ title }) => title.startsWith(name));
        const isShort = !isBreak && SHORT_DAYS.includes(kind);
        const weekdays = wall.filter((day) => start <= day && day <= end && !isWeekend(day));
        const expected =
          days === 0 && !isBreak
            ? [`${start} ${name}`]
            : isShort && days < 31 && weekdays.length > 0
              ? weekdays.map((day) => `${day} ${name}`)
              : [`${start} ${name} Begins`, `${end} ${name} Ends`];
        expect(own.map(({ day, title }) => `${day} ${title}`)).toEqual(expected);
        const isTimed = !isBreak && !DAYS_OFF.includes(kind) && time !== undefined;
        for (const event of own) {
          const isEnd = event.title.endsWith(' Ends');
          expect([event.time, event.allDay]).toEqual(isTimed && !isEnd ? [time, undefined] : ['00:00', true]);
        }
      }
    }),
  );
});

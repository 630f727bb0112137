// Properties of the calendar in zones with all sorts of clocks: everything appears exactly once, on its local day.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAYS, MEALS, MEAL_TIMES } from '#contract/week.ts';
import { addDays, dayOf, daysInMonth } from '../../time/dates.ts';
import { entriesOfDay, eventsOfDay, monthGrid, type CalendarEvent } from '../calendar.ts';
import { appointmentEvents } from './appointment-events.ts';
import { lessonEvents } from './lesson-events.ts';
import { mealEvents } from './meal-events.ts';

const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  // Southern: the clock goes forward in October. Lord Howe moves by half an hour.
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/Phoenix',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'America/St_Johns',
  // Both ends of the day.
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...ZONES);
const MINUTE = 60_000;
const date = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2023-12-01', days));

/** The days on the wall of a run of months, in order. */
function daysOnTheWall(first: string, months: number): string[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return Array.from({ length: months }, (_, at) =>
    monthGrid(year + Math.floor((month - 1 + at) / 12), ((month - 1 + at) % 12) + 1)
      .flat()
      .filter(({ inMonth }) => inMonth)
      .map((day) => day.date),
  ).flat();
}

/** Instants that the clocks of the zone make hard: around its changes, midnights, the year's end, leap days. */
function hardInstants(name: string): number[] {
  const midnights = ['2023-12-31', '2024-01-01', '2024-02-28', '2024-02-29', '2024-03-01', '2027-12-31'].map(
    (day) => Temporal.PlainDate.from(day).toZonedDateTime(name).epochMilliseconds,
  );
  const changes: number[] = [];
  let at = Temporal.Instant.from('2023-12-01T00:00Z').toZonedDateTimeISO(name);
  for (let count = 0; count < 12; count += 1) {
    const next = at.getTimeZoneTransition('next');
    if (!next) break;
    changes.push(next.epochMilliseconds);
    at = next;
  }
  return [...midnights, ...changes].flatMap((ms) => [ms - MINUTE, ms, ms + MINUTE, ms + 30 * MINUTE]);
}
const instant = (name: string) =>
  fc.oneof(
    fc.constantFrom(...hardInstants(name)),
    fc.integer({ min: 0, max: 2000 * 24 * 60 }).map((minutes) => Date.UTC(2023, 11, 3) + minutes * MINUTE),
  );
const inZone = zone.chain((name) =>
  fc.record({ name: fc.constant(name), instants: fc.array(instant(name), { maxLength: 30 }) }),
);

describe('on a calendar that is paged through', () => {
  test('every date is on the wall exactly once, in leap years too [CAL-01]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1996, max: 2104 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 30 }),
        (year, month, months) => {
          const days = daysOnTheWall(`${year}-${String(month).padStart(2, '0')}`, months);
          days.forEach((day, at) => expect(day).toBe(addDays(days[0] ?? '', at)));
        },
      ),
    );
    const february = monthGrid(2028, 2)
      .flat()
      .filter(({ inMonth }) => inMonth);
    expect([february.length, daysInMonth(2028, 2)]).toEqual([29, 29]);
  });

  test('every appointment is there exactly once, on its local day at its local time [CAL-05] [D31]', () => {
    const wall = daysOnTheWall('2023-11', 80);
    fc.assert(
      fc.property(inZone, ({ name, instants }) => {
        const appointments = instants.map((ms, at) => ({
          id: String(at),
          title: 'Dentist',
          notes: '',
          appointmentDate: new Date(ms).toISOString(),
        }));
        const events = appointmentEvents(appointments, name);
        const found = wall.flatMap((day) => eventsOfDay(events, day).map((event) => ({ ...event, day })));
        expect(found.map(({ id }) => id).toSorted()).toEqual(
          appointments.map(({ id }) => `medical-${id}`).toSorted(),
        );
        for (const { id, day, time } of found) {
          const ms = instants[Number(id.slice('medical-'.length))] ?? 0;
          const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(name);
          expect([day, time]).toEqual([
            there.toPlainDate().toString(),
            there.toPlainTime().toString({ smallestUnit: 'minute' }),
          ]);
        }
      }),
    );
  });

  test('an appointment ends where its clock says, and only on its own day [CAL-05] [D31]', () => {
    fc.assert(
      fc.property(inZone, fc.integer({ min: 1, max: 2000 }), ({ name, instants }, duration) => {
        for (const ms of instants) {
          const appointmentDate = new Date(ms).toISOString();
          const [event] = appointmentEvents(
            [{ id: '1', title: '', notes: '', appointmentDate, duration }],
            name,
          );
          const end = Temporal.Instant.fromEpochMilliseconds(ms + duration * MINUTE).toZonedDateTimeISO(name);
          const isSameDay = end.toPlainDate().toString() === event?.date;
          expect(event?.endTime).toBe(
            isSameDay ? end.toPlainTime().toString({ smallestUnit: 'minute' }) : undefined,
          );
        }
      }),
    );
  });

  test('every meal is there exactly once, and a range shows the same as all years [CAL-06] [CAL-12]', () => {
    const menus = fc.array(
      fc.record({ start: date, day: fc.constantFrom(...DAYS), meal: fc.constantFrom(...MEALS) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(menus, date, fc.integer({ min: 0, max: 100 }), (planned, from, length) => {
        const weeks = planned.map(({ start, day, meal }, at) => ({
          id: String(at),
          weekStartDate: start,
          notes: '',
          day,
          meal,
          meals: { [day]: { [meal]: `Dish ${at}` } },
        }));
        const to = addDays(from, length);
        const all = mealEvents(weeks);
        const shown = all.filter((event) => from <= event.date && event.date <= to);
        expect(mealEvents(weeks, { from, to })).toEqual(shown);
        const places = new Set(all.map((event) => `${event.date} ${event.time}`));
        expect(places.size).toBe(all.length);
        // Each dish is on the weekday its menu names, or a later week has another one for that place.
        for (const { id, weekStartDate, day, meal } of weeks) {
          const at = [0, 1, 2, 3, 4, 5, 6]
            .map((after) => addDays(weekStartDate, after))
            .filter((one) => dayOf(one) === day);
          expect(at).toHaveLength(1);
          const [event] = all.filter((one) => one.date === at[0] && one.time === MEAL_TIMES[meal]);
          const winner = weeks.find((menu) => event?.title.endsWith(`: Dish ${menu.id}`));
          expect(winner?.id === id || (winner?.weekStartDate ?? '') >= weekStartDate).toBe(true);
        }
      }),
    );
  });

  test('every lesson of every child is there exactly once [CAL-12]', () => {
    const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
    const lesson = fc.record({
      start: time,
      end: time,
      subject: fc.constantFrom('Math', 'Reading', 'Art'),
      activity: fc.constant(''),
      shared: fc.boolean(),
      teacher: fc.boolean(),
      done: fc.boolean(),
    });
    const child = fc.constantFrom('mia', 'leo', 'ben');
    const days = fc.uniqueArray(
      fc.record({
        date,
        memberId: child,
        lessons: fc.uniqueArray(lesson, {
          selector: ({ start, end, subject }) => start + end + subject,
          maxLength: 5,
        }),
      }),
      { selector: ({ date: at, memberId }) => at + memberId },
    );
    const names = new Map(['mia', 'leo', 'ben'].map((id) => [id, id]));
    fc.assert(
      fc.property(days, (ofChildren) => {
        const events = lessonEvents(ofChildren, names);
        const dates = [...new Set(ofChildren.map((day) => day.date))];
        const said = dates.flatMap((at) =>
          entriesOfDay(events, at).flatMap((entry) =>
            (entry.memberIds ?? []).map(
              (id) => `${at} ${entry.time} ${entry.endTime ?? ''} ${id} ${entry.title.split(':')[0]}`,
            ),
          ),
        );
        const expected = ofChildren.flatMap(({ date: at, memberId, lessons }) =>
          lessons.map(
            ({ start, end, subject }) => `${at} ${start} ${end > start ? end : ''} ${memberId} ${subject}`,
          ),
        );
        expect(said.toSorted()).toEqual(expected.toSorted());
        for (const at of dates) expect(eventsOfDay(events, at).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the index of dates gives what a look at every event gives [CAL-02]', () => {
    const event = fc.record({ date, time: fc.constantFrom('00:00', '08:30', '12:30'), allDay: fc.boolean() });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.array(date, { maxLength: 5 }), (given, asked) => {
        const events = given.map(({ date: at, time, allDay }, place): CalendarEvent => ({
          id: 'medical-1',
          key: String(place),
          title: '',
          date: at,
          time: allDay ? '00:00' : time,
          ...(allDay ? { allDay } : {}),
          description: '',
          isAIGenerated: false,
          type: 'medical',
        }));
        for (const at of [...asked, ...events.map((one) => one.date)]) {
          const naive = events.filter((one) => one.date === at);
          const ordered = [
            ...naive.filter(({ allDay }) => allDay),
            ...['00:00', '08:30', '12:30'].flatMap((time) =>
              naive.filter((one) => !one.allDay && one.time === time),
            ),
          ];
          expect(eventsOfDay(events, at)).toEqual(ordered);
        }
      }),
    );
  });
});

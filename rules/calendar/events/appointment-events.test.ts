import { describe, expect, test } from 'vitest';
import { appointmentIdOfEvent, menuIdOfEvent } from '../calendar.ts';
import { appointmentEvents } from './appointment-events.ts';
import { withLaterDays } from './later-days.ts';

describe('appointments on the calendar', () => {
  const DENTIST = {
    id: '7',
    title: 'Dentist',
    appointmentDate: '2026-11-24T20:30:00.000Z',
    notes: ' Bring the X-ray. ',
  };
  const eventOf = (changes: Partial<typeof DENTIST> = {}, zone = 'America/New_York') =>
    appointmentEvents([{ ...DENTIST, ...changes }], zone)[0]!;

  test('an appointment becomes an event with everything the screens show [CAL-05] [CAL-12]', () => {
    expect(eventOf()).toEqual({
      id: 'medical-7',
      key: 'medical-7-2026-11-24',
      title: 'Dentist',
      date: '2026-11-24',
      time: '15:30',
      description: 'Bring the X-ray.',
      isAIGenerated: false,
      type: 'medical',
    });
  });

  test("one without a title is called 'Medical Appointment' [CAL-05]", () => {
    expect(eventOf({ title: '' }).title).toBe('Medical Appointment');
    expect(eventOf({ title: ' \t' }).title).toBe('Medical Appointment');
    expect(eventOf({ title: ' Eye test ' }).title).toBe('Eye test');
  });

  test('its id is prefix and record id, nothing else, and leads back to the appointment [CAL-05]', () => {
    const { id } = eventOf({ id: '0190-meal-7' });
    expect(id).toBe('medical-0190-meal-7');
    expect(appointmentIdOfEvent(id)).toBe('0190-meal-7');
    expect(menuIdOfEvent(id)).toBeUndefined();
    expect(appointmentIdOfEvent('meal-week-2026-11-23')).toBeUndefined();
  });

  test.each([
    ['Pacific/Honolulu', '2026-11-24T05:00:00.000Z', '2026-11-23', '19:00'],
    ['Asia/Kolkata', '2026-11-24T20:30:00.000Z', '2026-11-25', '02:00'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01', '00:00'],
    // The night in which the clocks of New York go back: half past one comes twice.
    ['America/New_York', '2026-11-01T05:30:00.000Z', '2026-11-01', '01:30'],
    ['America/New_York', '2026-11-01T06:30:00.000Z', '2026-11-01', '01:30'],
    ['America/New_York', '2026-11-01T07:00:00.000Z', '2026-11-01', '02:00'],
    // The night in which they go forward: one minute before three is one minute before two.
    ['America/New_York', '2027-03-14T06:59:00.000Z', '2027-03-14', '01:59'],
    ['America/New_York', '2027-03-14T07:00:00.000Z', '2027-03-14', '03:00'],
  ])('date and time are those of the household in %s at %s [CAL-05]', (zone, appointmentDate, date, time) => {
    expect(eventOf({ appointmentDate }, zone)).toMatchObject({ date, time });
  });

  test('one that lasts into other days is on each of them, a long evening on its own alone [CAL-05]', () => {
    const daysOf = (appointmentDate: string, duration: number) =>
      withLaterDays(appointmentEvents([{ ...DENTIST, appointmentDate, duration }], 'America/New_York')).map(
        ({ key, date, time, allDay }) => {
          expect(key).toBe(`medical-7-${date}`);
          return `${date} ${allDay ? 'all day' : time}`;
        },
      );
    expect(daysOf('2026-12-30T14:00:00.000Z', 3 * 1440)).toEqual([
      '2026-12-30 09:00',
      '2026-12-31 all day',
      '2027-01-01 all day',
      '2027-01-02 all day',
    ]);
    // A sleepover, and a late flight.
    expect(daysOf('2026-12-06T01:00:00.000Z', 780)).toEqual(['2026-12-05 20:00', '2026-12-06 all day']);
    expect(daysOf('2026-12-06T04:30:00.000Z', 90)).toEqual(['2026-12-05 23:30']);
    expect(daysOf('2026-12-06T07:00:00.000Z', 30)).toEqual(['2026-12-06 02:00']);
  });
});

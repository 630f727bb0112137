import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { calendarReads } from '#rules/calendar/calendar-reads.ts';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import { currentOf, eventsOfRange } from './household-events.ts';

const HOUR = 3_600_000;
const TODAY = '2026-11-25';

const appointment = (at: number, index: number): MedicalAppointment =>
  storedRecord(medicalAppointment, {
    id: String(index),
    title: 'Dentist',
    appointmentDate: new Date(at).toISOString(),
    wallTime: '',
    timeZone: '',
    reminderEnabled: false,
  });

test('an appointment at the edge of the months that are read is an event of exactly one of them [CAL-05] [D31]', () => {
  const months = ['2026-08-15', TODAY, '2027-02-15'].map((date) => calendarReads(date, TODAY));
  const edge = fc.constantFrom(...months.flatMap(({ range }) => [range.from, addDays(range.to, 1)]));
  const zones = fc.constantFrom(
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/New_York',
    'Asia/Kolkata',
  );
  fc.assert(
    fc.property(edge, fc.integer({ min: -40, max: 40 }), zones, (date, hours, zone) => {
      const at = Date.parse(`${date}T00:00:00Z`) + hours * HOUR;
      const found = months.flatMap(({ range }) =>
        eventsOfRange({
          range,
          zone,
          names: new Map(),
          menus: [],
          appointments: [appointment(at, 1)],
          schoolDays: [],
        }).map((event) => [range.from, event.date]),
      );
      const local = todayIn(new Date(at), zone);
      const expected = months.filter(({ range }) => range.from <= local && local <= range.to);
      expect(found).toEqual(expected.map(({ range }) => [range.from, local]));
    }),
  );
});

test('nothing after the months around today is next, whichever months were looked at [DASH-05]', () => {
  const event = (date: string): CalendarEvent => ({
    id: 'medical-1',
    key: date,
    title: 'Dentist',
    date,
    time: '12:30',
    description: '',
    isAIGenerated: false,
    type: 'medical',
  });
  const next = (date: string) =>
    currentOf({
      now: new Date(`${TODAY}T20:00:00Z`),
      zone: 'America/New_York',
      menus: [],
      events: [event(date)],
      names: new Map(),
      until: '2026-12-31',
    }).next;
  expect(next('2026-12-31')).toBe('Dentist, Thu, Dec 31 12:30 PM');
  expect(next('2027-01-01')).toBeNull();
});

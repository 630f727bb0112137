// Time of an appointment over HTTP: input without an offset is the household's wall time (D31).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { testApp, type TestApp, type Visitor } from '../testing/app.ts';
import { APPOINTMENTS } from './testing/medical.ts';

/** The input, its instant, and the wall time if it differs from the input. */
const WRITTEN: [zone: string, what: string, written: string, instant: string, wall?: string][] = [
  ['America/New_York', 'winter', '2026-11-24T15:30', '2026-11-24T20:30'],
  ['America/New_York', 'summer', '2027-06-01T15:30', '2027-06-01T19:30'],
  ['America/New_York', 'the skipped hour', '2027-03-14T02:30', '2027-03-14T07:30', '2027-03-14T03:30'],
  ['America/New_York', 'the repeated hour, first time', '2026-11-01T01:30', '2026-11-01T05:30'],
  ['America/New_York', 'the minute before the gap', '2027-03-14T01:59', '2027-03-14T06:59'],
  ['America/New_York', 'the minute after the gap', '2027-03-14T03:00', '2027-03-14T07:00'],
  ['America/New_York', 'midnight', '2026-11-25T00:00', '2026-11-25T05:00'],
  ['Europe/Berlin', 'the skipped hour', '2027-03-28T02:15', '2027-03-28T01:15', '2027-03-28T03:15'],
  ['Europe/Berlin', 'the repeated hour, first time', '2026-10-25T02:59', '2026-10-25T00:59'],
  [
    'Australia/Lord_Howe',
    'the skipped half hour',
    '2026-10-04T02:10',
    '2026-10-03T15:40',
    '2026-10-04T02:40',
  ],
  ['Australia/Lord_Howe', 'the repeated half hour, first time', '2027-04-04T01:45', '2027-04-03T14:45'],
  ['Asia/Kolkata', 'half an hour off', '2026-11-24T00:15', '2026-11-23T18:45'],
  ['Pacific/Apia', 'far ahead', '2026-11-24T00:30', '2026-11-23T11:30'],
  ['Pacific/Apia', 'the day that never was', '2011-12-30T09:00', '2011-12-30T19:00', '2011-12-31T09:00'],
];

describe('when an appointment is', () => {
  let app: TestApp;
  let ana: Visitor;

  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const liveIn = async (timeZone: string) => {
    ana = await app.parent('Ana');
    const preferences = { schoolType: null, assistanceAreas: [] };
    const answer = await ana.post('/api/onboarding/complete', { timeZone, preferences });
    expect(answer.status).toBe(200);
  };
  const make = async (appointmentDate: string) =>
    (await ana.post<MedicalAppointment>(APPOINTMENTS, { title: 'Dentist', appointmentDate })).json;

  it.each(WRITTEN)('in %s, %s: %s is %sZ [MED-05]', async (timeZone, _, written, instant, wall = written) => {
    await liveIn(timeZone);
    const made = await make(written);
    const expected = { appointmentDate: `${instant}:00.000Z`, wallTime: wall, timeZone };
    expect(made).toMatchObject(expected);
    // Seconds are not for appointments.
    expect(await make(`${written}:59.999`)).toMatchObject(expected);
    // Moving an appointment reads the same way.
    const elsewhen = await make('2020-01-01T00:00Z');
    const moved = await ana.put(`${APPOINTMENTS}/${elsewhen.id}`, { appointmentDate: written });
    expect(moved.json).toMatchObject(expected);
  });

  it.each(['Z\0', '\0', ' Z', 'Z ', '+5', ' GMT', ' UTC', '-05:00\u200b', ' (at noon)'])(
    'a time with anything but an offset after it, %j, is refused [MED-05]',
    async (rest) => {
      await liveIn('America/New_York');
      const appointmentDate = `2026-12-24T10:00${rest}`;
      expect((await ana.post(APPOINTMENTS, { title: 'Dentist', appointmentDate })).status).toBe(400);
    },
  );

  it('a time with an offset is that instant, whatever the offset [MED-05]', async () => {
    await liveIn('America/New_York');
    for (const written of [
      '2026-11-01T06:30:00.000Z',
      '2026-11-01T06:30Z',
      '2026-11-01T06:30:59.999z',
      '2026-11-01T01:30-05:00',
      '2026-11-01T12:00+05:30',
      '2026-11-01T12:00:00+0530',
      '2026-10-31T23:30:00.000-07:00',
    ])
      // The second of the two half past ones: only an instant can name it.
      expect(await make(written), written).toMatchObject({
        appointmentDate: '2026-11-01T06:30:00.000Z',
        wallTime: '2026-11-01T01:30',
        timeZone: 'America/New_York',
      });
  });

  it('a change of anything else leaves the instant, the wall time and the zone as they are [MED-05]', async () => {
    await liveIn('America/New_York');
    const { id, appointmentDate, wallTime } = await make('2026-11-01T06:30Z');
    await app.database.kysely.updateTable('household').set({ time_zone: 'Europe/Berlin' }).execute();
    const changed = await ana.put(`${APPOINTMENTS}/${id}`, { title: 'Orthodontist', duration: 20 });
    const same = { title: 'Orthodontist', appointmentDate, wallTime, timeZone: 'America/New_York' };
    expect(changed.json).toMatchObject(same);
    const moved = await ana.put(`${APPOINTMENTS}/${id}`, { appointmentDate: '2026-11-02T09:00' });
    expect(moved.json).toMatchObject({
      appointmentDate: '2026-11-02T08:00:00.000Z',
      timeZone: 'Europe/Berlin',
    });
  });
});

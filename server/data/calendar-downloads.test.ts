// Single calendar entries over HTTP, read back with another program's parser.
import ical from 'ical.js';
import { beforeEach, expect, it } from 'vitest';
import type { SchoolEvent } from '#contract/shapes.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';

const CARD = 'Card; "red", or\\blue\nand a book 🎒'.repeat(6);

/** The events of a file, their instants by the file's own zones. */
function eventsIn(file: string) {
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const parsed: unknown[] = ical.parse(file);
  const calendar = new ical.Component(parsed);
  const zones = calendar
    .getAllSubcomponents('vtimezone')
    .map((component) => new ical.Timezone({ component }));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ical.Event(component);
    const instant = (name: 'dtstart' | 'dtend') => {
      const property = component.getFirstProperty(name);
      const time = name === 'dtstart' ? event.startDate : event.endDate;
      const zone = zones.find(({ tzid }) => tzid === property?.getFirstParameter('tzid'));
      const ms = zone
        ? Date.parse(`${time.toString()}Z`) - 1000 * zone.utcOffset(time)
        : time.toJSDate().getTime();
      return new Date(ms).toISOString();
    };
    const { uid, summary, description, location, sequence } = event;
    return {
      uid,
      summary,
      description,
      location,
      sequence,
      start: instant('dtstart'),
      end: instant('dtend'),
    };
  });
}

onEachDatabase('calendar entries as files', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;

  beforeEach(async () => {
    ana = await app.parent('Ana');
    await ana.put('/api/household', { timeZone: 'America/New_York' });
  });

  const appoint = async (fields: object) =>
    (await ana.post<{ id: string }>('/api/medical-appointments', { title: 'Dentist', ...fields })).json.id;
  const fileOf = async (id: string, who = ana) => who.get(`/api/medical-appointments/${id}/calendar.ics`);
  const dayOf = (date: string, who = ana, school = 'first') =>
    who.get(`/api/school-calendar/${school}/${date}.ics`);
  const confirm = (events: SchoolEvent[], more: object = {}) =>
    ana.post('/api/school-settings', {
      schoolName: 'Lincoln',
      calendarConfirmed: true,
      foundCalendar: { schoolName: 'Lincoln', academicYear: '2026-2027', events },
      ...more,
    });

  it('an appointment has its times, people, notes and reminder [CAL-05]', async () => {
    const member = await ana.post<{ id: string }>('/api/family-members', {
      name: 'Mia',
      relationship: 'child',
    });
    const contact = await ana.post<{ id: string }>('/api/medical-contacts', {
      name: 'Dr. Lee',
      phoneNumber: '555 0100',
      address: '1 Main St, Springfield',
    });
    const id = await appoint({
      appointmentDate: '2026-11-24T15:30',
      duration: 45,
      familyMemberId: member.json.id,
      contactId: contact.json.id,
      notes: CARD,
      reminderTime: 2,
    });
    const { status, text, headers } = await fileOf(id);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(text).toContain('DTSTART;TZID=America/New_York:20261124T153000\r\nSUMMARY:Dentist\r\n');
    expect(text).toContain('DTEND;TZID=America/New_York:20261124T161500\r\n');
    expect(text).toMatch(/METHOD:PUBLISH\r\nBEGIN:VTIMEZONE\r\nTZID:America\/New_York\r\n/);
    const [event, ...others] = eventsIn(text);
    expect(others).toEqual([]);
    expect(event?.uid).toMatch(new RegExp(`^medical-${id}@.*\\.pippal$`));
    expect([event?.location, event?.description]).toEqual([
      '1 Main St, Springfield',
      `For Mia\nWith Dr. Lee 555 0100\n${CARD}`,
    ]);
    expect([event?.start, event?.end]).toEqual(['2026-11-24T20:30:00.000Z', '2026-11-24T21:15:00.000Z']);
    expect(text).toMatch(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT2H\r\n/);
  });

  it.each([
    // The hour that autumn repeats, both times, and the minutes around it.
    ['America/New_York', '2026-11-01T04:59:00.000Z', 'DTSTART;TZID=America/New_York:20261101T005900'],
    ['America/New_York', '2026-11-01T05:30:00.000Z', 'DTSTART:20261101T053000Z'],
    ['America/New_York', '2026-11-01T06:30:00.000Z', 'DTSTART:20261101T063000Z'],
    ['America/New_York', '2027-03-14T07:00:00.000Z', 'DTSTART;TZID=America/New_York:20270314T030000'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00.000Z', 'DTSTART;TZID=Australia/Lord_Howe:20261004T023000'],
    ['Africa/Casablanca', '2026-03-01T10:00:00.000Z', 'DTSTART;TZID=Africa/Casablanca:20260301T100000'],
    ['Europe/Berlin', '2028-02-29T23:00:00.000Z', 'DTSTART;TZID=Europe/Berlin:20280301T000000'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', 'DTSTART;TZID=Pacific/Kiritimati:20270101T000000'],
  ])(
    'in %s a file says %s as %s, and its zone gives the instant back [CAL-05] [D31]',
    async (zone, at, start) => {
      await ana.put('/api/household', { timeZone: zone });
      const { text } = await fileOf(await appoint({ appointmentDate: at, duration: 30 }));
      expect(text).toContain(`${start}\r\n`);
      const [event] = eventsIn(text);
      expect(event?.start).toBe(at);
      expect(Date.parse(event?.end ?? '') - Date.parse(at)).toBe(30 * 60_000);
    },
  );

  it('a file is the same until the appointment changes; then its sequence is higher [CAL-05]', async () => {
    const id = await appoint({ appointmentDate: '2026-11-24T15:30' });
    const first = await fileOf(id);
    expect((await fileOf(id)).text).toBe(first.text);
    await ana.put(`/api/medical-appointments/${id}`, { title: 'Dentist, moved' });
    const { text } = await fileOf(id);
    expect([eventsIn(first.text)[0]?.sequence, eventsIn(text)[0]?.sequence]).toEqual([0, 1]);
    const { json } = await ana.get<{ updatedAt: string }>(`/api/medical-appointments/${id}`);
    expect(text).toContain(`DTSTAMP:${json.updatedAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z\r\n`);
  });

  it('whole days of a school end on the day after the last, and name no zone [CAL-08] [D35]', async () => {
    await confirm([
      { date: '2026-11-26', event: 'Thanksgiving, school closed', kind: 'holiday' },
      { date: '2026-12-31', endDate: '2027-01-01', event: 'Winter Break' },
    ]);
    const holiday = await dayOf('2026-11-26');
    expect(holiday.text).toContain('DTSTART;VALUE=DATE:20261126\r\n');
    expect(holiday.text).toContain('DTEND;VALUE=DATE:20261127\r\n');
    expect(holiday.text).not.toMatch(/TZID|VTIMEZONE/);
    expect(eventsIn(holiday.text)[0]?.summary).toBe('Thanksgiving, school closed');
    const [start, end] = [await dayOf('2026-12-31'), await dayOf('2027-01-01')];
    expect(end.text).toBe(start.text);
    expect(start.text).toMatch(
      /DTSTART;VALUE=DATE:20261231\r\nSUMMARY:Winter Break\r\nDTEND;VALUE=DATE:20270102\r\n/,
    );
  });

  it('a date with several entries gives each of them; short days have their hour [CAL-07] [D35]', async () => {
    await confirm(
      [
        { date: '2026-11-25', event: 'Early dismissal', kind: 'early-dismissal', time: '12:30' },
        { date: '2026-11-25', event: 'Picture Day' },
      ],
      {
        breaks: [{ name: 'Fall Break', startDate: '2026-11-23', endDate: '2026-11-27', description: 'Rest' }],
      },
    );
    const { text } = await dayOf('2026-11-25');
    const events = eventsIn(text);
    expect(events.map(({ summary }) => summary)).toEqual(['Early dismissal', 'Picture Day', 'Fall Break']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
    expect(events[0]?.start).toBe('2026-11-25T17:30:00.000Z');
    expect(events[2]?.description).toBe('Rest');
  });

  it('lessons at home are entries of the day at the first school [D35]', async () => {
    const { json: mia } = await ana.post<{ id: string }>('/api/family-members', {
      name: 'Mia',
      relationship: 'child',
      age: 8,
    });
    await ana.post('/api/school-days', {
      date: '2026-11-24',
      memberId: mia.id,
      lessons: [{ start: '09:00', end: '09:30', subject: 'Math', activity: 'Fractions' }],
    });
    const { status, text } = await dayOf('2026-11-24');
    expect(status).toBe(200);
    const events = eventsIn(text);
    expect(events.map(({ summary, description }) => [summary, description])).toEqual([
      ['Math: Mia', 'Fractions'],
    ]);
    expect([events[0]?.start, events[0]?.end]).toEqual([
      '2026-11-24T14:00:00.000Z',
      '2026-11-24T14:30:00.000Z',
    ]);
    expect((await dayOf('2026-11-23')).status).toBe(404);
  });

  it('a further school has files of its own, and its name in front [D35]', async () => {
    await confirm([{ date: '2026-11-25', event: 'Picture Day' }]);
    const { json: park } = await ana.post<{ id: string }>('/api/schools', {
      schoolName: 'Park',
      calendarConfirmed: true,
      foundCalendar: {
        schoolName: 'Park',
        academicYear: '2026-2027',
        events: [{ date: '2026-11-25', event: 'Concert' }],
      },
    });
    const summaries = async (school: string) =>
      eventsIn((await dayOf('2026-11-25', ana, school)).text).map(({ summary }) => summary);
    expect(await summaries(park.id)).toEqual(['Park: Concert']);
    expect(await summaries('first')).toEqual(['Lincoln: Picture Day']);
  });

  it('a calendar that is not confirmed has no files, nor has a day without entries [CAL-07]', async () => {
    const events = [{ date: '2026-11-25', event: 'Picture Day' }];
    await confirm(events, { calendarConfirmed: false });
    expect((await dayOf('2026-11-25')).status).toBe(404);
    await confirm(events);
    expect((await dayOf('2026-11-25')).status).toBe(200);
    expect((await dayOf('2026-11-26')).status).toBe(404);
    expect((await dayOf('2026-11-25', ana, 'second')).status).toBe(404);
    expect((await dayOf('2026-02-30')).status).toBe(400);
  });

  it("a stranger's entries answer 404, and no visitor gets any [API-04] [API-07]", async () => {
    const id = await appoint({ appointmentDate: '2026-11-24T15:30' });
    await confirm([{ date: '2026-11-25', event: 'Picture Day' }]);
    const sven = await app.parent('Sven');
    const answers = [await fileOf(id, sven), await dayOf('2026-11-25', sven)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    for (const { text } of answers) expect(text).not.toMatch(/Dentist|Picture/);
    expect((await fileOf(id, app.visitor())).status).toBe(401);
    expect((await dayOf('2026-11-25', app.visitor())).status).toBe(401);
  });
});

// The single files of an export, for the programs that read them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { school as schoolKind, type School } from '#contract/kinds/school.ts';
import { medicalAppointment, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import { calendarFileOf } from './icalendar/household-calendar.ts';
import { csvOf } from './csv.ts';

/** Reads a CSV file by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1);
}
const csv = async (columns: string[], rows: Record<string, unknown>[]) =>
  (await Array.fromAsync(csvOf(columns, rows))).join('');

describe('a table', () => {
  test('is read back as it was by any program, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (texts) => {
        const rows = readCsv(
          await csv(
            ['id', 'name'],
            texts.map((name, id) => ({ id, name })),
          ),
        );
        expect(rows[0]).toEqual(['id', 'name']);
        const names = rows.slice(1).map(([, name]) => name!);
        expect(names.map((name, at) => (name === texts[at] ? name : name.replace(/^'/, '')))).toEqual(texts);
      }),
    );
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '-2+3'])(
    'has no cell that a spreadsheet would run: %j',
    async (text) => {
      expect(readCsv(await csv(['name'], [{ name: text }]))[1]).toEqual([`'${text}`]);
      expect(readCsv(await csv(['names'], [{ names: [text, 'b'] }]))[1]).toEqual([`'${text}, b`]);
    },
  );

  test('writes lists with commas, numbers and yes or no plainly, and what is nested as JSON', async () => {
    const row = {
      list: ['a', 'b "c"'],
      number: -3,
      yes: true,
      nothing: null,
      deep: { monday: { dinner: 'Soup' } },
    };
    expect(readCsv(await csv(Object.keys(row), [row]))[1]).toEqual([
      'a, b "c"',
      '-3',
      'true',
      '',
      '{"monday":{"dinner":"Soup"}}',
    ]);
  });
});

const appointment = storedRecord(medicalAppointment, {
  id: '0198a000-0000-7000-8000-000000000001',
  version: 3,
  updatedAt: '2026-11-21T08:00:00.000Z',
  title: '',
  appointmentDate: '2026-11-24T21:30:00.000Z',
  wallTime: '2026-11-24T15:30',
  timeZone: 'America/Chicago',
  reminderEnabled: false,
});
const calendar = async (changes: Partial<MedicalAppointment>) => {
  const pieces = await Array.fromAsync(
    calendarFileOf({
      householdId: 'home',
      name: 'Home',
      zone: 'America/Chicago',
      appointments: [{ ...appointment, ...changes }],
      members: [],
      contacts: [],
      menus: [],
      schoolSettings: [],
      schools: [],
    }),
  );
  return pieces.join('');
};

describe('a calendar', () => {
  test('has lines of at most 75 octets that never part a letter, and gives back what was typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (title) => {
        const file = await calendar({ title });
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [, written] = /\r\nSUMMARY:(.*)\r\n/.exec(file.replaceAll('\r\n ', ''))!;
        const read = written!.replaceAll(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(title.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ''));
      }),
    );
  });

  test('reminds only where the parent wants it, and has a length only where one is known', async () => {
    expect(await calendar({})).not.toMatch(/VALARM|DURATION/);
    expect(await calendar({ duration: 0 })).not.toContain('DURATION');
    expect(await calendar({ duration: 90, reminderEnabled: true, reminderTime: 2 })).toMatch(
      /DURATION:PT90M\r\n[^]*TRIGGER:-PT2H\r\n/,
    );
  });

  test('counts the changes of an event, so that reading a newer file replaces it', async () => {
    expect(await calendar({})).toContain('SEQUENCE:2\r\nDTSTAMP:20261121T080000Z\r\n');
  });
});

const school = storedRecord(schoolKind, {
  id: 'oak',
  version: 4,
  updatedAt: '2026-08-09T08:00:00.000Z',
  schoolName: 'Oak School',
  breaks: [
    { name: 'Winter Break', startDate: '2026-12-21', endDate: '2027-01-01' },
    { name: 'Snow Day', startDate: '2027-02-03', endDate: '2027-02-03' },
  ],
  calendarConfirmed: true,
  foundCalendar: {
    schoolName: 'Oak School',
    academicYear: '2026-2027',
    events: [
      { date: '2026-09-07', event: 'Labor Day', kind: 'holiday' },
      { date: '2026-11-24', event: 'Early Dismissal', kind: 'early-dismissal', time: '12:30' },
    ],
  },
  children: ['mia'],
});

describe('schools in the calendar', () => {
  const eventsOf = async (changes: Partial<School>): Promise<string[]> => {
    const pieces = await Array.fromAsync(
      calendarFileOf({
        householdId: 'home',
        name: 'Home',
        zone: 'America/Chicago',
        appointments: [],
        members: [{ id: 'mia', name: 'Mia', relationship: 'child', age: 9 }],
        contacts: [],
        menus: [],
        schoolSettings: [],
        schools: [{ ...school, ...changes }],
      }),
    );
    const text = pieces.join('').replaceAll('\r\n ', '');
    return text.split('BEGIN:VEVENT\r\n').slice(1);
  };

  test('a day off is a whole day on which nobody is busy, and a break is one event [CAL-07]', async () => {
    const events = await eventsOf({});
    expect(events).toHaveLength(4);
    const [holiday, , winter, snow] = events;
    expect(holiday).toContain(
      'DTSTART;VALUE=DATE:20260907\r\nSUMMARY:Labor Day\r\nDTEND;VALUE=DATE:20260908\r\n',
    );
    expect(holiday).toContain('TRANSP:TRANSPARENT\r\n');
    expect(holiday).toMatch(
      /UID:school-oak-2026-09-07-[^@]+@home\.pippal\r\nSEQUENCE:3\r\nDTSTAMP:20260809T080000Z/,
    );
    expect(winter).toContain(
      'DTSTART;VALUE=DATE:20261221\r\nSUMMARY:Winter Break\r\nDTEND;VALUE=DATE:20270102\r\n',
    );
    expect(snow).toContain(
      'DTSTART;VALUE=DATE:20270203\r\nSUMMARY:Snow Day\r\nDTEND;VALUE=DATE:20270204\r\n',
    );
  });

  test('a short day has its hour and the names of its children [D9]', async () => {
    const [, short] = await eventsOf({});
    // Half past twelve in Chicago.
    expect(short).toContain('DTSTART:20261124T183000Z\r\nSUMMARY:Early Dismissal · Mia\r\n');
    expect(short).not.toContain('TRANSP');
  });

  test('a calendar that is not confirmed is left out [CAL-07]', async () => {
    expect(await eventsOf({ calendarConfirmed: false })).toEqual([]);
  });
});

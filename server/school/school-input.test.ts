// Odd and wrong values in school settings over HTTP: kept as they were sent, or refused with one sentence.
import { beforeEach, expect, it } from 'vitest';
import type { SchoolSettings } from '#contract/kinds/school.ts';
import { newId } from '../db/records/ids.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import type { Visitor } from '../testing/app.ts';
import { suiteApp } from '../testing/suite-app.ts';
import { DEFAULTS, WHOLE } from './testing/whole-settings.ts';

const SETTINGS = '/api/school-settings';

/** Settings whose calendar has this event only. */
const calendarWith = (event: unknown) => ({ foundCalendar: { ...WHOLE.foundCalendar, events: [event] } });
onEachDatabase('values of school settings', ({ open }) => {
  const app = suiteApp(open);
  let ana: Visitor;

  beforeEach(async () => {
    ana = await app.parent('Ana');
  });

  async function save(fields: object): Promise<SchoolSettings> {
    const answer = await ana.post<SchoolSettings>(SETTINGS, fields);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  }
  const read = async () => (await ana.get<SchoolSettings | null>(SETTINGS)).json;
  it.each([
    [{ schoolType: 'night' }, 'Please choose a school type.'],
    [{ daysPerWeek: 7 }, "Days per week can't be above 6."],
    [{ daysPerWeek: 2 }, "Days per week can't be below 3."],
    [{ schoolHours: { start: '8:00', end: '15:00' } }, 'School hours, start: times are written like 08:30.'],
    [{ schoolHours: { start: '15:00', end: '08:00' } }, 'School hours: the end must be after the start.'],
    [{ schoolHours: '8 to 3' }, 'School hours have a start and an end.'],
    [{ subjects: 'Math' }, 'Subjects must be a list of texts.'],
    [{ breaks: [{ name: 'Winter' }] }, 'Breaks: dates are written like 2026-11-23.'],
    [
      { breaks: [{ name: 'x'.repeat(201), startDate: '2026-12-21', endDate: '2026-12-22' }] },
      'Breaks, name can have at most 200 characters.',
    ],
    [{ breaks: Array.from({ length: 101 }, () => WHOLE.breaks[0]) }, 'Breaks can have at most 100 entries.'],
    [
      { foundCalendar: { ...WHOLE.foundCalendar, events: [{ date: '2026-02-30', event: 'Never' }] } },
      'School calendar: dates are written like 2026-11-23.',
    ],
    [
      {
        foundCalendar: {
          ...WHOLE.foundCalendar,
          events: [{ date: '2026-02-20', event: 'x'.repeat(10_001) }],
        },
      },
      'School calendar, event can have at most 10,000 characters.',
    ],
    [
      {
        foundCalendar: {
          ...WHOLE.foundCalendar,
          events: Array.from({ length: 501 }, () => ({ date: '2026-09-01', event: '' })),
        },
      },
      'School calendar, events can have at most 500 entries.',
    ],
    [
      { breaks: [{ name: 'Winter', startDate: '2027-01-01', endDate: '2026-12-21' }] },
      "Breaks: the last day can't be before the first.",
    ],
    [
      calendarWith({ date: '2026-11-27', event: 'Thanksgiving', endDate: '2026-11-25' }),
      "School calendar: the last day can't be before the first.",
    ],
    [
      calendarWith({ date: '20260-11-27', event: 'Thanksgiving' }),
      'School calendar: dates are written like 2026-11-23.',
    ],
    [
      calendarWith({ date: '0026-11-27', event: 'Thanksgiving' }),
      'School calendar: dates lie between 1900 and 2199.',
    ],
    [calendarWith({ date: '2026-11-27' }), 'School calendar, event must be text.'],
    [calendarWith(null), 'School calendar: an event has a date and a title.'],
    [
      calendarWith({ date: '2026-11-27', event: 'Sale', kind: 'party' }),
      'School calendar: unknown kind of event.',
    ],
    [
      calendarWith({ date: '2026-11-27', event: 'Late', time: '24:00' }),
      'School calendar: times are written like 08:30.',
    ],
    [{ foundCalendar: { events: [] } }, 'School calendar, school name must be text.'],
    [{ foundCalendar: [] }, 'School calendar has a school name, an academic year and events.'],
    [{ children: 'Mia' }, 'Children must be a list.'],
    [{ calendarConfirmed: 'yes' }, 'Calendar confirmed is true or false.'],
    [{ children: [newId()] }, 'This family member is no longer there. Please choose another one.'],
  ])(
    'with a mistake are refused with a sentence that names the field: %j [D23, D24]',
    async (wrong, says) => {
      const before = await save(WHOLE);
      const answer = await ana.post(SETTINGS, { ...WHOLE, ...wrong });
      expect([answer.status, answer.text]).toEqual([400, says]);
      expect(await read()).toEqual(before);
    },
  );

  it('keep repeated events, empty titles and every sign; absent options stay absent [API-04]', async () => {
    const events = [
      { date: '2026-09-07', event: 'Labor Day' },
      { date: '2026-09-07', event: 'Labor Day' },
      { date: '2026-09-07', event: '', endDate: '2026-09-07' },
      { date: '2026-09-08', event: '\u202eFête 👩‍👩‍👧 \u200b"</script>\\', source: ' 8.9. …\tFête\r\n' },
    ];
    const { foundCalendar } = await save({ foundCalendar: { ...WHOLE.foundCalendar, events } });
    expect(foundCalendar?.events).toStrictEqual(events);
    expect((await read())?.foundCalendar?.events).toStrictEqual(events);
    const [plain] = events;
    const empty = { endDate: null, kind: null, time: '', qualifier: '', source: null };
    await save(calendarWith({ ...plain, ...empty, color: 'red' }));
    expect((await read())?.foundCalendar?.events).toStrictEqual([plain]);
    // PostgreSQL cannot store NUL.
    await save(calendarWith({ ...plain, event: 'Labor\0 Day' }));
    expect((await read())?.foundCalendar?.events).toStrictEqual([plain]);
  });

  it('that are longer than a request may be are refused with a sentence, and nothing changes [D24]', async () => {
    const before = await save(WHOLE);
    const events = Array.from({ length: 10_000 }, () => ({ date: '2026-09-07', event: 'Labor Day' }));
    const { status, text } = await ana.post(SETTINGS, {
      foundCalendar: { ...WHOLE.foundCalendar, events },
    });
    expect([status, text]).toEqual([413, "That's too much at once. Please send something smaller."]);
    expect(await read()).toEqual(before);
  });

  it('hold 500 events and 100 breaks, take null or nothing in a field as clearing, and keep what is absent [API-04, D28]', async () => {
    const events = Array.from({ length: 500 }, (_, at) => ({ date: '2026-09-01', event: `Event ${at}` }));
    const breaks = Array.from({ length: 100 }, () => ({ ...WHOLE.breaks[0] }));
    const full = { ...WHOLE, breaks, foundCalendar: { ...WHOLE.foundCalendar, events } };
    expect(await save(full)).toMatchObject(full);
    const none = { schoolType: null, schoolHours: null, breaks: '', foundCalendar: null, children: null };
    const { schoolType, schoolHours, breaks: noBreaks, foundCalendar, children } = DEFAULTS;
    const cleared = { ...full, schoolType, schoolHours, breaks: noBreaks, foundCalendar, children };
    expect(await save(none)).toMatchObject(cleared);
  });
});

import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './calendar.ts';
import { nextEntry, nextInWords } from './next-entry.ts';

const ZONE = 'America/New_York';
const NAMES = new Map([
  ['mia', 'Mia'],
  ['leo', 'Leo'],
]);
const at = (time: string) => new Date(`2026-11-24T${time}:00-05:00`);
const event = (
  date: string,
  time: string,
  title: string,
  more: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  id: 'medical-1',
  key: `${date} ${time} ${title}`,
  title,
  date,
  time,
  description: '',
  isAIGenerated: false,
  type: 'medical',
  ...more,
});
const said = (now: Date, events: CalendarEvent[], zone = ZONE) => {
  const next = nextEntry({ now, zone, events });
  return next && nextInWords(next, zone === ZONE ? '2026-11-24' : '2026-11-25', NAMES);
};

const DENTIST = event('2026-11-25', '12:30', 'Dentist', { memberIds: ['mia'] });

describe('the next entry', () => {
  test('is the earliest after this minute, with its person, day and time [DASH-05]', () => {
    const events = [event('2026-11-26', '08:00', 'Eye test'), DENTIST, event('2026-11-24', '09:00', 'Over')];
    expect(said(at('09:00'), events)).toBe('Dentist for Mia, tomorrow 12:30 PM');
    expect(said(at('08:59'), events)).toBe('Over, today 9:00 AM');
  });

  test.each([
    ['2026-11-24', 'today'],
    ['2026-11-25', 'tomorrow'],
    ['2026-11-30', 'Monday'],
    ['2026-12-01', 'Tue, Dec 1'],
    ['2027-01-05', 'Tue, Jan 5, 2027'],
  ])('on %s it is %s [DASH-05]', (date, day) => {
    expect(said(at('07:00'), [event(date, '15:00', 'Dentist')])).toBe(`Dentist, ${day} 3:00 PM`);
  });

  test('passes over whole days and takes each lesson at home by itself [DASH-05] [D35]', () => {
    const lesson = {
      ...event('2026-11-24', '10:00', 'Art: Leo', { kind: 'lesson', memberIds: ['leo'] }),
      subject: 'Art',
      children: ['Leo'],
    };
    const events = [
      event('2026-11-25', '00:00', 'Fall Break Begins', { allDay: true, type: 'school' }),
      event('2026-11-24', '09:00', 'School: 2 lessons', {
        type: 'school',
        kind: 'lessons',
        lessons: [lesson],
      }),
      DENTIST,
    ];
    expect(said(at('09:30'), events)).toBe('Art for Leo, today 10:00 AM');
    expect(said(at('10:00'), events)).toBe('Dentist for Mia, tomorrow 12:30 PM');
  });

  test('keeps its person, day and time in view behind a long title [DASH-05]', () => {
    const title = 'Annual developmental follow-up with the whole care team at the clinic';
    expect(said(at('09:00'), [{ ...DENTIST, title }])).toBe(
      'Annual developmental follow-up with the whole… for Mia, tomorrow 12:30 PM',
    );
    expect(said(at('09:00'), [{ ...DENTIST, title: 'Ä'.repeat(60) }])).toBe(
      `${'Ä'.repeat(47)}… for Mia, tomorrow 12:30 PM`,
    );
  });

  test("is counted from the household's clock, not the browser's [DASH-05]", () => {
    const late = new Date('2026-11-25T04:30:00Z');
    expect(said(late, [event('2026-11-25', '08:00', 'Dentist')])).toBe('Dentist, tomorrow 8:00 AM');
    expect(said(late, [event('2026-11-25', '13:31', 'Dentist')], 'Asia/Tokyo')).toBe(
      'Dentist, today 1:31 PM',
    );
    expect(said(late, [event('2026-11-25', '13:30', 'Dentist')], 'Asia/Tokyo')).toBeNull();
  });

  test('of several people names them all, and nobody whom the title names [DASH-05]', () => {
    const both = { memberIds: ['mia', 'leo'] };
    expect(said(at('07:00'), [event('2026-11-24', '08:00', 'Flu shots', both)])).toBe(
      'Flu shots for Mia and Leo, today 8:00 AM',
    );
    expect(said(at('07:00'), [event('2026-11-24', '08:00', 'Mia and Leo: shots', both)])).toBe(
      'Mia and Leo: shots, today 8:00 AM',
    );
    expect(nextEntry({ now: at('07:00'), zone: ZONE, events: [] })).toBeNull();
  });
});

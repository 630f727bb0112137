// An invented family with a school whose calendar is confirmed, for tests of answers about school.
import { schoolSettings, type SchoolSettings } from '#contract/kinds/school.ts';
import { schoolDay, type SchoolDay } from '#contract/kinds/school-day.ts';
import type { SchoolEvent } from '#contract/shapes.ts';
import { storedRecord } from '#contract/testing/stored-record.ts';
import type { Household } from '../../../reading/household.ts';
import { memberWith } from '../../testing/records.ts';

export const EVENTS: SchoolEvent[] = [
  { date: '2026-09-02', event: 'First Day of School', kind: 'first-day' },
  { date: '2026-11-25', endDate: '2026-11-27', event: 'Thanksgiving Break', kind: 'break' },
  { date: '2026-12-04', event: 'Early Dismissal', kind: 'early-dismissal', time: '12:30' },
  { date: '2026-12-10', event: 'Picture Day', kind: 'school' },
  { date: '2027-04-05', endDate: '2027-04-09', event: 'Spring Break', kind: 'break' },
  { date: '2027-06-16', event: 'Last Day of School', kind: 'last-day' },
];
export const WINTER = { name: 'Winter Break', startDate: '2026-12-23', endDate: '2027-01-01' };

export const settings = (fields: Partial<SchoolSettings> = {}): SchoolSettings =>
  storedRecord(schoolSettings, {
    id: 'school-settings',
    schoolName: 'Lincoln Elementary',
    schoolHours: { start: '08:15', end: '14:45' },
    breaks: [WINTER],
    calendarConfirmed: true,
    foundCalendar: { schoolName: 'Lincoln Elementary', academicYear: '2026-2027', events: EVENTS },
    ...fields,
  });
const lesson = (start: string, subject: string, done = false) => ({
  start,
  end: '11:00',
  subject,
  activity: 'Chapter 4',
  shared: false,
  teacher: false,
  done,
});
const dayOf = (date: string, done: boolean): SchoolDay =>
  storedRecord(schoolDay, {
    id: date,
    date,
    memberId: 'maya',
    lessons: [lesson('09:00', 'Math'), lesson('10:00', 'Reading', done)],
  });
export const FAMILY: Partial<Household> = {
  members: [
    memberWith({ id: 'maya', name: 'Maya', age: 10 }),
    memberWith({ id: 'theo', name: 'Theo', age: 4 }),
  ],
  schoolSettings: settings(),
  schoolDays: [dayOf('2026-11-20', true), dayOf('2026-11-23', false)],
};

// Cards of a family without a school: the first card starts one; lessons at home are planned on a card.
import { describe, expect, test } from 'vitest';
import type { Household } from '../../reading/household.ts';
import { ANSWERERS } from '../answerers.ts';
import { askedOf } from '../testing/asked.ts';
import { appointmentWith, memberWith } from '../testing/records.ts';

const APPOINTMENT = appointmentWith({
  id: 'a1',
  title: 'Ines dentist',
  when: '2026-11-25T14:15',
  familyMemberId: 'ines',
  duration: 30,
  type: 'checkup',
});

const FAMILY: Partial<Household> = {
  members: [
    memberWith({ id: 'ines', name: 'Ines', age: 14 }),
    memberWith({ id: 'otto', name: 'Otto', age: 7, notes: 'Homeschooled.' }),
  ],
  appointments: [APPOINTMENT],
};

function answer(intent: string, said: string, chosen = {}) {
  const plan = ANSWERERS[intent]?.(askedOf(intent, said, FAMILY, { chosen }));
  if (!plan) throw new Error(`Nobody answers ${intent}.`);
  return plan;
}

describe('a family without a school', () => {
  test('an entry for a child starts a school for that child', () => {
    expect(answer('school_add', 'finals for Ines are jan 25 to 29').cards).toMatchObject([
      {
        tool: 'saveSchoolSettings',
        input: {
          children: ['ines'],
          calendarConfirmed: true,
          foundCalendar: {
            events: [{ event: 'Finals', date: '2027-01-25', endDate: '2027-01-29', kind: 'school' }],
          },
        },
      },
    ]);
  });

  test('a break ends on the day before school goes on', () => {
    expect(answer('school_add', 'winter break starts dec 21 back on jan 5').cards).toMatchObject([
      { input: { breaks: [{ name: 'Winter Break', startDate: '2026-12-21', endDate: '2027-01-04' }] } },
    ]);
  });

  test('days of lessons at home become the settings of a homeschool', () => {
    expect(answer('lesson_plan', 'homeschool for Otto is monday to thursday 9 to noon').cards).toEqual([
      {
        tool: 'saveSchoolSettings',
        input: {
          schoolType: 'homeschool',
          children: ['otto'],
          daysPerWeek: 4,
          schoolHours: { start: '09:00', end: '12:00' },
          notes: 'Monday to Thursday',
        },
      },
    ]);
  });

  test('a week of a subject is planned for the child, in the length that is said', () => {
    const { cards = [], text } = answer('lesson_plan', 'plan Otto a week of reading, 20 min a day');
    expect(cards).toMatchObject([
      { tool: 'saveSchoolSchedule', input: { request: { subjects: ['Reading'], from: '2026-11-23' } } },
    ]);
    expect(text).toContain('Monday: 9:00 AM to 9:20 AM Reading');
  });

  test('an appointment is told where nothing is known of school hours', () => {
    const { text } = answer('school_ask', 'does Ines have to leave school early wednesday for the dentist');
    expect(text).toContain('Wednesday, November 25 at 2:15 PM');
    expect(text).toContain('No school hours are stored');
  });

  test('a grade has no card before the parent chooses the notes', () => {
    const plan = answer('grade_add', 'Ines got a 90 on the math test, log it');
    expect(plan.cards).toBeUndefined();
    expect(
      answer('grade_add', 'Ines got a 90 on the math test, log it', { note: 'note' }).cards,
    ).toMatchObject([
      { tool: 'updateFamilyMember', input: { id: 'ines', notes: expect.stringContaining('got a 90') } },
    ]);
  });
});

describe('what is told of a school that is not stored yet', () => {
  test.each([
    ['Ines has school every weekday from 8:40 to 3:40', { schoolHours: { start: '08:40', end: '15:40' } }],
    [
      'Ines goes to Roosevelt Middle School Monday through Friday, 8:25 to 3:15',
      { schoolName: 'Roosevelt Middle School', schoolHours: { start: '08:25', end: '15:15' } },
    ],
  ])('“%s” starts it', (said, input) => {
    expect(answer('school_change', said).cards).toMatchObject([{ tool: 'saveSchoolSettings', input }]);
  });

  test('hours of one weekday have no field', () => {
    const plan = answer('school_change', 'every wednesday school ends at 2');
    expect([plan.cards, plan.text]).toEqual([undefined, expect.stringMatching(/^School hours are the same/)]);
  });

  test('a day without school because of conferences is a day off', () => {
    const events = [{ date: '2026-12-04', kind: 'no-school', event: 'No school, conferences' }];
    expect(answer('school_add', 'Ines has no school on december 4, conferences').cards).toMatchObject([
      { input: { foundCalendar: { events } } },
    ]);
  });
});

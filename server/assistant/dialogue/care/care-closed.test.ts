// A day on which the place of a small child is closed is a day off of that child, all day.
import { describe, expect, test } from 'vitest';
import { contactWith, memberWith } from '../../answers/testing/records.ts';
import { EMPTY_HOUSEHOLD } from '../../reading/household.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const family = {
  ...EMPTY_HOUSEHOLD,
  speakerId: 'ines',
  members: [
    memberWith({ id: 'ines', name: 'Ines', relationship: 'parent', age: 34 }),
    memberWith({ id: 'rui', name: 'Rui', age: 9, notes: '4th grade at Hillside Elementary.' }),
    memberWith({ id: 'bea', name: 'Bea', age: 3, notes: 'Acorn Grove preschool, until 3 pm.' }),
  ],
  contacts: [contactWith({ id: 'acorn', name: 'Acorn Grove Preschool', phoneNumber: '555-0133' })],
};
const said = (...turns: readonly string[]) => lastCards(turns, { family });

describe('a place that is closed', () => {
  test.each([
    'preschool is closed friday dec 4, put that on the calendar',
    'no preschool on dec 4, calendar please',
    'acorn grove closed dec 4 add to calendar',
  ])('“%s” is a day off', (message) => {
    const [card, ...others] = said(message);
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      tool: 'saveSchoolSettings',
      input: {
        children: ['bea'],
        foundCalendar: { events: [{ date: '2026-12-04', kind: 'no-school' }] },
      },
    });
  });

  test('one more day is a day of the same place', () => {
    const [card] = said('preschool is closed dec 4, put it on the calendar', 'dec 7 too');
    expect(JSON.stringify(card?.input)).toMatch(/2026-12-04.*2026-12-07/);
  });

  test.each([
    'is preschool closed on friday',
    'when does preschool close',
    'preschool closes at noon friday',
  ])('“%s” takes nothing away and adds no day off', (message) =>
    expect(JSON.stringify(lastPlan([message], { family }).cards ?? [])).not.toMatch(/delete|no-school/),
  );
});

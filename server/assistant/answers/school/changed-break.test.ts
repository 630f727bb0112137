// The days of a break that is stored are changed by its name, and a question about it is about no other one.
import { describe, expect, test } from 'vitest';
import { lastPlan } from '../../dialogue/testing/thread.ts';
import { EVENTS, FAMILY, settings, WINTER } from './testing/school-family.ts';

describe('the days of a break that is stored', () => {
  test.each([
    ['Please change the winter break so that it ends on January 5', '2026-12-23', '2027-01-05'],
    ['winter break starts on dec 21 now', '2026-12-21', '2027-01-01'],
    ['winter break got moved to dec 19 to jan 3', '2026-12-19', '2027-01-03'],
  ])('“%s”', (said, startDate, endDate) => {
    const { text, cards = [] } = lastPlan([said], { family: FAMILY });
    expect(cards.map(({ input }) => input)).toEqual([{ breaks: [{ ...WINTER, startDate, endDate }] }]);
    expect(text).toContain('before from Wednesday, December 23 to Friday, January 1, 2027');
  });

  test('the name of a break is no day of it', () => {
    const { cards = [] } = lastPlan(['thanksgiving break starts on the 24th'], { family: FAMILY });
    expect(JSON.stringify(cards)).toContain('{"date":"2026-11-24","endDate":"2026-11-27"');
  });

  test.each(['is winter break until january 5', 'we fly to utah on dec 27 for winter break'])(
    '“%s” changes no break',
    (said) =>
      expect(JSON.stringify(lastPlan([said], { family: FAMILY }).cards ?? [])).not.toMatch(/"breaks"/),
  );
});

test('when school is back belongs to the break that was asked about', () => {
  const turns = ['when does winter break start, and when do they go back?', 'when is spring break'];
  expect(lastPlan(turns.slice(0, 1), { family: FAMILY }).text).toMatch(/back on Monday, January 4, 2027/);
  expect(lastPlan([...turns, 'when do they go back'], { family: FAMILY }).text).toMatch(/April 12, 2027/);
});

test('a break is no concert of the same season, and an hour keeps its colon', () => {
  const events = [
    ...EVENTS,
    { date: '2026-12-17', event: 'Winter concert, 6:30 pm', kind: 'school' as const },
  ];
  const schoolSettings = settings({
    foundCalendar: { schoolName: 'Lincoln Elementary', academicYear: '2026-2027', events },
  });
  const textOf = (said: string) => lastPlan([said], { family: { ...FAMILY, schoolSettings } }).text;
  expect(textOf('when is winter break')).toMatch(/^Winter Break starts/);
  expect(textOf('when is the winter concert')).toContain('6:30 pm');
});

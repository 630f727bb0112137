// 'They only have 430', '830 sorry' of a visit: a number alone is an hour.
import { describe, expect, test } from 'vitest';
import { timesIn } from '#rules/time/spoken/times.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const moment = (turns: readonly string[], approves: boolean) =>
  lastCards(turns, { approves }).map(({ input }) => input['appointmentDate']);

describe.each([true, false])('a number after a new visit, approved: %s', (approves) => {
  test.each([
    ['sorry 845', '2026-11-27T08:45'],
    ['they only had 230', '2026-11-27T14:30'],
    ['no 8', '2026-11-27T08:00'],
  ])('“%s” is its hour', (said, expected) => {
    expect(moment(['book theo a hearing test friday at 9', said], approves)).toEqual([expected]);
  });

  test.each(['12 kids come along', '275 sorry', 'room 430'])('“%s” is none', (said) => {
    const before = '2026-11-27T09:00';
    const moments = moment(['book theo a hearing test friday at 9', said], approves);
    expect(moments.every((one) => one === undefined || one === before)).toBe(true);
  });
});

test('an hour after the day of somebody is of that day and that person', () => {
  const [card, ...others] = lastCards(['is lucas free saturday morning', 'soccer is 9 to 1030']);
  expect(others).toEqual([]);
  expect(card?.input).toMatchObject({
    appointmentDate: '2026-11-28T09:00',
    duration: 90,
    familyMemberId: 'lucas',
  });
  expect(lastPlan(['is lucas free saturday morning', 'soccer is 9 to 1030']).text).not.toContain('left out');
  expect(lastCards(['is lucas free saturday morning', 'and at 3?'])).toEqual([]);
});

test.each(['the score is 10 to 1130 points', 'sugar is 110 to 130'])('“%s” is no stretch of time', (said) => {
  expect(timesIn(said, said).every(({ endTime }) => endTime === undefined)).toBe(true);
});

test('a stored visit that was asked about moves by it', () => {
  expect(moment(["when is theo's checkup", 'can they do 1015'], true)).toEqual(['2026-11-23T10:15']);
});

const CHECKUP = "when is theo's checkup";
const BOOKED = 'dentist for mia friday at 3';

describe('an hour in bare digits after a visit', () => {
  test.each([
    ['they can only do 1045', '2026-11-23T10:45'],
    ['the office has just 1120', '2026-11-23T11:20'],
    ['1015 works better for them', '2026-11-23T10:15'],
    ['oh it got moved to 245', '2026-11-23T14:45'],
    ['oops 230', '2026-11-23T14:30'],
    ['they only have 9', '2026-11-23T09:00'],
    ['can they do 4', '2026-11-23T16:00'],
  ])('“%s” moves the visit', (said, appointmentDate) => {
    expect(lastCards([CHECKUP, said])).toMatchObject([{ input: { id: 'checkup', appointmentDate } }]);
  });

  test.each([
    ['345 sorry', '2026-11-27T15:45'],
    ['doc said 415', '2026-11-27T16:15'],
    ['no 1130', '2026-11-27T11:30'],
  ])('“%s” corrects one that was just stored', (said, appointmentDate) => {
    expect(lastCards([BOOKED, said], { approves: true })).toMatchObject([{ input: { appointmentDate } }]);
  });

  test.each(['they have 430 patients', 'its in room 215', 'they want 120 dollars', 'the copay is 230'])(
    '“%s” moves nothing',
    (said) => {
      expect(
        lastCards([CHECKUP, said]).filter(({ input }) => input['appointmentDate'] !== undefined),
      ).toEqual([]);
    },
  );
});

// The day of the others' visits of a kind, and a visit called by the beginning of its title.
import { expect, test } from 'vitest';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const options = { family: GAILS_FAMILY };
const cleaning = (at: string): unknown[] => [
  expect.objectContaining({ appointmentDate: at, familyMemberId: 'june' }),
];

test.each([
  [['dentist for june too, same day as the other two', '5pm'], '2026-12-03T17:00'],
  [['june needs a dental cleaning same day as the others at 4:30'], '2026-12-03T16:30'],
])('%j', (turns, at) => {
  expect(lastCards(turns, options).map(({ input }) => input)).toEqual(cleaning(at));
  expect(lastPlan(turns, options).text).not.toContain('left out');
});

test('of visits on several days the day is asked', () => {
  expect(lastPlan(['speech therapy for june same day as the others'], options).cards ?? []).toEqual([]);
});

test.each(['when is the mammo', 'what time mammo', 'what time is the mammogram'])('%s', (said) => {
  expect(lastPlan([said], options).text).toContain('8:40 AM');
});

test('an everyday word is no beginning of a title', () => {
  expect(lastCards(['mass for june december 20 at 10'], options)[0]?.input['title']).not.toContain(
    'ammogram',
  );
});

test.each([
  [['how many appointments this week', 'n the one after'], 'November 30'],
  [["what's on monday", 'and the one after that'], 'Tuesday, November 24'],
])('%j goes on to the next week or day', (turns, words) => {
  expect(lastPlan(turns, options).text).toContain(words);
});

const on = (...turns: string[]): unknown[] =>
  lastCards(turns, { ...options, approves: true }).map(({ tool, input }) => [
    tool,
    input['id'],
    input['items'],
  ]);
test('a thing in the place of one that came off goes on that list', () => {
  expect(on('take the mouse traps off the hardware store list', 'bait blocks instead then')).toEqual([
    ['addShoppingItems', 'hardware', [expect.objectContaining({ name: 'Bait blocks' })]],
  ]);
  expect(
    on('take the mouse traps off the hardware store list', 'not that one, the steel wool instead'),
  ).not.toEqual([['addShoppingItems', 'hardware', expect.anything()]]);
});

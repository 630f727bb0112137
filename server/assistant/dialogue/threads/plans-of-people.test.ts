// A plan or a shift of somebody moves no stored appointment; a word of moving, or the appointment's own name, does.
import { expect, test } from 'vitest';
import { GAILS_FAMILY } from '../testing/thread-family.ts';
import { lastCards } from '../testing/thread.ts';

const moved = (...turns: string[]): unknown[] =>
  lastCards(turns, { family: GAILS_FAMILY })
    .filter(({ tool }) => tool === 'updateMedicalAppointment')
    .map(({ input }) => [input['id'], input['appointmentDate']]);

test.each([
  'walt goes monday at 3 now',
  'walt has bingo on monday now instead of tuesday',
  'walt works late monday now',
  'gail drives december 14 at 4 now',
])('nothing moves: %s', (said) => expect(moved(said)).toEqual([]));

test.each([
  ['walts inr check is at 11 now', [['a1', '2026-11-23T11:00']]],
  ['move walt on monday to 11', [['a1', '2026-11-23T11:00']]],
  ['push walts appointment to tuesday', [['a1', '2026-11-24T09:15']]],
  ['gails mammogram is dec 15 now', [['a7', '2026-12-15T08:40']]],
])('the appointment moves: %s', (said, cards) => expect(moved(said)).toEqual(cards));

test('a day alone moves the appointment spoken of', () => {
  expect(moved('when is the mammogram', 'make it december 16')).toEqual([['a7', '2026-12-16T08:40']]);
});

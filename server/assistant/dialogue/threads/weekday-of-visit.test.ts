// 'Move it to Wednesday' of a visit in another week is the Wednesday of that week.
import { expect, test } from 'vitest';
import { lastCards } from '../testing/thread.ts';
import { GAILS_FAMILY } from '../testing/thread-family.ts';

const day = (...turns: readonly string[]) =>
  lastCards(turns, { family: GAILS_FAMILY }).map(({ input }) => input['appointmentDate']);

// It is Sunday, November 22; the mammogram is on Monday, December 14, the cleanings are on Thursday, December 3.
test.each([
  [['cancel the mammogram', 'wait no. move it to wed instead'], '2026-12-16T08:40'],
  [['move the mammogram to thursday'], '2026-12-17T08:40'],
  [["move ivo's cleaning to friday"], '2026-12-04T15:30'],
  [["push ivo's cleaning to tues instead"], '2026-12-01T15:30'],
  // The weekday says which one it is.
  [['move the mammogram on monday to 10am'], '2026-12-14T10:00'],
  [["move ivo's cleaning on thursday to 4pm"], '2026-12-03T16:00'],
  // Another week is named.
  [['move the mammogram to this friday'], '2026-11-27T08:40'],
  [['move the mammogram to friday november 27'], '2026-11-27T08:40'],
  // Of the coming week, and of this one: nothing changes.
  [["move walt's inr check to wednesday"], '2026-11-25T09:15'],
])('%s', (turns, when) => {
  expect(day(...turns)).toEqual([when]);
});

test('a visit is canceled by its weekday, whichever week it is in; this Monday is the next', () => {
  const gone = (said: string) => lastCards([said], { family: GAILS_FAMILY }).map(({ tool }) => tool);
  expect(gone('cancel the mammogram on monday')).toEqual(['deleteMedicalAppointment']);
  expect(gone('cancel the mammogram this monday')).toEqual([]);
});

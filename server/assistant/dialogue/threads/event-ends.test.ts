// Events whose end is told, with a beginning or without: the end is never taken for the beginning.
import { describe, expect, test } from 'vitest';
import { appointmentWith } from '../../answers/testing/records.ts';
import { lastCards, lastPlan } from '../testing/thread.ts';

const created = (turns: string[]) => {
  const [card] = lastCards(turns);
  expect(card?.tool).toBe('createMedicalAppointment');
  return card?.input;
};

describe('hours and days of an event that are its end', () => {
  test.each([
    ['add a babysitter for friday night 6 to 10', '2026-11-27T18:00', 240],
    ['book club thursday evening 7-9', '2026-11-26T19:00', 120],
    ['soccer practice monday 4 until 5:30', '2026-11-23T16:00', 90],
  ])('“%s”', (said, appointmentDate, duration) => {
    expect(created([said])).toMatchObject({ appointmentDate, duration });
  });

  test.each(['theo has soccer practice thursday til 6', 'soccer practice thursday until 5:30'])(
    '“%s” tells no beginning: it is asked for, and two hours are both read',
    (said) => {
      expect(lastCards([said])).toEqual([]);
      expect(lastPlan([said]).asked).toBe('time');
      expect(created([said, '4 to 6'])).toMatchObject({ appointmentDate: '2026-11-26T16:00', duration: 120 });
      // The end that was told is kept.
      expect(created([said, 'at 3'])).toMatchObject({
        appointmentDate: '2026-11-26T15:00',
        duration: /6/.test(said) ? 180 : 150,
      });
    },
  );

  test.each(['from march 6 to april 24', 'til end of april'])('“%s” then moves nothing', (said) => {
    const appointments = [appointmentWith({ id: 'swim', title: 'Swim lessons', when: '2026-11-28T10:00' })];
    expect(lastCards(['move the swim lessons', said], { family: { appointments } })).toEqual([]);
  });
});

// Today is Sunday, November 22, 18:30.
test.each([
  ['theo has ballet mon and wed 4 to 5', ['2026-11-23T16:00', '2026-11-25T16:00']],
  [
    'theo has zoom with his teacher mon wed fri at 9',
    ['2026-11-23T09:00', '2026-11-25T09:00', '2026-11-27T09:00'],
  ],
  ['soccer saturday and sunday at 10', ['2026-11-28T10:00', '2026-11-29T10:00']],
  ['soccer thursday at 10', ['2026-11-26T10:00']],
])('“%s” is an entry for each weekday', (said, dates) => {
  expect(
    lastCards([said])
      .map(({ input }) => input['appointmentDate'])
      .toSorted(),
  ).toEqual(dates);
});

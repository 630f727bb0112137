// Second and later turns: what they mean, and that none of them touches a record that nobody spoke of.
import { describe, expect, test } from 'vitest';
import { GAILS_FAMILY as family } from './testing/thread-family.ts';
import { lastCards } from './testing/thread.ts';

const cardsOf = (turns: readonly string[], approves = true) => lastCards(turns, { family, approves });

describe('somebody else', () => {
  const PLAY = 'put a school play for nell on dec 18 at 7 pm';

  test.each(['ivo and june come too', 'ivo and june are coming as well'])(
    '“%s” gives each of them the event, and changes no visit of theirs',
    (said) => {
      const cards = cardsOf([PLAY, 'it lasts 2 hours', said]);
      expect(cards.map(({ tool, input }) => [tool, input['familyMemberId']])).toEqual([
        ['createMedicalAppointment', 'ivo'],
        ['createMedicalAppointment', 'june'],
      ]);
      expect(cards[0]?.input).toMatchObject({ title: 'Play', appointmentDate: '2026-12-18T19:00' });
    },
  );

  test('a name alone takes no visit of that person away', () => {
    expect(cardsOf([PLAY, 'it lasts 2 hours', 'walt too'])).toEqual([]);
  });
});

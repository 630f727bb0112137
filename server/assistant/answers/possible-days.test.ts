// Dates that no calendar has, in wishes to each kind of answer.
import { describe, expect, test } from 'vitest';
import { ANSWERERS } from './answerers.ts';
import { askedOf } from './testing/asked.ts';
import { FAMILY } from './testing/family.ts';

describe('a date that does not exist', () => {
  test.each([
    [
      'appointment_add',
      'optician for Mia on June 31 at 9',
      'There is no June 31. Which day do you mean?',
      'day',
    ],
    ['appointment_move', "move Mia's orthodontist to the 31st of April", 'There is no April 31.', 'when'],
    ['appointment_cancel', "cancel Mia's visit on 2/30", 'There is no February 30.', 'when'],
    ['day_ask', 'what do we have on June 31', 'There is no June 31.', 'when'],
    ['menu_place', 'soup for dinner on Sept 31', 'There is no September 31.', 'when'],
    ['record_add', 'Theo had a tetanus shot on June 31', 'There is no June 31.', 'when'],
    ['school_add', 'no school on November 31', 'There is no November 31.', 'when'],
  ])('%s “%s” is asked about, and nothing is written', (intent, said, text, asked) => {
    const plan = ANSWERERS[intent]?.(askedOf(intent, said, FAMILY));
    expect(plan?.text).toContain(text);
    expect(plan).toMatchObject({ asked });
    expect(plan?.cards ?? []).toEqual([]);
  });

  test('does not hold back advice', () => {
    const said = 'she was stung on June 31, can she have honey';
    expect(ANSWERERS['food_ok']?.(askedOf('food_ok', said, FAMILY)).text).not.toContain('There is no');
  });
});

// Words that a parent takes back, spells out or gives as a reason are no part of the wish.
import { describe, expect, test } from 'vitest';
import { clockOf } from '../answers/moments.ts';
import { FACTS } from '../answers/testing/asked.ts';
import { FAMILY } from '../answers/testing/family.ts';
import { EMPTY_HOUSEHOLD } from './household.ts';
import { Reader } from './read.ts';

const reader = new Reader({ ...EMPTY_HOUSEHOLD, ...FAMILY }, clockOf(FACTS));

describe('a correction within a message', () => {
  test.each([
    ['mia hates... scratch that, is allergic to latex', 'mia is allergic to latex'],
    ['book theo a haircut... sorry, a blood draw on friday', 'book theo a blood draw on friday'],
    ['move it to thursday... no friday is right', 'move it to friday is right'],
    ['mia loves trains, hang on i mean planes', 'mia loves planes'],
    ['oops 4:20 i mean', 'oops 4:20'],
    ['his middle name Makana, spelled m a k a n a', 'his middle name Makana'],
  ])('“%s” is “%s”', (typed, meant) => expect(reader.read(typed).said.replace(/\s+/g, ' ')).toBe(meant));

  test.each(['sorry, the 4th', 'no, make it friday', 'milk, no, wait', 'add eggs, sorry for the mess'])(
    'nothing is taken back in “%s”',
    (typed) => expect(reader.read(typed).said).toBe(typed),
  );
});

describe('a reason', () => {
  test.each([
    ["take the milk off the list, my dad can't have it", "my dad can't have it"],
    ['cancel the dentist, they are closed', 'they are closed'],
    ['cross the butter off bc theo hates that brand', 'theo hates that brand'],
    ["put the soap back on the list, we're out", "we're out"],
  ])('of “%s” is “%s”', (typed, reason) => expect(reader.read(typed).reason).toBe(reason));

  test.each([
    'cancel the dentist, but keep the eye exam',
    'delete Dr. Patel from our contacts',
    'take the shrimp off, mia is allergic to shrimp',
    'cancel the dentist and book one on friday',
    'cancel it unless they charge a fee',
  ])('there is none in “%s”', (typed) => expect(reader.read(typed).reason).toBeUndefined());
});

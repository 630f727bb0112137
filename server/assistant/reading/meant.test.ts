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
    ['mia got her flu shot.. i mean lucas', 'lucas got her flu shot'],
    [
      'mia got her flu shot today at cvs downtown, i mean lucas',
      'lucas got her flu shot today at cvs downtown',
    ],
    ['theo saw the dentist.. i mean lucas, on friday', 'lucas saw the dentist, on friday'],
    ['is lucas allergic to eggs i mean mia', 'is mia allergic to eggs'],
    ['book mia a haircut tuesday at 4 i mean wednesday', 'book mia a haircut wednesday at 4'],
    ['book mia a haircut tuesday at 4 i mean lucas on friday', 'book lucas a haircut friday at 4'],
    ['mia has swimming monday.. i mean lucas has it', 'lucas has swimming monday'],
    ['his middle name Makana, spelled m a k a n a', 'his middle name Makana'],
  ])('“%s” is “%s”', (typed, meant) => expect(reader.read(typed).said.replace(/\s+/g, ' ')).toBe(meant));

  test.each(['sorry, the 4th', 'no, make it friday', 'milk, no, wait', 'add eggs, sorry for the mess'])(
    'nothing is taken back in “%s”',
    (typed) => expect(reader.read(typed).said).toBe(typed),
  );
});

describe('a removal that is narrowed to a part of it', () => {
  test.each([
    ['delete the costco list.. actually just the napkins', 'take the napkins off the costco list'],
    ['please remove the party list, oh wait only the forks', 'take the forks off the party list'],
    ["clear next week's menu, actually only tuesday lunch", "take tuesday lunch off next week's menu"],
    ['wipe the menu for next week... just monday', "take monday off next week's menu"],
    ['clear this week.. no just friday dinner', "take friday dinner off this week's menu"],
    ["cancel all of mia's appointments, actually just the eye exam", 'cancel the eye exam for mia'],
    ['clear friday, just dinner', 'clear dinner friday'],
    ['stop all of ruths meds, i mean only the metformin', 'stop the metformin for ruths'],
  ])('“%s” is “%s”', (typed, meant) => expect(reader.read(typed).said).toBe(meant));

  test.each([
    'cancel the eye exam, just the dentist stays',
    'clear the pantry, only the eggs are left',
    'delete the party list just now',
    'remove the forks and the napkins, just those',
    'cancel just the eye exam',
  ])('nothing is narrowed in “%s”', (typed) => expect(reader.read(typed).said).toBe(typed));
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

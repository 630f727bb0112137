// The text stored as a note lies between the edges of its command.
import { describe, expect, test } from 'vitest';
import { beginsNote, betweenFrames } from './note-frames.ts';

describe('a note', () => {
  test.each([
    ['and put down that Ben takes her', 'Ben takes her'],
    ['write bring his drops on that', 'bring his drops'],
    ['put bring the inhaler on it', 'bring the inhaler'],
    ['and write lucas drives him', 'lucas drives him'],
    ['theo is walking now! jot that down', 'theo is walking now'],
    ['nope is the new favorite word, write it down', 'nope is the new favorite word'],
    ['add a note to the checkup, bring the card', 'bring the card'],
    ['note on the other one, he needs to fast', 'he needs to fast'],
    ['middle name is Solveig, put that in her notes', 'middle name is Solveig'],
    ['his middle name is Ike, put it in the notes of theo', 'his middle name is Ike'],
    ['Makana, notes pls', 'Makana'],
    ['hates mushrooms, stick that in her notes would you', 'hates mushrooms'],
    ['bring the card to the neurologist add to notes', 'bring the card to the neurologist'],
    ['add her locker code is 12-4-8 to her notes', 'her locker code is 12-4-8'],
  ])('“%s” is “%s”', (said, note) => expect(betweenFrames(said)).toBe(note));

  test.each(['she needs a note', 'the note is in the file', 'keep the receipt', 'park in the lot on 5th'])(
    'without a command stays as it is: “%s”',
    (said) => expect(betweenFrames(said)).toBe(said),
  );

  test('is empty for a command alone, and begins with its command', () => {
    expect(betweenFrames('can u fix that')).toBe('');
    expect(beginsNote('jot down Odile picks him up')).toBe(true);
    expect(beginsNote('she needs a note')).toBe(false);
  });
});

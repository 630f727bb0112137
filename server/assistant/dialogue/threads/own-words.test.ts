// Notes hold the words that were told, each of its own person, and never the words of the wish.
import { describe, expect, test } from 'vitest';
import { memberWith } from '../../answers/testing/records.ts';
import { GAILS_FAMILY as family } from '../testing/thread-family.ts';
import { lastCards, lastPlan, thread } from '../testing/thread.ts';

const cards = (...turns: readonly string[]) => lastCards(turns, { family });
const notes = (...turns: readonly string[]) =>
  cards(...turns).map(({ input }) => [input['id'], input['notes']]);

describe('a wish to read', () => {
  test.each([
    "everyone's allergies please, new sitter saturday",
    'the kids allergies plz',
    'nells allergies pls',
  ])('%s reads and stores nothing', (said) => {
    const last = thread([said], { family }).at(-1);
    expect(last?.state.intent).toBe('allergy_ask');
    expect(last?.plan.cards ?? []).toEqual([]);
  });
});

describe('a note for several people', () => {
  test('each gets their own part, and the thing that is measured stands with each', () => {
    expect(notes('remember ivo shoe size 3 and nell 11 kids')).toEqual([
      ['ivo', 'Shoe size 3'],
      ['nell', 'Shoe size 11 kids'],
    ]);
    expect(notes('note that walt naps at 2, june has choir robes in the hall closet')).toEqual([
      ['walt', 'Naps at 2'],
      ['june', 'Has choir robes in the hall closet'],
    ]);
  });

  test('nobody is left out behind “put down that”', () => {
    expect(notes('put down that walt is a size 8 shoe, ivo 3, nell 11').map(([id]) => id)).toEqual([
      'walt',
      'ivo',
      'nell',
    ]);
  });

  test.each(['ivos 3 and a half actually', 'no, ivo is 3.5'])('“%s” corrects the one number', (said) => {
    const turns = ['remember ivo shoe size 3 and nell 11 kids', said];
    expect(notes(...turns)).toEqual([
      ['ivo', 'Shoe size 3.5'],
      ['nell', 'Shoe size 11 kids'],
    ]);
    expect(lastCards(turns, { family, approves: true })).toEqual([
      { tool: 'updateFamilyMember', input: { id: 'ivo', notes: 'Shoe size 3.5' } },
    ]);
  });

  test('a number of another field leaves the notes', () => {
    const members = [memberWith({ id: 'ivo', name: 'Ivo', age: 9, notes: '4th grade' })];
    const made = lastCards(['make ivo 10', 'no, he is 11'], { family: { ...family, members } });
    expect(made.map(({ input }) => input['notes'])).toEqual([undefined]);
  });

  test('the text says whose notes', () => {
    expect(lastPlan(['remember ivo shoe size 3 and nell 11 kids'], { family }).text).toMatch(
      /Ivo's notes[^]*Nell's notes/,
    );
  });

  test('somebody named within a part begins none', () => {
    for (const [, note] of notes('remember june shares a room with nell and ivo'))
      expect(note).toContain('nell and ivo');
  });
});

describe('a note that points back', () => {
  const QUESTION = 'can her hearing be tested too, she says what all day';

  test.each([
    'ok put that in the weight check appt so i ask',
    'add that to her weight check appointment',
    'can you note it for the weight check',
  ])('%s holds what was asked before', (said) => {
    const [first] = cards('when is nells weight check', QUESTION, said);
    expect(first).toMatchObject({ tool: 'updateMedicalAppointment' });
    expect(first?.input['notes']).toMatch(/hearing be tested too, she says what all day/);
    expect(first?.input['notes']).not.toMatch(/so i ask|appt/i);
  });

  test('without anything before, Pip asks', () => {
    expect(cards('ok put that in the mammogram appt so i ask')).toEqual([]);
  });
});

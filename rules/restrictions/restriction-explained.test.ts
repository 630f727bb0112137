import { expect, test } from 'vitest';
import { explainEntries, onlyInNotes } from './restriction-explained.ts';

const NOTHING = { known: [], byName: [], doubtful: [], nothing: [], health: [], spellings: [] };
const explain = (...entries: string[]) => explainEntries(entries);

test('what a parent writes is repeated as the classes it means, in the order it was written', () => {
  expect(explain('peanuts', 'sesame')).toEqual({ ...NOTHING, known: ['Peanut', 'Sesame'] });
  expect(explain('sesame', 'Peanut allergy', 'peanuts').known).toEqual(['Sesame', 'Peanut']);
  expect(explain('Nut allergy').known).toEqual(['Peanut', 'Tree nuts']);
  expect(explain('Vegan', 'gluten-free').known).toEqual(['Vegan', 'Gluten-free']);
  expect(explain()).toEqual(NOTHING);
});

test('a word no class stands for is kept in the parent’s spelling, to be checked by name', () => {
  expect(explain('Zorbles', 'peanuts')).toEqual({ ...NOTHING, known: ['Peanut'], byName: ['Zorbles'] });
  expect(explain('Kiwi', 'kiwi fruit').byName).toContain('Kiwi');
});

test('what asks for nothing and what can be read two ways is said, never dropped', () => {
  expect(explain('none', 'pollen')).toEqual({ ...NOTHING, nothing: ['none', 'pollen'] });
  expect(explain('no nut allergy').doubtful).toEqual(['no nut allergy']);
  expect(explain('low sodium').doubtful).toEqual(['low sodium']);
});

test('a condition or an aid is no word to check: it is named apart', () => {
  expect(explain('asthma', 'hearing aid', 'peanuts', 'none')).toEqual({
    ...NOTHING,
    known: ['Peanut'],
    nothing: ['none'],
    health: ['asthma', 'hearing aid'],
  });
  expect(explain('asthma and zorbles').byName).toEqual(['zorbles']);
});

test.each([
  ['penuts', 'penuts', 'peanut', ['Peanut']],
  ['Shelfish allergy', 'Shelfish', 'shellfish', ['Crustaceans', 'Molluscs']],
  ['diary', 'diary', 'dairy', ['Milk']],
  ['bananna', 'bananna', 'banana', []],
  ['strawbery', 'strawbery', 'strawberry', []],
  ['aubergines', 'aubergines', 'eggplant', []],
])('“%s” is read as another word, and the parent is told', (entry, written, meant, known) => {
  expect(explain(entry)).toMatchObject({ known, spellings: [{ written, meant }] });
});

test.each(['peanuts', 'lácteos', 'strawberries', 'Peanut allergy (severe, carries EpiPen)', 'zorbles'])(
  '“%s” is spelled well enough',
  (entry) => {
    expect(explain(entry).spellings).toEqual([]);
  },
);

test('any word may stand in a list, even one that programs know', () => {
  expect(explain('constructor', 'toString').byName).toEqual(['constructor', 'toString']);
});

test('an allergy that stands only in the notes is found, one that stands in a list as well is not', () => {
  const member = { allergies: ['sesame', 'no nut allergy'], dietaryRestrictions: [], dietaryNeeds: [] };
  const notes = 'Loves soup. Mild peanut allergy. Allergic to kiwi. No sesame!';
  expect(onlyInNotes({ ...member, allergies: ['sesame'], notes })).toEqual(['Peanut', 'Allergic to kiwi']);
  expect(onlyInNotes({ ...member, allergies: ['sesame', 'peanuts'], notes })).toEqual(['Allergic to kiwi']);
  expect(onlyInNotes({ ...member, notes: 'Loves soup' })).toEqual([]);
});

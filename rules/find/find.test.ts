import { expect, test } from 'vitest';
import { findAmong, indexed, type Findable } from './find.ts';

const ALL: Findable[] = [
  { group: 'places', title: 'Shopping Lists', order: 0 },
  { group: 'places', title: 'Add a contact', spare: 'orthodontics doula', order: 1 },
  { group: 'people', title: 'Zoë Müller', text: 'child', order: 0 },
  { group: 'people', title: 'Bo', text: 'child who likes crème brûlée', order: 1 },
  { group: 'appointments', title: 'Dentist', text: 'Zoë', order: 9 },
  { group: 'appointments', title: 'Dentist', text: 'Bo', order: 2 },
  { group: 'appointments', title: 'Orthodontist', order: 3 },
  { group: 'dishes', title: 'Peanutbutter toast', order: 0 },
  { group: 'dishes', title: 'Birthday 🎂', order: 2 },
  { group: 'dishes', title: 'Pizza 🇮🇹 night', order: 3 },
  { group: 'dishes', title: 'Shop salad', text: 'list of greens', order: 1 },
];

const found = (query: string, most = 5) =>
  findAmong(indexed(ALL), query, most).flatMap(({ entries }) =>
    entries.map(({ title, text }) => (text === undefined ? title : `${title}, ${text}`)),
  );

test.each([
  ['a word without its accents', 'zoe', ['Zoë Müller, child', 'Dentist, Zoë']],
  ['a word with accents nobody wrote', 'dentíst', ['Dentist, Bo', 'Dentist, Zoë']],
  ['the beginning of a word', 'ortho', ['Orthodontist']],
  ['a part of a word', 'butter', ['Peanutbutter toast']],
  ['words in any order', 'bo dentist', ['Dentist, Bo']],
  ['a further word', 'brulee', ['Bo, child who likes crème brûlée']],
  ['a missing letter', 'dentst', ['Dentist, Bo', 'Dentist, Zoë']],
  ['swapped letters', 'dnetist', ['Dentist, Bo', 'Dentist, Zoë']],
  ['a typo in the beginning of a word', 'penutbut', ['Peanutbutter toast']],
  ['another ending', 'orthodontics', ['Orthodontist']],
  ['a spare word, where nothing else matches', 'doula', ['Add a contact']],
  ['two typos', 'dnetsit', []],
  ['two typos in a long word', 'ortodontsit', ['Orthodontist']],
  ['a picture in a title', '🎂', ['Birthday 🎂']],
  ['a picture beside a word', 'birthday 🎂', ['Birthday 🎂']],
  ['a flag', '🇮🇹', ['Pizza 🇮🇹 night']],
  ['a picture that is nowhere', '🎃', []],
  ['a short word with a typo', 'zoi', []],
  ['one word that is nowhere', 'zoe xylophone', []],
  ['no word', ' -- ', []],
])('%s', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('a typo counts only where nothing matches without', () => {
  const soups = indexed([
    { group: 'dishes', title: 'Soup', order: 0 },
    { group: 'dishes', title: 'Soap', order: 1 },
  ]);
  expect(findAmong(soups, 'soap', 5)).toEqual([{ group: 'dishes', entries: [soups[1]?.entry] }]);
});

test('a name of a medicine is found as it sounds, the nearest one first', () => {
  const medicines = indexed<Findable>([
    { group: 'medications', title: 'Amoxapine', order: 0 },
    { group: 'medications', title: 'Amoxicillin', order: 1 },
    { group: 'medications', title: 'Ampicillin', order: 2 },
  ]);
  const [group] = findAmong(medicines, 'amoxacilin', 5);
  expect(group?.entries.map(({ title }) => title)).toEqual(['Amoxicillin']);
  expect(findAmong(medicines, 'ampicilin', 5)[0]?.entries[0]?.title).toBe('Ampicillin');
});

test('the group with the best match comes first, and a title counts more than other words', () => {
  expect(findAmong(indexed(ALL), 'list', 5).map(({ group }) => group)).toEqual(['places', 'dishes']);
  expect(findAmong(indexed(ALL), 'bo', 5).map(({ group }) => group)).toEqual(['people', 'appointments']);
});

test('a limited number of each group, the most useful first', () => {
  expect(found('dentist', 1)).toEqual(['Dentist, Bo']);
});

test('in a script without spaces between words, a part of any length is found', () => {
  const people = indexed<Findable>([
    { group: 'people', title: '王美玲', order: 0 },
    { group: 'people', title: 'Ingrid Bjørnsen', order: 1 },
  ]);
  const titles = (query: string) =>
    findAmong(people, query, 5).flatMap(({ entries }) => entries.map(({ title }) => title));
  expect(titles('美玲')).toEqual(['王美玲']);
  expect(titles('玲')).toEqual(['王美玲']);
  expect(titles('nd')).toEqual([]);
  expect(titles('bjornsen')).toEqual(['Ingrid Bjørnsen']);
});

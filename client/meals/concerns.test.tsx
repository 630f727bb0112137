import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkFor } from '#rules/food/meal-concerns.ts';
import { Concerns, UncheckedNote } from './concerns.tsx';

const person = { age: null, allergies: [], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
const check = checkFor([
  { ...person, name: 'Mia', allergies: ['peanuts'] },
  { ...person, name: 'Leo', dietaryNeeds: ['dairy-free'] },
]);
const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
const shown = (of: Parameters<typeof Concerns>[0]['of'], short = false) =>
  words(renderToStaticMarkup(<Concerns of={of} short={short} />));

test('a parent sees who, what and in which food, the strongest first, and how many more there are', () => {
  const idea = {
    name: 'Treat',
    ingredients: ['zorbles', 'chocolate', 'peanut butter', 'smooth peanut sauce', 'butter'],
  };
  expect(shown(check.ofIdea(idea))).toBe(
    'Mia: contains peanut (peanut butter and smooth peanut sauce) 2 more',
  );
});

test('beside an item its own name is not repeated', () => {
  expect(shown(check.ofItem('peanut butter'), true)).toBe('Mia: contains peanut');
  expect(shown(check.ofItem('zorbles'), true)).toBe(
    'For Mia and Leo: not in our food list, please read the label',
  );
});

test("a word of the family's own is named as theirs", () => {
  const ofSam = checkFor([{ ...person, name: 'Sam', allergies: ['garlic'] }]);
  expect(shown(ofSam.ofItem('3 cloves garlic'), true)).toBe("Sam: contains 'garlic'");
});

test('an idea without ingredients says that nothing could be checked', () => {
  expect(shown(check.ofIdea({ name: 'Zorble surprise', ingredients: [] }))).toBe(
    'For Mia and Leo: no ingredients to check yet',
  );
});

test('a rule of a school is said of the food, beside what members must not eat [D35]', () => {
  const rule = { people: [], foods: ['Peanut butter sandwich'], rule: 'school is nut-free' };
  const [mia] = check.ofItem('peanut butter');
  const contains = { ...rule, strength: 'contains' as const, says: 'contains peanut' };
  expect(shown(mia ? [contains, mia] : [], true)).toBe('Peanut butter sandwich: school is nut-free 1 more');
  const may = { ...rule, foods: ['Granola'], strength: 'may contain' as const, says: 'may contain peanut' };
  expect(shown([may], true)).toBe('Granola may contain peanut: school is nut-free');
});

test('where nothing was found nothing is promised', () => {
  expect(shown(check.ofItem('carrots'))).toBe('');
});

test('until the family is checked the place of a note says so [U2]', () => {
  expect(words(renderToStaticMarkup(<Concerns of={undefined} />))).toBe('Checking allergies…');
});

test.each([
  ['loading', 'Checking allergies…'],
  ['offline', "Allergies couldn't be checked without a connection. Try again"],
  ['failed', "Something went wrong on our side, so allergies couldn't be checked. Try again"],
  ['ready', ''],
] as const)('when the check is %s the screen says “%s” [U2]', (state, said) => {
  expect(words(renderToStaticMarkup(<UncheckedNote concerned={{ state, retry: () => undefined }} />))).toBe(
    said,
  );
});

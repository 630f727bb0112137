import { expect, test } from 'vitest';
import { concernSentence } from '../food/meal-concerns.ts';
import { schoolLunches } from './school-lunches.ts';

const TUESDAY = '2026-11-24';
const THANKSGIVING = '2026-11-26';
const SATURDAY = '2026-11-28';

const school = (changes: Partial<Parameters<typeof schoolLunches>[0][number]> = {}) => ({
  label: 'Lincoln Elementary',
  schoolType: 'public',
  schoolName: 'Lincoln Elementary',
  calendarConfirmed: true,
  daysPerWeek: 5,
  breaks: [],
  foundCalendar: {
    schoolName: 'Lincoln Elementary',
    academicYear: '2026-2027',
    events: [{ date: THANKSGIVING, event: 'Thanksgiving Day' }],
  },
  children: ['mia'],
  foodRules: ['nut-free'],
  ...changes,
});
const said = (schools: Parameters<typeof schoolLunches>[0], text: string, date = TUESDAY) =>
  schoolLunches(schools).ofLunch(date, text).map(concernSentence);

test.each([
  ['nut-free', 'Peanut butter sandwich', 'Peanut butter sandwich: school is nut-free'],
  ['Nut-free', 'PB&J', 'PB&J: school is nut-free'],
  ['no peanuts', 'Pad thai', 'Pad thai: school says no peanuts'],
  ['peanut free', 'Peanut butter toast', 'Peanut butter toast: school is peanut free'],
  ['No peanuts.', 'Peanut noodles', 'Peanut noodles: school says no peanuts'],
  ['vegetarian', 'Turkey wrap', 'Turkey wrap: school is vegetarian'],
  ['candy on Fridays only', 'Candy', 'Candy: school rule: candy on Fridays only'],
  ['nut-free', 'Granola bar', 'Granola bar may contain peanut: school is nut-free'],
])('a lunch against the rule “%s” is named with it: %s [D35]', (rule, text, sentence) => {
  expect(said([school({ foodRules: [rule] })], text)).toEqual([sentence]);
});

test.each(['', '  ', 'School lunch', 'Leftovers', 'Turkey sandwich', 'Sunflower butter sandwich'])(
  'a lunch that breaks no rule is not named: %j',
  (text) => {
    expect(said([school()], text)).toEqual([]);
  },
);

test('rules hold on school days only [D12, D35]', () => {
  const dates = [TUESDAY, THANKSGIVING, SATURDAY, '2026-11-29'];
  expect(dates.map((date) => said([school()], 'Peanut butter sandwich', date).length)).toEqual([1, 0, 0, 0]);
});

test('a school without children of the family, and lessons at home, have no lunch to check [D35]', () => {
  expect(said([school({ children: [] })], 'Peanut butter sandwich')).toEqual([]);
  expect(said([school({ schoolType: 'homeschool' })], 'Peanut butter sandwich')).toEqual([]);
  expect(said([school({ schoolType: 'hybrid' })], 'Peanut butter sandwich')).toHaveLength(1);
});

test('of several schools each is named, and each rule is named once', () => {
  const schools = [
    school({ foodRules: ['nut-free', 'no sesame'] }),
    school({ label: 'Maple Middle', foodRules: ['peanut free'] }),
  ];
  expect(said(schools, 'Peanut butter sandwich and hummus')).toEqual([
    'Peanut butter sandwich and hummus: Lincoln Elementary is nut-free',
    'Peanut butter sandwich and hummus: Lincoln Elementary says no sesame',
    'Peanut butter sandwich and hummus: Maple Middle is peanut free',
  ]);
});

test("the family's own dishes are known by their ingredients", () => {
  const ideas = [{ name: 'Thai bowl', ingredients: ['rice', '2 tbsp peanut butter', 'carrots'] }];
  const [concern] = schoolLunches([school()], ideas).ofLunch(TUESDAY, 'Thai bowl');
  expect(concern && concernSentence(concern)).toBe('peanut butter: school is nut-free');
});

test('dishes of the cookbook are judged by their ingredients, and what may hold nuts is left out too', () => {
  const { rulesOn } = schoolLunches([school()]);
  const [rule] = rulesOn(TUESDAY);
  expect(rule?.says).toBe('school is nut-free');
  const broken = [['rice', 'peanut butter'], ['granola'], ['rice', 'carrots']].map((dish) =>
    rule?.isBrokenBy(dish),
  );
  expect(broken).toEqual([true, true, false]);
  expect(rulesOn(THANKSGIVING)).toEqual([]);
});

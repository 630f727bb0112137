// Meals of an answer that can be saved as menu ideas.
import { describe, expect, test } from 'vitest';
import { mealIdeasIn } from './meal-ideas.ts';

const found = (...lines: string[]): string[] =>
  mealIdeasIn(lines.join('\n')).map(({ day, mealType, name }) => `${day} ${mealType}: ${name}`);

describe('a plan of Pip’s', () => {
  const PLAN = [
    'Here is a plan for the week of November 23. No peanuts for Mia.',
    '',
    'Monday breakfast: Overnight oats with berries',
    'Monday lunch: Tomato soup with cheese toast',
    'Sunday dinner: Roast chicken with potatoes',
    '',
    'Shall I put it on your calendar? Approve the card below, or ask me for something different.',
  ];

  test('gives one idea for each of its lines, with the usual time of the meal [CHAT-09]', () => {
    expect(mealIdeasIn(PLAN.join('\n'))).toEqual([
      { day: 'Monday', mealType: 'breakfast', time: '8:00 AM', name: 'Overnight oats with berries' },
      { day: 'Monday', mealType: 'lunch', time: '12:30 PM', name: 'Tomato soup with cheese toast' },
      { day: 'Sunday', mealType: 'dinner', time: '6:00 PM', name: 'Roast chicken with potatoes' },
    ]);
  });

  test('a warning beside a saved dish is no part of its name', () => {
    expect(
      found('Friday dinner: Peanut satay (careful, peanut contains peanut, which is not for Mia)'),
    ).toEqual(['Friday dinner: Peanut satay']);
  });
});

test.each(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])(
  '%s is a day, however it is written [CHAT-09]',
  (day) => {
    expect(found(`${day.toUpperCase()} Dinner: Soup`)).toEqual([`${day} dinner: Soup`]);
    expect(found(`dinner on ${day.toLowerCase()}: Soup`)).toEqual([`${day} dinner: Soup`]);
  },
);

test.each([
  ['breakfast', '8:00 AM'],
  ['lunch', '12:30 PM'],
  ['dinner', '6:00 PM'],
  ['snack', '3:00 PM'],
])('a line with %s alone is for today at %s [CHAT-09]', (mealType, time) => {
  expect(mealIdeasIn(`${mealType.toUpperCase()}: Apple slices`)).toEqual([
    { day: 'Today', mealType, time, name: 'Apple slices' },
  ]);
});

test.each([
  'Monday dinner is veggie tacos',
  'For dinner on Tuesday we have soup.',
  'Monday: a busy day',
  'Ingredients: rice, beans',
  'Dinner:',
  'Monday dinner: -',
  'Note about dinner: Mia is allergic to peanut',
  'Tip for snacks: cut grapes lengthwise',
  'At 6:30 we eat dinner',
  'I looked at what you told me about your family and your dinners and breakfasts, so here it comes: enjoy',
  'Dear parent: have a good week',
  '| Monday | Oats | Soup | Tacos |',
])('“%s” names no meal to keep [CHAT-09]', (line) => expect(found(line)).toEqual([]));

describe('the markdown of other models', () => {
  test('bold, bullets, numbers and pictures are not part of a meal [CHAT-09]', () => {
    expect(
      found(
        '- **Monday dinner:** Veggie tacos',
        '* *Tuesday lunch*: `Leek` soup.',
        '1. Wednesday Breakfast: **Oats** with [berries](/x)',
        '🍝 __Thursday Dinner__: Pasta bake 🧀',
      ),
    ).toEqual([
      'Monday dinner: Veggie tacos',
      'Tuesday lunch: Leek soup',
      'Wednesday breakfast: Oats with berries',
      'Thursday dinner: Pasta bake',
    ]);
  });

  test('a day set apart above holds for the lines below it, until the next heading', () => {
    expect(
      found(
        '**Monday**',
        '- Breakfast: Oats',
        '- Dinner: Tacos',
        '',
        '### Tuesday, November 24',
        '- **Dinner:** Soup',
        'Wednesday:',
        '  - Lunch: Wraps',
        '## Something sweet',
        '- Snack: Apple slices',
      ),
    ).toEqual([
      'Monday breakfast: Oats',
      'Monday dinner: Tacos',
      'Tuesday dinner: Soup',
      'Wednesday lunch: Wraps',
      'Today snack: Apple slices',
    ]);
  });

  test('a day set apart above ends at a line with another day; what follows is for Today [CHAT-09]', () => {
    expect(found('**Monday**', 'Lunch: Wraps', 'Tuesday dinner: Tacos', 'Snack: Apple slices')).toEqual([
      'Monday lunch: Wraps',
      'Tuesday dinner: Tacos',
      'Today snack: Apple slices',
    ]);
  });

  test('a meal set apart above holds for lines that name a day', () => {
    expect(found('### Dinners', '- Monday: Tacos', '- **Tuesday**: Soup')).toEqual([
      'Monday dinner: Tacos',
      'Tuesday dinner: Soup',
    ]);
  });

  test('several meals in one line are several ideas', () => {
    expect(found('**Monday:** Breakfast: oats; Lunch: soup, Dinner: tacos')).toEqual([
      'Monday breakfast: oats',
      'Monday lunch: soup',
      'Monday dinner: tacos',
    ]);
    expect(found('Tuesday: Dinner – Lentil curry')).toEqual(['Tuesday dinner: Lentil curry']);
  });

  test('a time that is written counts, and its colon ends no label', () => {
    expect(mealIdeasIn('Monday dinner (6:45 pm): Tacos: the crunchy kind')).toEqual([
      { day: 'Monday', mealType: 'dinner', time: '6:45 PM', name: 'Tacos: the crunchy kind' },
    ]);
  });
});

test('the same meal said twice is one idea, on another day it is another', () => {
  expect(found('Monday dinner: Soup', 'Monday dinner: soup', 'Tuesday dinner: Soup')).toHaveLength(2);
});

test('a name longer than an idea may have is cut, and an endless answer is read quickly', () => {
  const [idea] = mealIdeasIn(`Lunch: ${'very '.repeat(80)}long soup`);
  expect([...(idea?.name ?? '')]).toHaveLength(200);
  const begun = performance.now();
  mealIdeasIn(`lunch ${'a '.repeat(40_000)}\n${'Monday dinner: x '.repeat(3000)}\n${'**'.repeat(20_000)}:`);
  expect(performance.now() - begun).toBeLessThan(2000);
});

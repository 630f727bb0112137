import { describe, expect, test } from 'vitest';
import { stretchesOf, withoutUnfinishedLine } from './plan-lines.ts';

const linesOf = (content: string) =>
  stretchesOf(content).flatMap((stretch) =>
    stretch.kind === 'plan' ? stretch.days.flatMap((day) => day.lines) : [],
  );

describe('reading a line of a plan', () => {
  test.each([
    ['Monday dinner: Veggie tacos', { day: 'monday', meal: 'dinner', dish: 'Veggie tacos' }],
    [
      '- **Tuesday lunch:** Wraps: the quick ones',
      { day: 'tuesday', meal: 'lunch', dish: 'Wraps: the quick ones' },
    ],
    ['* _sunday Breakfast_: Oats ', { day: 'sunday', meal: 'breakfast', dish: 'Oats' }],
  ])('%s', (line, expected) => {
    expect(linesOf(`Monday lunch: Wraps\n${line}`)).toEqual([
      { day: 'monday', meal: 'lunch', dish: 'Wraps' },
      expected,
    ]);
  });

  test.each([
    'Monday: a busy day',
    'Dinner: soup',
    'On Monday dinner: we eat late',
    'Monday dinner:',
    'Monday dinner',
  ])('%s is no line of a plan', (line) => {
    expect(linesOf(`Monday lunch: Wraps\nMonday breakfast: Oats\n${line}`)).toHaveLength(2);
  });
});

describe('an answer with a plan', () => {
  const answer = [
    'Here is your week:',
    '',
    'Monday lunch: Wraps',
    'Monday dinner: Veggie tacos',
    '',
    'Tuesday dinner: Soup',
    '',
    'Shall I save it?',
  ].join('\n');

  test('is shown as words, a week by days, and words', () => {
    expect(stretchesOf(answer)).toEqual([
      { kind: 'words', text: 'Here is your week:' },
      {
        kind: 'plan',
        days: [
          {
            day: 'monday',
            lines: [
              { day: 'monday', meal: 'lunch', dish: 'Wraps' },
              { day: 'monday', meal: 'dinner', dish: 'Veggie tacos' },
            ],
          },
          { day: 'tuesday', lines: [{ day: 'tuesday', meal: 'dinner', dish: 'Soup' }] },
        ],
      },
      { kind: 'words', text: 'Shall I save it?' },
    ]);
  });

  test('keeps a single line, and an answer without a plan, as words', () => {
    const single = 'How about this?\nMonday dinner: Soup\nEnjoy!';
    expect(stretchesOf(single)).toEqual([{ kind: 'words', text: single }]);
    expect(stretchesOf('Hello!\n\nHow are you?')).toEqual([
      { kind: 'words', text: 'Hello!\n\nHow are you?' },
    ]);
    expect(stretchesOf('')).toEqual([]);
  });

  test('loses no dish, whatever stands around it', () => {
    const dishes = linesOf(answer).map((line) => line.dish);
    expect(dishes).toEqual(['Wraps', 'Veggie tacos', 'Soup']);
  });
});

describe('a plan still being written', () => {
  test('waits with a line until it is whole', () => {
    expect(withoutUnfinishedLine('Your week:\nMonday din')).toBe('Your week:\n');
    expect(withoutUnfinishedLine('Your week:\n- **Monday dinner:**')).toBe('Your week:\n');
    expect(withoutUnfinishedLine('Monday dinner: Soup\nTues')).toBe('Monday dinner: Soup\n');
    expect(withoutUnfinishedLine('Monday dinner: Soup\nTuesday dinner: Ri')).toBe('Monday dinner: Soup\n');
  });

  test('shows other words at once', () => {
    expect(withoutUnfinishedLine('Your week:\nHere it')).toBe('Your week:\nHere it');
    expect(withoutUnfinishedLine('Mon')).toBe('Mon');
    expect(withoutUnfinishedLine('Monday dinner: Soup\n\nShall')).toBe('Monday dinner: Soup\n\nShall');
  });
});

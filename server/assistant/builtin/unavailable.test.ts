// A clear wish that Pip cannot fulfil yet is refused plainly, and nothing else is.
import { describe, expect, test } from 'vitest';
import { sayUnavailable } from './unavailable.ts';
import { understand } from './understand.ts';

const CLEAR: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^I cannot keep a shopping list/,
    [
      'add milk to the shopping list',
      'put eggs on our grocery list please',
      "what's on my shopping list?",
      'order groceries',
    ],
  ],
  [
    /^I cannot keep track of your pantry/,
    ['we are out of milk', 'what is in our fridge', 'show the pantry', 'do we have any flour'],
  ],
  [
    /^I can look up, add, move and cancel medical appointments.* Other events I cannot keep yet/,
    ['put soccer practice on the calendar', 'when is the recital', 'cancel our meeting at four'],
  ],
  [
    /^I cannot remind you/,
    ['remind me to call mom', 'set a timer for ten minutes', 'do I have any reminders'],
  ],
  [/^I cannot keep tasks/, ['add laundry to my to-do list', 'what is on my to do list']],
];

describe('a clear wish', () => {
  for (const [answer, texts] of CLEAR)
    test.each(texts)('“%s” is refused plainly', (text) => {
      expect(understand(text)).toBeUndefined();
      expect(sayUnavailable(text)).toMatch(answer);
    });
});

test.each([
  'please renew my passport',
  'what does serendipity mean',
  'how long does milk last in the fridge',
  'who won the game',
  'tell me a joke',
  'is coffee bad for you',
  'what is the capital of France',
])('“%s” is no such wish', (text) => expect(sayUnavailable(text)).toBeUndefined());

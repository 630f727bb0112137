// A clear wish that Pip cannot fulfil yet is refused plainly, and nothing else is.
import { describe, expect, test } from 'vitest';
import { sayUnavailable } from './unavailable.ts';
import { understand } from './understand.ts';

const CLEAR: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^I cannot order groceries/,
    ['order groceries', 'have our groceries delivered', 'can you get the grocery shopping delivered?'],
  ],
  [
    /^I did not quite get what to do with your shopping list/,
    ['the shopping list is wrong', 'sort my grocery list'],
  ],
  [/^I did not quite get what you want to know of your pantry/, ['is the pantry tidy', 'count the pantry']],
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

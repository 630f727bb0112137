// The cost of danger recognition grows linearly with the length of a message, not quadratically, for any content.
import { expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

const LONGEST = 10_000;
const QUARTER = LONGEST / 4;
const filled = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);
/** Four times the text: 4 when the cost is linear, 16 when it is quadratic. */
const MOST_GROWTH = 8;

/** Least processor time of several runs, so that other work on the machine hardly counts. */
function quickestMs(text: string): number {
  dangerIn(text, FAMILY);
  const times = Array.from({ length: 8 }, () => {
    const start = process.cpuUsage();
    dangerIn(text, FAMILY);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

test.each([
  ['one danger word', 'ate '],
  ['words that nearly make a danger', 'theo ate not the '],
  ['commas', 'a,'],
  ['one long word', 'swallow'],
  ['names and conjunctions', 'theo and he can so lucas but '],
  ['different long words', Array.from({ length: 900 }, (_, i) => `swalowd${i.toString(36)}x`).join(' ')],
  ['medicines and numbers', 'tylenol 5 ml pill 3 '],
  ['everyday words', 'please plan the dinners for next week without fish or anything that takes long '],
])('10,000 characters of %s cost at most eight times a quarter of them [M3]', (_, text) => {
  const quarter = quickestMs(filled(text, QUARTER));
  expect(quickestMs(filled(text, LONGEST)) / Math.max(quarter, 1)).toBeLessThan(MOST_GROWTH);
});

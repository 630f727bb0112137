// Danger recognition stays quick: a few milliseconds for a message, and bounded for the longest hostile one.
import { expect, test } from 'vitest';
import { dangerIn } from './danger.ts';
import { FAMILY } from './testing/family.ts';

const LONGEST = 10_000;
const filled = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);

/** Processor time, so that other work on the machine does not count. */
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

test('an ordinary message takes at most 5 ms', () => {
  expect(
    quickestMs('can you add oat milk and wipes to the list and move mias dentist to friday at 3'),
  ).toBeLessThan(5);
});

test.each([
  ['one danger word', 'ate '],
  ['words that nearly make a danger', 'theo ate not the '],
  ['commas', 'a,'],
  ['one long word', 'swallow'],
  ['names and conjunctions', 'theo and he can so lucas but '],
  ['different long words', Array.from({ length: 900 }, (_, i) => `swalowd${i.toString(36)}x`).join(' ')],
  ['medicines and numbers', 'tylenol 5 ml pill 3 '],
  ['everyday words', 'please plan the dinners for next week without fish or anything that takes long '],
])('10,000 characters of %s take at most 30 ms', (_, text) => {
  expect(quickestMs(filled(text))).toBeLessThan(30);
});

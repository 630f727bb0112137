// Bounded cost of a message before it is understood: runs of spaces and signs are shortened first (M3).
import { describe, expect, test } from 'vitest';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { Reader } from '../reading/read.ts';
import { readTurn } from '../builtin/turn.ts';
import { dangerIn } from '../danger/danger.ts';
import { withPlainRuns } from './plain-runs.ts';

test('a run of spaces is one space, a blank line stays a blank line [M3]', () => {
  expect(withPlainRuns('milk  \t and\u00a0\u00a0eggs')).toBe('milk and eggs');
  expect(withPlainRuns('menu:\n  - soup\n \n \n- rice')).toBe('menu:\n- soup\n\n- rice');
  expect(withPlainRuns('a b\nc')).toBe('a b\nc');
});

test('a run of other signs is cut, words and numbers never are [M3]', () => {
  expect(withPlainRuns(`help${'!'.repeat(500)} he fell`)).toBe('help!!!!!!!!!! he fell');
  expect(withPlainRuns('wait... what?!')).toBe('wait... what?!');
  expect(withPlainRuns('1'.repeat(50))).toBe('1'.repeat(50));
});

test('a danger between long runs is found [M3]', () => {
  expect(dangerIn(withPlainRuns(`${' '.repeat(4000)}my toddler${' '.repeat(3000)}drank bleach`))).toBe(
    'poison',
  );
});

test('the built-in Pip reads messages with plain runs [M3]', () => {
  const { said } = readTurn([
    { role: 'user', content: [{ type: 'text', text: `plan${' '.repeat(900)}dinner` }] },
  ]);
  expect(said).toBe('plan dinner');
});

const OPTIONS = { now: new Date('2026-11-22T18:00:00Z'), zone: 'America/New_York' };

const UNITS = [
  ' ',
  '\t',
  '\u00a0',
  '\n',
  ' \n',
  '  a',
  ',',
  ', ',
  '. ',
  '.',
  ' .',
  '! ',
  '? ',
  '?!',
  '…',
  '-',
  '- ',
  '--- ',
  '—',
  '_',
  '*',
  '# ',
  '/',
  '//',
  '|',
  '(',
  ')',
  '[',
  '](',
  '"',
  "'",
  '’',
  '&',
  '%',
  '😀',
  '😀😂',
  '\u200b',
  'a\u0301',
  'é',
  'a',
  'a ',
  'ab ',
  'A',
  '.a',
  'aab',
  '1',
  '1 ',
  '12:30 ',
  '5pm ',
  '1/2 ',
  '2026-11-23 ',
  'and ',
  'and and, ',
  'or ',
  'add ',
  'no ',
  'next ',
  'monday ',
  'i want to ',
  'my kid ate ',
];

describe.each(UNITS.map((unit) => [unit]))('10,000 characters of %j', (unit) => {
  test('cost little more than an ordinary long message [M3]', () => {
    const cpu = (text: string): number => {
      const before = process.cpuUsage();
      const said = withPlainRuns(text);
      dangerIn(said);
      new Reader(EMPTY_HOUSEHOLD, OPTIONS).read(said);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const fill = (part: string): string => part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);
    const ordinary = cpu(fill('We had a lovely day at the park, and then they were all quite tired. '));
    // What grew with the square of the length would take seconds.
    const most = 60 + 4 * ordinary;
    // Once more, where the compiler or the collector was at work beside it.
    const costsLittle = (): boolean => cpu(fill(unit)) < most;
    expect(costsLittle() || costsLittle() || costsLittle()).toBe(true);
  });
});

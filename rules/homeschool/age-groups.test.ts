import { expect, test } from 'vitest';
import { ageGroups } from './age-groups.ts';

const groups = (ages: (number | null)[]) =>
  ageGroups(
    ages,
    ages.map((_, at) => at),
  );

test('children up to four years apart are one group; a child without an age counts as nine [API-05]', () => {
  expect(groups([14, 5, 9])).toEqual([[1, 2], [0]]);
  expect(groups([5, 10])).toEqual([[0], [1]]);
  expect(groups([null, 13, 14])).toEqual([[0, 1], [2]]);
  expect(groups([6, 6])).toEqual([[0, 1]]);
  expect(groups([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { ageOn } from './age-on.ts';

test.each([
  ['2018-05-26', '2026-05-25', 7],
  ['2018-05-26', '2026-05-26', 8],
  ['2018-05-26', '2026-12-31', 8],
  ['2018-05-26', '2027-01-01', 8],
  ['2026-11-20', '2026-11-20', 0],
])('who was born on %s is on %s %d years old [API-03]', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test('who was born on a leap day has a birthday on March 1 in years without one [API-03]', () => {
  const ages = ['2023-02-28', '2023-03-01', '2024-02-28', '2024-02-29'].map((day) =>
    ageOn('2020-02-29', day),
  );
  expect(ages).toEqual([2, 3, 3, 4]);
});

test('nobody has an age before being born [API-03]', () => {
  expect(ageOn('2026-11-21', '2026-11-20')).toBeNull();
});

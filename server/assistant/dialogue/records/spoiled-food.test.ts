// Food that has gone bad is thrown out, and nothing is cooked with it.
import { expect, test } from 'vitest';
import { FAMILY } from '../../answers/testing/family.ts';
import { lastPlan } from '../testing/thread.ts';

const textOf = (said: string) => lastPlan([said], { family: FAMILY }).text;

test.each([
  'the chicken is slimy is it ok',
  'the shrimp smells really funny',
  'ground turkey went bad how long to cook it',
])('“%s” is tossed', (said) =>
  expect(textOf(said)).toMatch(/^Toss the (?:chicken|shrimp|ground turkey)\..*doesn't make it safe/),
);

test.each([
  ['salmon smells off. smth fast instead', 'salmon'],
  ['ground turkey is slimy, what else for dinner', 'turkey'],
])('“%s” gets other dishes', (said, food) => {
  const [head = '', ...rest] = textOf(said).split('\n\n');
  expect(head).toMatch(/^Toss the/);
  const dishes = rest
    .join('\n')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(dishes.length).toBeGreaterThan(1);
  expect(dishes.join(' ').toLowerCase()).not.toContain(food);
});

test.each(['how do i know if fish has gone bad', 'how long does salmon take', 'add sour cream to the list'])(
  '“%s” tosses nothing',
  (said) => expect(textOf(said)).not.toMatch(/^Toss the/),
);

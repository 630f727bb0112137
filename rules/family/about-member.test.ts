import { expect, test } from 'vitest';
import { aboutMember } from './about-member.ts';

test.each([
  [{ relationship: 'child', age: 6 }, 'Child, 6 years'],
  [{ relationship: 'child', age: 1 }, 'Child, 1 year'],
  [{ relationship: 'child', age: 0 }, 'Child, under 1'],
  [{ relationship: 'spouse', age: null }, 'Spouse'],
] as const)('a person in a few words', (member, words) => {
  expect(aboutMember(member)).toBe(words);
});

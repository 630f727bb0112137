import { expect, test } from 'vitest';
import { savedWords } from './saved-words.ts';

test('says that lessons move on when a break of a school at home is saved', () => {
  const words = { title: 'Settings Saved', description: 'Saved.' };
  const breaks = [{ name: 'Sick week', startDate: '2026-12-07', endDate: '2026-12-11' }];
  const saved = (schoolType: 'homeschool' | 'public', before: typeof breaks, after: typeof breaks) =>
    savedWords(words, { breaks: before }, { schoolType, breaks: after }).description;
  expect(saved('homeschool', [], breaks)).toBe('Saved. Lessons on days off move to the next ones.');
  expect(saved('homeschool', breaks, breaks)).toBe('Saved.');
  expect(saved('homeschool', breaks, [])).toBe('Saved.');
  expect(saved('public', [], breaks)).toBe('Saved.');
});

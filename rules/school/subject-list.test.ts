// Typed subjects as a list.
import { expect, test } from 'vitest';
import { withSubjects } from './subject-list.ts';

test('splits at commas and semicolons, trims, and drops what is empty [SCH-09]', () => {
  expect(withSubjects([], ' Math; Reading ,,Art & Music;')).toEqual(['Math', 'Reading', 'Art & Music']);
  expect(withSubjects(['Art'], ' ;, ')).toEqual(['Art']);
});

test('adds typed subjects at the end, each once in any capitals [SCH-09]', () => {
  expect(withSubjects(['Math'], 'math, Latin; LATIN')).toEqual(['Math', 'Latin']);
});

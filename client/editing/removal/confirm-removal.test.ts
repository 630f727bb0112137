import { afterEach, expect, test, vi } from 'vitest';
import type { Reference } from '#contract/schemas/references.ts';
import { confirmRemoval } from './confirm-removal.ts';

const mia = { id: '01890000-0000-7000-8000-000000000001', name: 'Mia' };
const refers = (noun: string, label: string): Reference => ({ record: noun, id: label, noun, label });

/** Asks with these references and this reply; returns the questions that were shown. */
function asked(found: readonly Reference[] | Error, agreed = true): string[] {
  const questions: string[] = [];
  vi.stubGlobal('fetch', () =>
    found instanceof Error ? Promise.reject(found) : Promise.resolve(Response.json(found)),
  );
  vi.stubGlobal('window', {
    confirm: (question: string) => {
      questions.push(question);
      return agreed;
    },
  });
  return questions;
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  [[], 'Remove Mia?'],
  [
    [refers('appointment', 'Dentist')],
    'Remove Mia? The appointment “Dentist” refers to Mia and will stay, without the name.',
  ],
  [
    [refers('appointment', 'A'), refers('appointment', 'B'), refers('medication', 'C')],
    'Remove Mia? 2 appointments and 1 medication refer to Mia and will stay, without the name.',
  ],
  [
    [refers('appointment', 'A'), refers('medication', 'B'), refers('record', 'C')],
    'Remove Mia? 1 appointment, 1 medication and 1 record refer to Mia and will stay, without the name.',
  ],
])('the browser asks and tells what refers to the person [FAM-03]', async (found, question) => {
  const questions = asked(found);
  expect(await confirmRemoval('family_member', mia)).toBe(true);
  expect(questions).toEqual([question]);
});

test('a parent who says no removes nothing [FAM-03]', async () => {
  asked([], false);
  expect(await confirmRemoval('family_member', mia)).toBe(false);
});

test('what cannot be looked up keeps nobody from deciding [FAM-03]', async () => {
  const questions = asked(new TypeError('Failed to fetch'));
  expect(await confirmRemoval('family_member', mia)).toBe(true);
  expect(questions).toEqual(['Remove Mia?']);
});

test('two presses ask one question [FAM-03]', async () => {
  const questions = asked([]);
  const answers = await Promise.all([
    confirmRemoval('family_member', mia),
    confirmRemoval('family_member', mia),
  ]);
  expect(answers).toEqual([true, false]);
  expect(questions).toHaveLength(1);
});

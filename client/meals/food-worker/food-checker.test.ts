import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foodAnswers } from './food-answers.ts';
import { FoodChecker } from './food-checker.ts';
import type { Answered, CheckQuestion, Household, Question } from './questions.ts';

const person = { age: null, allergies: [], dietaryRestrictions: [], dietaryNeeds: [], notes: '' };
const members = [{ ...person, id: 'mia', name: 'Mia', allergies: ['peanuts'] }];
const records: Household['records'] = [];

let asked: CheckQuestion[] = [];
let isBroken = false;

/** The worker, in this thread: each answer comes in a task of its own. */
class WorkerHere extends EventTarget {
  readonly #answer = foodAnswers();
  postMessage(question: Question): void {
    asked.push(question.about as CheckQuestion);
    setTimeout(() => {
      const data: Answered | null = isBroken ? null : this.#answer(structuredClone(question));
      this.dispatchEvent(data ? new MessageEvent('message', { data }) : new Event('error'));
    });
  }
  terminate(): void {
    asked = [];
  }
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => setTimeout(work) });
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => {
  isBroken = false;
  vi.unstubAllGlobals();
});

const answered = (checker: FoodChecker) =>
  new Promise<void>((resolve) => {
    const stop = checker.subscribe(() => {
      stop();
      resolve();
    });
  });
const says = (checker: FoodChecker, item: string) => checker.about({ item })?.map((concern) => concern.says);

test('what one drawing of the screen asks about is one question, and is known from then on', async () => {
  const checker = new FoodChecker({ members, records, ideas: [] });
  expect([says(checker, 'peanuts'), says(checker, 'rice')]).toEqual([undefined, undefined]);
  await answered(checker);
  expect([says(checker, 'peanuts'), says(checker, 'rice')]).toEqual([['contains peanut'], []]);
  expect(checker.hasRules).toBe(true);
  expect(asked.map(({ data, foods }) => [data !== undefined, foods.length])).toEqual([[true, 2]]);
  says(checker, 'milk');
  await answered(checker);
  expect(asked.map(({ data }) => data !== undefined)).toEqual([true, false]);
});

test('with other ideas the texts of menus are asked about again, and items are not', async () => {
  const before = new FoodChecker({ members, records, ideas: [] });
  says(before, 'peanuts');
  before.about({ meal: 'Family noodles' });
  await answered(before);
  const noodles = { name: 'Family noodles', ingredients: ['peanuts'] };
  const checker = new FoodChecker({ members, records, ideas: [noodles] }, before);
  expect(says(checker, 'peanuts')).toEqual(['contains peanut']);
  const contains = () =>
    checker.about({ meal: 'Family noodles' })?.some(({ strength }) => strength === 'contains');
  expect(contains()).toBe(false);
  await answered(checker);
  expect(contains()).toBe(true);
});

test('after a failure nothing is known, until it is asked again', async () => {
  const checker = new FoodChecker({ members, records, ideas: [] });
  isBroken = true;
  says(checker, 'peanuts');
  await answered(checker);
  expect([checker.hasFailed, says(checker, 'peanuts')]).toEqual([true, undefined]);
  isBroken = false;
  checker.retry();
  await answered(checker);
  expect([checker.hasFailed, says(checker, 'peanuts')]).toEqual([false, ['contains peanut']]);
});

import { expect, test } from 'vitest';
import { allOperations } from '#contract/index.ts';
import type { Context } from '../../context.ts';
import { instructionsFor } from './instructions.ts';

const actor = { timeZone: 'America/Chicago', firstName: 'Dana' };
const context = { actor, now: () => new Date('2026-11-23T12:00:00Z') } as unknown as Context;

test('every tool that only prepares a card is named as one, alone or by how its name begins', () => {
  const told = instructionsFor(context);
  const [, verbs = ''] = /A tool whose name begins with ([\w, ]+) only prepares a card/.exec(told) ?? [];
  expect(verbs).toBe('create, update, delete, add, save, miss or undo');
  const untold = allOperations.filter(
    ([name, { pip }]) =>
      pip === 'proposes' &&
      !told.includes(name) &&
      !verbs.split(/, | or /).some((verb) => name.startsWith(verb)),
  );
  expect(untold).toEqual([]);
});

test('a model is told when a medicine is taken, by both of its dates', () => {
  expect(instructionsFor(context)).toMatch(
    /isActive, its startDate is not later and its endDate not earlier/,
  );
});

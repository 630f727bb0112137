// Prepares what Pip's first answer would otherwise wait for: training the built-in model blocks the event loop for
// about a fifth of a second, and reading the danger and food lists takes some more.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readFood } from '#rules/food/allergens.ts';
import { understand } from '../builtin/index.ts';
import { findDanger } from '../danger/danger.ts';

const STEPS = [() => readFood('rice'), () => findDanger('hello'), () => understand('hello')];

/** Runs after listening, with a turn for waiting requests after each step. */
export async function warmUpPip(): Promise<void> {
  for (const step of STEPS) {
    await nextTurn();
    step();
  }
}

// Prepares what Pip's first answer would otherwise wait for: the weights, and the lists of foods and dangers.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readFood } from '#rules/food/allergens.ts';
import { findDanger } from '../danger/danger.ts';
import { EMPTY_HOUSEHOLD } from '../reading/household.ts';
import { Reader } from '../reading/read.ts';

const STEPS = [
  () => void readFood('rice'),
  () => void findDanger('hello'),
  () => void new Reader(EMPTY_HOUSEHOLD, { now: new Date(), zone: 'UTC' }).read('hello'),
];

/** Runs after listening, with a turn for waiting requests after each step. */
export async function warmUpPip(): Promise<void> {
  for (const step of STEPS) {
    await nextTurn();
    step();
  }
}

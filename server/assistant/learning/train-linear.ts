// Trains a linear model by stochastic gradient descent (AdaGrad, L2); the same sentences give the same weights.
import { sharesOf, type LinearModel } from './linear-model.ts';
import { FEATURE_ROWS } from './text-features.ts';

export interface Sample {
  /** Index in the labels. */
  label: number;
  rows: Int32Array;
  weight: number;
  /** Says where the sample stands in a round, whatever other samples there are; without it, its place among them does. */
  seed?: number;
}

interface Settings {
  rounds: number;
  step: number;
  /** Share of every weight that a round takes away. */
  decay: number;
}

/** A generator of numbers from 0 to 1 with a fixed start (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The items in another order, by the numbers given (Fisher–Yates). */
function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
}

/** The samples in an order that a sample more does not change: each has a place of its own in every round. */
const placed = (samples: readonly Sample[], round: number): Sample[] =>
  samples
    .map((sample) => ({ sample, place: seededNumbers((sample.seed ?? 0) + round)() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ sample }) => sample);

export function trainLinear(
  labels: readonly string[],
  samples: readonly Sample[],
  { rounds, step, decay }: Settings,
): LinearModel {
  const columns = labels.length;
  const weights = new Float32Array(FEATURE_ROWS * columns);
  const seen = new Float32Array(FEATURE_ROWS * columns).fill(0.01);
  const model = { labels, weights, scale: 1 };
  const next = seededNumbers(7);
  const isPlaced = samples.every(({ seed }) => seed !== undefined);
  for (let round = 0; round < rounds; round += 1) {
    for (const { label, rows, weight } of isPlaced ? placed(samples, round) : shuffled(samples, next)) {
      const shares = sharesOf(model, rows);
      const amount = weight / Math.sqrt(Math.max(1, rows.length));
      for (let column = 0; column < columns; column += 1) {
        const slope = amount * ((column === label ? 1 : 0) - (shares[column] ?? 0));
        if (Math.abs(slope) < 1e-5) continue;
        const square = slope * slope;
        for (const row of rows) {
          const at = row * columns + column;
          const sum = (seen[at] ?? 0) + square;
          seen[at] = sum;
          weights[at] = (weights[at] ?? 0) + (step * slope) / Math.sqrt(sum);
        }
      }
    }
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * (1 - decay);
  }
  return model;
}

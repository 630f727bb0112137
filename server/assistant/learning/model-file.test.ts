// Files of trained models: written and read again, they judge alike, whether all weights are in them or few.
import { expect, test } from 'vitest';
import { sharesOf, type LinearModel } from './linear-model.ts';
import { decodeModel, encodeModel } from './model-file.ts';
import { FEATURE_ROWS } from './text-features.ts';
import { seededNumbers } from './train-linear.ts';

const LABELS = ['one', 'two', 'three', 'four'];

/** A model of which this share of the weights is not 0. */
function modelOf(share: number): LinearModel & { weights: Int16Array } {
  const next = seededNumbers(3);
  const weights = Int16Array.from({ length: FEATURE_ROWS * LABELS.length }, () =>
    next() < share ? Math.round(next() * 600) - 300 : 0,
  );
  return { labels: LABELS, weights, scale: 0.01 };
}

const SOME_ROWS = Int32Array.from([0, 1, 2, 77, 4000, FEATURE_ROWS - 2, FEATURE_ROWS - 1]);

test.each([
  ['few weights', 0.1, true],
  ['most weights', 0.9, false],
])('a model of %s judges as before it was written', (_name, share, isSparse) => {
  const model = modelOf(share);
  const read = decodeModel(encodeModel(model, 'digest'));
  expect('starts' in read).toBe(isSparse);
  expect(read.sources).toBe('digest');
  expect(sharesOf(read, SOME_ROWS)).toEqual(sharesOf(model, SOME_ROWS));
});

test.each([0.1, 0.9])('a damaged file is refused, with a share of %d of the weights in it', (share) => {
  const file = encodeModel(modelOf(share), 'digest');
  const at = file.length - 200;
  file[at] = (file[at] ?? 0) ^ 1;
  expect(() => decodeModel(file)).toThrow();
});

// The learned model of intents: the share of each intent for a message.
import { readFileSync } from 'node:fs';
import { sharesOf, type LinearModel, type SparseModel } from '../learning/linear-model.ts';
import { decodeModel } from '../learning/model-file.ts';
import { intentRows } from './intent-features.ts';
import type { Tagged } from './read-tags.ts';

export const INTENT_WEIGHTS_FILE = new URL('./data/intent-weights.bin', import.meta.url);

export interface RankedIntent {
  intent: string;
  /** From 0 to 1. */
  share: number;
}

let loaded: LinearModel | SparseModel | undefined;

/** The intents of a message, the likeliest first. */
export function rankIntents(
  tagged: Pick<Tagged, 'tokens' | 'tags'>,
  model: LinearModel | SparseModel = (loaded ??= decodeModel(readFileSync(INTENT_WEIGHTS_FILE))),
): RankedIntent[] {
  const shares = sharesOf(model, intentRows(tagged));
  return model.labels
    .map((intent, at) => ({ intent, share: shares[at] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
}

// Trains the model of intents from the rows of the table.
import { createHash } from 'node:crypto';
import type { LinearModel } from '../../learning/linear-model.ts';
import { trainLinear, type Sample } from '../../learning/train-linear.ts';
import { intentRows } from '../../reading/intent-features.ts';
import { INTENT_NAMES } from '../table.ts';
import { trainingReader } from './household.ts';
import type { IntentSentence } from './sentences.ts';

const SETTINGS = { rounds: 7, step: 1.1, decay: 0.04 };

/** Every so many sentences, the features are part of the digest. */
const SAMPLED = 40;

/** Sentences of an intent from which on each weighs less, so that a wide topic does not outweigh the others. */
const MANY = 700;

/** The samples of these sentences; those that read the same count once. */
export function intentSamples(sentences: readonly IntentSentence[]): Sample[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const { intent } of sentences) counts.set(intent, (counts.get(intent) ?? 0) + 1);
  const weightOf = (intent: string): number => Math.min(1, (MANY / (counts.get(intent) ?? 1)) ** 0.75);
  return sentences.flatMap(({ intent, text }): Sample[] => {
    const rows = intentRows(trainingReader(text));
    const key = `${intent} ${rows.join(' ')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ label: INTENT_NAMES.indexOf(intent), rows, weight: weightOf(intent) }];
  });
}

export const trainIntents = (samples: readonly Sample[]): LinearModel =>
  trainLinear(INTENT_NAMES, samples, SETTINGS);

/** Changes with the sentences, and with lexica and features as far as a sample of the sentences shows it. */
export function intentSources(sentences: readonly IntentSentence[]): string {
  const hash = createHash('sha256').update(JSON.stringify([INTENT_NAMES, SETTINGS]));
  for (const [at, { intent, text }] of sentences.entries()) {
    hash.update(`${intent}\t${text}\n`);
    if (at % SAMPLED === 0) hash.update(intentRows(trainingReader(text)).toSorted());
  }
  return hash.digest('hex').slice(0, 16);
}

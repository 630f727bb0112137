// Trains the model of danger from its sentences and their variations.
import { createHash } from 'node:crypto';
import type { LinearModel } from '../../learning/linear-model.ts';
import { hashOf } from '#rules/text/short-hash.ts';
import { trainLinear, type Sample } from '../../learning/train-linear.ts';
import { dangerRows } from '../danger-features.ts';
import { DANGER_LABELS, partsOf } from '../danger-model.ts';
import { knownFamily } from '../family.ts';
import { readForDanger } from '../reading.ts';
import type { Sentence } from './corpus.ts';
import { TRAINING_FAMILY, variationsOf } from './variations.ts';

const SETTINGS = { rounds: 5, step: 0.8, decay: 0.1 };
/** A danger is learned beside so many everyday clauses, which are learned as harmless elsewhere. */
const BESIDE_CLAUSES = 2;
/** A part may sound worse than its sentence, so that it teaches less. */
const WEIGHT_OF_PART = 0.7;
/** Every so many sentences, the features are part of the digest. */
const SAMPLED = 40;

const rowsOf = (text: string): Int32Array =>
  dangerRows(readForDanger(text, knownFamily(TRAINING_FAMILY)).whole);

/** The parts of a harmless sentence besides its whole: each is judged alone, and none may alarm. */
function harmlessParts(text: string): Sample[] {
  const [, ...parts] = partsOf(readForDanger(text, knownFamily(TRAINING_FAMILY)));
  return parts.map((part) => ({
    label: DANGER_LABELS.indexOf('harmless'),
    rows: dangerRows(part),
    weight: WEIGHT_OF_PART,
    seed: hashOf(part.tokens.join(' ')),
  }));
}

/** The samples of every sentence, by the sentence. */
export const samplesOf = (sentences: readonly Sentence[]): Sample[][] =>
  sentences.map(({ label, text }) => [
    ...variationsOf(text, label === 'harmless' ? 1 : BESIDE_CLAUSES).map((said) => ({
      label: DANGER_LABELS.indexOf(label),
      rows: rowsOf(said),
      weight: 1,
      seed: hashOf(said),
    })),
    ...(label === 'harmless' ? harmlessParts(text) : []),
  ]);

export const trainDanger = (samples: readonly Sample[][]): LinearModel =>
  trainLinear(DANGER_LABELS, samples.flat(), SETTINGS);

/** Changes with the sentences, and with the lexica and features as far as a sample of the sentences shows it. */
export function sourcesOf(sentences: readonly Sentence[]): string {
  const hash = createHash('sha256');
  for (const [at, { label, text }] of sentences.entries()) {
    hash.update(`${label}\t${text}\n`);
    if (at % SAMPLED === 0) hash.update(rowsOf(text).toSorted());
  }
  return hash.digest('hex').slice(0, 16);
}

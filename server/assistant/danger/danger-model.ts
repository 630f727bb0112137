// The learned model of danger: how sure it is, of the whole message and of every part, that somebody is in danger.
import { readFileSync } from 'node:fs';
import { sharesOf, type LinearModel, type SparseModel } from '../learning/linear-model.ts';
import { decodeModel } from '../learning/model-file.ts';
import { dangerRows } from './danger-features.ts';
import type { DangerKind } from './danger-kind.ts';
import type { Tagged } from './lexicon.ts';
import type { DangerReading } from './reading.ts';

export const WEIGHTS_FILE = new URL('./data/danger-weights.bin', import.meta.url);

/** The labels of the model, in the order of its columns. */
export const DANGER_LABELS = [
  'harmless',
  'emergency',
  'allergy',
  'poison',
  'crisis',
  'abuse',
  'doctor',
  'dose',
] as const satisfies readonly (DangerKind | 'harmless')[];

export interface LearnedDanger {
  /** The likeliest kind, where there is a danger. */
  kind: DangerKind;
  /** From 0 to 1: the share of all kinds together in the part that is most certainly dangerous. */
  danger: number;
  /** The same for the whole message. */
  whole: number;
  /** The same for the parts that are too short to decide alone: 'Choking! Baby!'. */
  short: number;
}

let loaded: LinearModel | SparseModel | undefined;

/** Parts of fewer words say too little alone. */
const SHORTEST = 3;

/** The whole message first, and its live sentences and clauses, each once. */
export function partsOf({ whole, liveSentences, liveCoarse }: DangerReading): Tagged[] {
  const parts = new Map([[whole.tokens.join(' '), whole]]);
  for (const part of [...liveSentences, ...liveCoarse])
    if (part.tokens.length >= SHORTEST) parts.set(part.tokens.join(' '), part);
  return [...parts.values()];
}

const shortParts = ({ liveSentences }: DangerReading): Tagged[] =>
  liveSentences.filter(({ tokens }) => tokens.length > 0 && tokens.length < SHORTEST);

const dangerOf = ([harmless = 1]: ArrayLike<number> & Iterable<number>): number => 1 - harmless;

/** How sure the model is of a danger in one part. */
export const partDanger = (part: Tagged): number =>
  dangerOf(sharesOf((loaded ??= decodeModel(readFileSync(WEIGHTS_FILE))), dangerRows(part)));

/** The judgement of a message: by its whole, and by the part that is most certainly dangerous. */
export function learnedDanger(
  reading: DangerReading,
  model: LinearModel | SparseModel = (loaded ??= decodeModel(readFileSync(WEIGHTS_FILE))),
): LearnedDanger {
  const judged = partsOf(reading).map((part) => sharesOf(model, dangerRows(part)));
  const dangers = judged.map(dangerOf);
  const danger = Math.max(...dangers);
  const short = Math.max(
    0,
    ...shortParts(reading).map((part) => dangerOf(sharesOf(model, dangerRows(part)))),
  );
  const shares = judged[dangers.indexOf(danger)] ?? [];
  let kind: DangerKind = 'emergency';
  let most = 0;
  for (const [at, label] of DANGER_LABELS.entries()) {
    const share = shares[at] ?? 0;
    if (label !== 'harmless' && share > most) [kind, most] = [label, share];
  }
  return { kind, danger, whole: dangers[0] ?? 0, short };
}

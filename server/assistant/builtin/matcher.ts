// Finds out what a parent wants: n-grams of folded words and letters, weighed by a small linear model that is
// trained once, from our own sentences, when first needed (a fifth of a second; always the same result).
import { keysOf } from '#contract/keys.ts';
import { fold, stem, wordsOf } from '../text/fold-text.ts';
import type { DeskWish } from './desk/wish.ts';
import type { KitchenWish } from './kitchen/kitchen-rule.ts';
import { TRAINING } from './training.ts';
import type { Label } from './training.ts';

export type Intent = Exclude<Label, 'other'> | DeskWish | KitchenWish;

interface Model {
  labels: Label[];
  features: Map<string, number>;
  /** One row of weights per feature, one column per label. */
  weights: Float64Array;
}

const ROUNDS = 10;
const STEP = 5;
const DECAY = 0.8;
/** Words that stand for a whole kind: which day, month, number or name it is changes nothing. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/, '#day'],
  [
    /^(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/,
    '#month',
  ],
  [/^\d/, '#number'],
  [/^(?:mia|leo|ana)$/, '#name'],
];

const token = (word: string): string =>
  PLACEHOLDERS.find(([pattern]) => pattern.test(word))?.[1] ?? stem(word);

/** The words of a text; one nobody taught us that is written with a capital is taken for somebody's name. */
function tokensOf(text: string, isKnown: (word: string) => boolean): string[] {
  const names = new Set((text.match(/(?<=\S\s)\p{Lu}\p{Ll}+/gu) ?? []).map((name) => fold(name)));
  return wordsOf(text).map((word) => {
    const plain = token(word);
    return names.has(word) && !isKnown(plain) ? '#name' : plain;
  });
}

/** The n-grams with their weight: single words, pairs, and runs of four letters against typing errors. */
function featuresOf(tokens: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, weight: number) => found.set(key, Math.max(found.get(key) ?? 0, weight));
  for (const word of tokens) add(word, 1);
  const framed = ['^', ...tokens, '$'];
  for (let i = 1; i < framed.length; i += 1) add(`${framed[i - 1]} ${framed[i]}`, 0.8);
  for (let i = 2; i < framed.length; i += 1) add(`${framed[i - 2]} ${framed[i - 1]} ${framed[i]}`, 0.6);
  for (const word of tokens) {
    const letters = `<${word}>`;
    for (let i = 0; i + 4 <= letters.length; i += 1) add(`~${letters.slice(i, i + 4)}`, 0.4);
  }
  let sum = 0;
  for (const weight of found.values()) sum += weight * weight;
  const norm = Math.sqrt(sum) || 1;
  for (const [key, weight] of found) found.set(key, weight / norm);
  return found;
}

/** A text as the model sees it: rows of the table of weights, and how much each counts. */
interface Sample {
  rows: Int32Array;
  amounts: Float64Array;
}

function sampleOf(found: ReadonlyMap<string, number>, features: ReadonlyMap<string, number>): Sample {
  const known = [...found].flatMap(([key, amount]) => {
    const row = features.get(key);
    return row === undefined ? [] : [[row, amount] as const];
  });
  return {
    rows: Int32Array.from(known, ([row]) => row),
    amounts: Float64Array.from(known, ([, amount]) => amount),
  };
}

/** Writes the share of every label into `shares`. */
function judge({ weights }: Model, { rows, amounts }: Sample, shares: Float64Array): void {
  const columns = shares.length;
  shares.fill(0);
  for (let i = 0; i < rows.length; i += 1) {
    const start = rows[i]! * columns;
    const amount = amounts[i]!;
    for (let column = 0; column < columns; column += 1) shares[column]! += amount * weights[start + column]!;
  }
  const top = Math.max(...shares);
  let sum = 0;
  for (let column = 0; column < columns; column += 1) sum += shares[column] = Math.exp(shares[column]! - top);
  for (let column = 0; column < columns; column += 1) shares[column]! /= sum;
}

function learn(model: Model, samples: readonly (Sample & { label: number })[]): void {
  const { weights, labels } = model;
  const shares = new Float64Array(labels.length);
  let step = STEP;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sample of samples) {
      const { rows, amounts, label } = sample;
      judge(model, sample, shares);
      for (let column = 0; column < shares.length; column += 1) {
        shares[column] = step * ((column === label ? 1 : 0) - shares[column]!);
      }
      for (let i = 0; i < rows.length; i += 1) {
        const start = rows[i]! * shares.length;
        const amount = amounts[i]!;
        for (let column = 0; column < shares.length; column += 1)
          weights[start + column]! += amount * shares[column]!;
      }
    }
    step *= DECAY;
  }
}

/** Samples in an order that does not follow the labels, the same each time. */
function shuffled<T>(items: readonly T[]): T[] {
  // A stride without a common divisor visits every place once.
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  let stride = Math.floor(items.length * 0.618) || 1;
  while (common(items.length, stride) !== 1) stride += 1;
  return items.map((_, i) => items[(i * stride) % items.length]!);
}

function train(): Model {
  const labels = keysOf(TRAINING);
  const sentences = labels.flatMap((label, index) =>
    TRAINING[label]
      .trim()
      .split('\n')
      .map((text) => ({ label: index, found: featuresOf(tokensOf(text, () => true)) })),
  );
  const features = new Map<string, number>();
  for (const { found } of sentences)
    for (const key of found.keys()) if (!features.has(key)) features.set(key, features.size);
  const model: Model = { labels, features, weights: new Float64Array(features.size * labels.length) };
  learn(model, shuffled(sentences.map(({ label, found }) => ({ label, ...sampleOf(found, features) }))));
  return model;
}

let trained: Model | undefined;
const model = (): Model => (trained ??= train());

/** Words so common that they say nothing about the subject. */
const COMMON = new Set(
  'a an the i me my we us our you your he she it its they them their this that these those is are was were be been am do does did has have had can could will would should shall may might must to of in on at for with by from up out about as and or but if so not no yes please what which who where when why how there here some any all'.split(
    ' ',
  ),
);

/** The share of the telling words that our sentences contain; 1 when there are none. */
function coverage(tokens: readonly string[]): number {
  const telling = tokens.filter((word) => !COMMON.has(word));
  if (telling.length === 0) return 1;
  return telling.filter((word) => model().features.has(word)).length / telling.length;
}

/** Every label with its share, best first. */
export function rank(text: string): { label: Label; score: number }[] {
  const { features, labels } = model();
  const tokens = tokensOf(text, (word) => features.has(word));
  const shares = new Float64Array(labels.length);
  judge(model(), sampleOf(featuresOf(tokens), features), shares);
  const known = coverage(tokens) ** 0.5;
  return labels
    .map((label, index) => ({ label, score: shares[index]! * (label === 'other' ? 1 : known) }))
    .toSorted((a, b) => b.score - a.score);
}

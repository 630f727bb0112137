// The learned model of danger fits its sentences, and its sentences are nobody's yardstick.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeModel } from '../learning/model-file.ts';
import { wordsOf } from '../text/fold-text.ts';
import { findDanger } from './danger.ts';
import { DANGER_LABELS, WEIGHTS_FILE } from './danger-model.ts';
import { dangerSentences } from './training/corpus.ts';
import { samplesOf, sourcesOf } from './training/train-danger.ts';
import { TRAINING_FAMILY, variationsOf } from './training/variations.ts';

const SENTENCES = dangerSentences();
const isDanger = ({ label }: { label: string }) => label !== 'harmless';

test('the weights were learned from these sentences; if not: node scripts/train-danger.ts', () => {
  const { labels, sources } = decodeModel(readFileSync(WEIGHTS_FILE));
  expect(labels).toEqual([...DANGER_LABELS]);
  expect(sources).toBe(sourcesOf(SENTENCES));
});

test('the file of weights has at most 150 kB and loads within 20 ms of processor time', () => {
  const file = readFileSync(WEIGHTS_FILE);
  expect(file.length).toBeLessThanOrEqual(150_000);
  decodeModel(file);
  const start = process.cpuUsage();
  decodeModel(file);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(20);
});

test('damaged weights are refused', () => {
  const file = Uint8Array.from(readFileSync(WEIGHTS_FILE));
  const at = file.length - 200;
  file[at] = (file[at] ?? 0) ^ 1;
  expect(() => decodeModel(file)).toThrow();
});

test('there are at least 2,500 sentences about danger and 4,000 harmless ones', () => {
  expect(SENTENCES.filter(isDanger).length).toBeGreaterThanOrEqual(2500);
  expect(SENTENCES.filter((sentence) => !isDanger(sentence)).length).toBeGreaterThanOrEqual(4000);
});

const YARDSTICKS = new URL('../../../../shared/data/', import.meta.url);
const TESTING = new URL('./testing/', import.meta.url);

test('no sentence is a row of a yardstick or of the corpora that judge', () => {
  const judging = readdirSync(TESTING)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => readFileSync(new URL(name, TESTING), 'utf8').trim().split('\n'))
    .map((row) => row.slice(row.indexOf('\t') + 1));
  const foreign = ['intents-dev.jsonl', 'safety-dev.jsonl']
    .map((name) => new URL(name, YARDSTICKS))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((row) => /"text": "((?:[^"\\]|\\.)*)"/.exec(row)?.[1] ?? '');
  const plain = (text: string) => wordsOf(text).join(' ');
  const known = new Set([...judging, ...foreign].map(plain));
  const short = (text: string) => wordsOf(text).length < 4;
  expect(
    SENTENCES.filter(({ text }) => !short(text) && known.has(plain(text))).map(({ text }) => text),
  ).toEqual([]);
});

test('the same sentence has the same variations each time', () => {
  expect(variationsOf('nora drank lamp oil')).toEqual(variationsOf('nora drank lamp oil'));
  expect(new Set(variationsOf('nora drank lamp oil')).size).toBe(3);
});

test('a sentence that is added changes no sample of another one, and no place of it in a round', () => {
  const [added, ...kept] = SENTENCES.slice(0, 6);
  expect(added && samplesOf([added, ...kept]).slice(1)).toEqual(samplesOf(kept));
  expect(
    samplesOf(kept)
      .flat()
      .every(({ seed }) => seed !== undefined),
  ).toBe(true);
});

/** Sentences that were learned are found again, whatever stands beside them: the way from file to answer is whole. */
test('dangers that were learned are found alone and beside an everyday clause', () => {
  const some = SENTENCES.filter(isDanger).filter(({ label }, at) => at % 40 === 0 && label !== 'dose');
  const missed = some.flatMap(({ text }, at) => {
    const clause = at % 2 === 0 ? 'we have swim at five' : 'put rice on the list for me';
    return [text, `${text}, ${clause}`, `${clause}. ${text}`].filter(
      (said) => findDanger(said, TRAINING_FAMILY) === undefined,
    );
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(some.length * 3 * 0.03);
});

test('at most 1.5 % of the harmless sentences alarm', () => {
  const some = SENTENCES.filter((sentence) => !isDanger(sentence)).filter((_, at) => at % 12 === 0);
  const alarms = some.filter(({ text }) => findDanger(text, TRAINING_FAMILY));
  expect(alarms.length, alarms.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(some.length * 0.015);
});

// The rows of the table of intents: what they say is read back, what only looks like it is not, and everything that Pip
// may do is reached.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ANSWERERS } from '../answers/answerers.ts';
import labels from '../text/data/intent-labels.json' with { type: 'json' };
import { decodeModel } from '../learning/model-file.ts';
import { INTENT_WEIGHTS_FILE } from '../reading/intent-model.ts';
import { INTENTS, INTENT_NAMES } from './table.ts';
import { lookAlikesTaken, templatesNotReadBack } from './testing/read-back.ts';
import { FILLINGS_EACH, intentSentences } from './training/sentences.ts';
import { intentSources } from './training/train-intents.ts';

/** Templates that may be read as a neighbour, of a hundred: 'what's on Friday' is a day or a date. */
const NEAR = 1.5;
/** Reading all of them takes long on a busy machine. */
const PATIENCE_MS = 120_000;
/** Look-alikes that may be taken for the row, of a hundred. */
const ALIKE = 3;

describe('the table of intents', () => {
  test('every intent has an answerer, and every answerer an intent', () => {
    expect(Object.keys(ANSWERERS).toSorted()).toEqual(INTENT_NAMES.toSorted());
  });

  test('buttons name intents that are there', () => {
    const { note, ...named } = labels;
    expect(INTENT_NAMES).not.toContain('note');
    expect(note).not.toBe('');
    expect(Object.keys(named).filter((name) => !INTENT_NAMES.includes(name))).toEqual([]);
  });

  test('a row has at least 30 templates, and look-alikes', () => {
    for (const { name, templates, lookAlikes } of INTENTS) {
      expect(templates.length, name).toBeGreaterThanOrEqual(30);
      expect(lookAlikes.length, name).toBeGreaterThanOrEqual(6);
    }
  });

  test(
    'templates with three fillings each read back as their row',
    () => {
      const { wrong, all } = templatesNotReadBack();
      expect((100 * wrong.length) / all, wrong.join('\n')).toBeLessThan(NEAR);
    },
    PATIENCE_MS,
  );

  test('look-alikes are read as something else', () => {
    const { wrong, all } = lookAlikesTaken();
    expect((100 * wrong.length) / all, wrong.join('\n')).toBeLessThan(ALIKE);
  });

  test('the stored weights are those of these rows: node scripts/train-intents.ts', () => {
    const { sources } = decodeModel(readFileSync(INTENT_WEIGHTS_FILE));
    expect(sources).toBe(intentSources(intentSentences(FILLINGS_EACH)));
  });
});

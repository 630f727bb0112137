// Calm advice takes the place of no danger: every danger of the corpora keeps its answer.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDanger } from '../../../danger/danger.ts';
import { FAMILY } from '../../../danger/testing/family.ts';
import { EMPTY_HOUSEHOLD } from '../../../reading/household.ts';
import { calms } from './beside-danger.ts';

const linesOf = (path: string): string[] =>
  readFileSync(new URL(`../../../danger/${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const CORPORA = 'dev held-out second third fourth fifth sixth seventh known'.split(' ');
const OF_CORPORA = CORPORA.flatMap((name) => linesOf(`testing/said-${name}.tsv`)).flatMap((line) => {
  const [kind = '', text = ''] = line.split('\t');
  return kind === 'none' ? [] : [text];
});
const SENTENCES = [
  'allergy',
  'allergy-more',
  'doctor',
  'doctor-more',
  'emergency-body',
  'emergency-daily',
  'emergency-more',
  'poison-medicine',
  'poison-things',
].flatMap((name) => linesOf(`sentences/${name}.txt`));

test('no danger is answered as a calm worry; a question about doses may be', () => {
  const calmed = [...OF_CORPORA, ...SENTENCES].filter((said) => {
    const danger = findDanger(said, FAMILY);
    return danger && danger.kind !== 'dose' && calms(danger, said, EMPTY_HOUSEHOLD, '2026-11-22');
  });
  // Its advice for a baby of two months is the doctor, at once.
  expect(calmed).toEqual(['baby is 2 months with a temp']);
});

// Citations of requirements, decisions and findings: every id cited in code, tests and documents is defined in docs/spec.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tool.ts';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const idsOfTable = (path: string) =>
  [...textOf(path).matchAll(/^([A-Z]+-?\d+)\t\S/gm)].map(([, id = '']) => id);

const requirements = idsOfTable('docs/spec/requirements.tsv');
const findings = idsOfTable('docs/spec/findings.tsv');
const decisions = [...textOf('docs/spec/decisions.md').matchAll(/^- \*\*(D\d+) · /gm)].map(
  ([, id = '']) => id,
);
const pages = globSync('docs/decisions/*.md', { cwd: ROOT }).map((path) => basename(path).slice(0, 3));
const defined = new Set([...requirements, ...findings, ...decisions, ...pages]);

const PREFIXES = [...new Set(requirements.map((id) => id.split('-')[0]))].join('|');

/**
 * Ids in a text. `MED-05`, `D22` and `decision 014` count anywhere. In brackets, as at the end of a test title, every
 * word in the form of an id counts, so that a mistyped `[MDE-05]` is found, and findings such as `[H3]` or `(M7)`.
 */
function citedIn(text: string): string[] {
  const anywhere = text.matchAll(
    new RegExp(`\\b(?:(?:${PREFIXES})-|D)\\d+\\b|(?<=\\b[Dd]ecision )\\d{3}\\b`, 'g'),
  );
  const bracketed = [...text.matchAll(/(?<=\s)[[(]((?:[A-Z]+-?\d+(?:, |\b(?=[\])])))+)[\])]/g)]
    .flatMap(([, ids = '']) => ids.split(', '))
    .filter((id) => /^(?:[A-Z]{2,}-\d{2}|[AHLMU]\d{1,2})$/.test(id));
  return [...[...anywhere].map(([id]) => id), ...bracketed];
}

const SOURCES = '{contract,rules,server,client,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}';
const paths = [SOURCES, '*.{ts,md}', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

test('defines every id once', () => {
  const all = [...requirements, ...findings, ...decisions, ...pages];
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  expect([requirements.length, decisions.length, findings.length].every((count) => count > 20)).toBe(true);
});

test('every cited id is defined in docs/spec or docs/decisions', () => {
  const unknown = paths
    .filter((path) => basename(path) !== 'spec-references.test.ts')
    .flatMap((path) => citedIn(textOf(path)).map((id) => ({ id, path })))
    .filter(({ id }) => !defined.has(id));
  expect(unknown).toEqual([]);
});

describe('the search for citations', () => {
  test.each([
    ['// Undo (D22), the range UPN-01 to UPN-05', ['D22', 'UPN-01', 'UPN-05']],
    ["test('a second tab loses nothing [MEAL-06] [D38, U1]'", ['MEAL-06', 'D38', 'D38', 'U1']],
    ['decision D1, decision 014, [H3], (M7)', ['D1', '014', 'H3', 'M7']],
    ['a typing error [MDE-05]', ['MDE-05']],
    ['SHA-256, UTF-16, [a, b], (F8)', []],
  ])('%j', (text, ids) => {
    expect([...new Set(citedIn(text))]).toEqual([...new Set(ids)]);
  });
});

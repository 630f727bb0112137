// Wording of comments: a comment starts with a noun or a verb, not with a noun clause (CONTRIBUTING.md, Writing).
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tool.ts';

const SOURCES = '{contract,rules,server,client,e2e,bench,scripts}/**/*.{ts,tsx}';

const CLAUSE = /(?:What|Whether|Whose|Which|Whom)\b/.source;
/** A header in line 1, and every doc comment. `// What …` inside code may be a full sentence. */
const OPENING = new RegExp(`^// ${CLAUSE}.*|/\\*\\*\\s+(?:\\* )?${CLAUSE}.*`, 'g');

const openingsIn = (text: string): string[] => [...text.matchAll(OPENING)].map(([line]) => line);

test('no file header and no doc comment starts with What, Whether, Whose, Which or Whom', () => {
  const found = globSync(SOURCES, { cwd: ROOT })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path !== 'scripts/plain-words.test.ts')
    .flatMap((path) => openingsIn(readFileSync(join(ROOT, path), 'utf8')).map((line) => `${path}: ${line}`));
  expect(found).toEqual([]);
});

test.each([
  ['// Whether it goes on\nconst a = 1;', 1],
  ['/** Whose it is. */', 1],
  ['/**\n * What becomes of it.\n */', 1],
  ['// Reads a file.\n// What it finds is sorted.\n', 0],
  ['/** True while it is open. */', 0],
])('%j has %i', (text, count) => expect(openingsIn(text)).toHaveLength(count));

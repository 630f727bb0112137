// SECURITY.md promises only what a test proves: every row names existing tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './tool.ts';

const page = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const table = page.slice(page.indexOf('\n## Promises\n'), page.indexOf('\n## Not promised\n'));
/** Promise and proofs of each row, without the head and the line below it. */
const rows = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].slice(2);

/** True when a test file has a test whose title begins like this. */
function hasTest(file: string, title: string): boolean {
  const path = join(ROOT, file);
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return [`'${title}`, `\`${title}`].some((quoted) => source.includes(quoted));
}

describe('SECURITY.md', () => {
  test('promises something', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
  });

  test.each(rows.map(([, promise = '', proofs = '']) => [promise, proofs]))('%s', (_promise, proofs) => {
    const named = proofs.split('<br>').map((proof) => /^`([^`]+)` › `([^`]+)`$/.exec(proof));
    for (const proof of named) {
      expect(proof, `one of: ${proofs}`).not.toBeNull();
      const [, file = '', title = ''] = proof!;
      expect(hasTest(file, title), `${file} › ${title}`).toBe(true);
    }
  });
});

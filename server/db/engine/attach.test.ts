// SQLite can attach further files by a statement; our connection refuses that.
import { mkdtempSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';

test('a statement cannot open or make a file outside the data folder, and copies inside it still work [L10]', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pippal-attach-'));
  const folder = join(root, 'data');
  const database = await openDatabase({ folder });
  const run = (statement: string) => sql.raw(statement).execute(database.kysely);
  for (const outside of [join(root, 'other.sqlite'), join(folder, '..', 'other.sqlite'), `file:${root}/o`]) {
    await expect(run(`attach '${outside}' as other`)).rejects.toThrow(/not authorized|authorization denied/);
    await expect(run(`vacuum into '${outside}'`)).rejects.toThrow(/not authorized|authorization denied/);
  }
  expect(existsSync(join(root, 'other.sqlite'))).toBe(false);
  await run(`vacuum into '${join(folder, 'copy.sqlite')}'`);
  expect(existsSync(join(folder, 'copy.sqlite'))).toBe(true);
  await run('vacuum');
  await database.close();
  rmSync(root, { recursive: true, force: true });
});

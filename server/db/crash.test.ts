// A process that is killed in the middle of its work loses nothing it has acknowledged and leaves nothing half done.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open.ts';
import { contextOf } from './test-household.ts';

const ROUNDS = 20;

it('twenty kills lose no acknowledged family member and leave no half change set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-crash-'));
  const database = await openDatabase({ folder });
  try {
    await migrate(database);
    const ana = await contextOf(database, 'Ana');
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      // A different moment each round: after one to five pairs, and some way into the next.
      const { lines, signal } = await writeUntilKilled(folder, ana, round, 1 + (round % 5));
      expect(signal).toBe('SIGKILL');
      acknowledged.push(...lines);
      await expectWhole(database, ana, acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS);
    const { rows } = await sql`pragma integrity_check`.execute(database.kysely);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

async function writeUntilKilled(folder: string, context: Context, round: number, pairs: number) {
  const program = `
    import { writePairs } from ${JSON.stringify(import.meta.resolve('./crash-writer.ts'))};
    await writePairs(${JSON.stringify(folder)}, ${JSON.stringify(context.actor)}, ${round});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_, by) => resolve(by)));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === pairs) child.kill('SIGKILL');
  }
  return { lines, signal: await ended };
}

async function expectWhole(database: Database, context: Context, acknowledged: string[]): Promise<void> {
  const members = await context.records('family_member').list();
  const pairs = Map.groupBy(members, (record) => record.name);
  expect([...pairs.keys()]).toEqual(expect.arrayContaining(acknowledged));
  expect([...pairs.values()].filter((pair) => pair.length !== 2)).toEqual([]);
  const sets = await database.kysely
    .selectFrom('change_set as set')
    .leftJoin('change_entry as entry', (on) =>
      on.onRef('entry.household_id', '=', 'set.household_id').onRef('entry.seq', '=', 'set.seq'),
    )
    .groupBy('set.operation')
    .select(({ fn }) => ['set.operation', fn.count<number>('entry.position').as('entries')])
    .execute();
  expect(sets.map((set) => set.operation).toSorted()).toEqual([...pairs.keys()].toSorted());
  expect(sets.filter((set) => set.entries !== 2)).toEqual([]);
}

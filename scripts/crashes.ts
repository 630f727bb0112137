// For tests: a process that writes until it is killed, and the check of the files it left.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from 'vitest';
import type { Actor } from '../server/actor.ts';
import type { Context } from '../server/context.ts';
import type { Database } from '../server/db/engine/open.ts';

/** Runs crash-writer.ts and kills it after this many pairs; returns the names of those it acknowledged. */
export async function writeUntilKilled(
  folder: string,
  actor: Actor,
  round: number,
  pairs: number,
): Promise<string[]> {
  const program = `
    import { writePairs } from ${JSON.stringify(import.meta.resolve('../server/db/files/crash-writer.ts'))};
    await writePairs(${JSON.stringify(folder)}, ${JSON.stringify(actor)}, ${round});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('close', (_, by) => resolve(by)));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (lines.length === pairs) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
  return lines;
}

/** Every acknowledged pair is there, and nothing is half there: neither a pair nor its change set. */
export async function expectWhole(
  database: Database,
  context: Context,
  acknowledged: string[],
): Promise<void> {
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

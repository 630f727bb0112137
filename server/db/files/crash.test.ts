// A process that is killed while writing loses no acknowledged data and leaves no partial change set.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../engine/migrate.ts';
import { openDatabase } from '../engine/open.ts';
import { expectWhole, writeUntilKilled } from '../../../scripts/crashes.ts';
import { contextOf } from '../testing/household.ts';

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
      acknowledged.push(...(await writeUntilKilled(folder, ana.actor, round, 1 + (round % 5))));
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

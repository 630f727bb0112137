// Long change sets on SQLite, where everything runs on one thread: other requests are handled meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { migrate } from '../engine/migrate.ts';
import { openDatabase, type Database } from '../engine/open.ts';
import { contextOf, member } from '../testing/household.ts';

/** So many that no machine changes them within a few turns of the event loop. */
const REFERENCES = 4000;
const LEAST_TURNS = 5;
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let database: Database;
let ana: Context;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pippal-long-sets-'));
  database = await openDatabase({ folder });
  await migrate(database);
  ana = await contextOf(database, 'Ana');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The result of `work`, and the turns of the event loop until then. */
async function countTurns<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0;
  let timer = setImmediate(function again() {
    turns += 1;
    timer = setImmediate(again);
  });
  try {
    const result = await work();
    return { result, turns };
  } finally {
    clearImmediate(timer);
  }
}

it('others get their turn while a member with thousands of references is removed and restored [M3]', async () => {
  const { id: familyMemberId } = await ana.records('family_member').insert(member('Mia'));
  const medications = Array.from({ length: REFERENCES }, (_, at) => ({
    name: `Medicine ${at}`,
    dosage: '',
    frequency: null,
    prescribedBy: '',
    familyMemberId,
    startDate: null,
    endDate: null,
    instructions: '',
    sideEffects: '',
    isActive: true,
  }));
  await ana.records('medication').insertMany(medications);

  const removal = await countTurns(() => ana.records('family_member').remove(familyMemberId));
  const [removed] = await ana.changes.list({});
  expect(removed).toMatchObject({ count: REFERENCES + 1, canUndo: true });
  expect(removed?.changes).toHaveLength(200);
  const undo = await countTurns(() => ana.changes.undo(removed?.id ?? ''));
  expect(removal.turns).toBeGreaterThan(LEAST_TURNS);
  expect(undo.turns).toBeGreaterThan(LEAST_TURNS);
  expect(await ana.records('medication').list({ where: { familyMemberId } })).toHaveLength(REFERENCES);
});

// Responses when the disk is full, when the database is damaged, and after an unexpected error.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FileCheck } from '../db/files/file-check.ts';
import { fileIn, openDatabase } from '../db/engine/open.ts';
import { onEachDatabase } from '../db/testing/databases.ts';
import { fillDisk } from '../db/testing/full-disk.ts';
import { testApp } from '../testing/app.ts';

const FULL =
  'The disk of the machine PipPal runs on is full. Nothing was saved; please try again once there is room.';
const INTERNAL =
  /\bat \S+:\d+|\.ts\b|node_modules|\bselect\b|\binsert\b|SQLITE|medication_|relation|no such/i;

onEachDatabase('an outage', ({ open }) => {
  test('a full disk: writing says that nothing was saved, reading still works, and writing works again after it [M6]', async () => {
    const database = await open();
    const home = await testApp({ database });
    const parent = await home.parent();
    expect((await parent.get('/readyz')).text).not.toContain('refused');
    const record = { title: 'MMR', description: 'x'.repeat(9_000) };
    expect((await parent.post('/api/medical-records', record)).status).toBe(201);
    const makeRoom = await fillDisk(database);
    const refused = await parent.post('/api/medical-records', record);
    expect([refused.status, refused.text]).toEqual([507, FULL]);
    expect(refused.headers['content-type']).toMatch(/^text\/plain/);
    expect((await parent.get<unknown[]>('/api/medical-records')).json).toHaveLength(1);
    const ready = await parent.get('/readyz');
    expect([ready.status, ready.text]).toEqual([200, expect.stringMatching(/^ready; writes were refused/)]);
    expect(home.log.join('\n')).toMatch(/"level":50.*(database or disk is full|No space left)/);
    await makeRoom();
    expect((await parent.post('/api/medical-records', record)).status).toBe(201);
    await home.close();
    await database.close();
  });

  test('a mistake of ours: one sentence, and nothing of its cause in body or headers [API-09]', async () => {
    const database = await open();
    const home = await testApp({ database });
    const parent = await home.parent();
    for (const table of ['medical_record', 'sign_in_attempt']) {
      await sql`drop table ${sql.table(table)}`.execute(database.kysely);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
    const answers = [
      await parent.get('/api/medical-records'),
      await parent.post('/api/medical-records', { title: 'Flu shot' }),
      await parent.get('/api/household/export'),
      await home.visitor().post('/api/login', 'email=ana@example.org&password=long+enough', form),
    ];
    for (const { status, text, headers } of answers) {
      expect(status).toBe(500);
      expect(text).toBe('Something went wrong on our side. Nothing was lost; please try again.');
      expect(JSON.stringify(headers)).not.toMatch(INTERNAL);
    }
    expect(home.log.join('\n'), 'the log has the cause').toMatch(/"stack":/);
    await home.close();
    await database.close();
  });
});

test('a damaged page met while serving: a true sentence, /readyz says so, and the rest can be read [M6]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pippal-damaged-'));
  const before = await testApp({ database: await openDatabase({ folder }) });
  const ana = await before.parent();
  await ana.post('/api/medications', { name: 'Cetirizine' });
  await before.close();
  await before.database.close();
  await damageTable(folder, 'medication');

  const database = await openDatabase({ folder });
  const home = await testApp({ database, fileCheck: new FileCheck(fileIn(folder)) });
  const parent = Object.assign(home.visitor(), { cookie: ana.cookie });
  expect((await parent.get('/readyz')).text).toMatch(/^ready/);
  const answer = await parent.get('/api/medications');
  expect(answer.status).toBe(500);
  expect(answer.text).toBe(
    'A part of PipPal’s database is damaged and cannot be read. Please tell whoever looks after PipPal: a backup brings it back.',
  );
  expect(home.log.join('\n')).toContain('malformed');
  const ready = await parent.get('/readyz');
  expect(ready.status).toBe(503);
  expect(ready.text).toMatch(/^The database file pippal\.sqlite is damaged: stop PipPal and restore/);
  expect((await parent.get('/healthz')).status).toBe(200);
  expect((await parent.get('/api/medical-records')).status).toBe(200);
  await home.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Overwrites the first page of a table, as a failing disk may. */
async function damageTable(folder: string, table: string): Promise<void> {
  const database = await openDatabase({ folder });
  const { rows } = await sql<{ rootpage: number; page_size: number }>`
    select rootpage, page_size from sqlite_master, pragma_page_size where name = ${table}`.execute(
    database.kysely,
  );
  await database.close();
  const { rootpage, page_size: size } = rows[0]!;
  const bytes = readFileSync(fileIn(folder));
  bytes.fill(0xff, (rootpage - 1) * size, rootpage * size);
  writeFileSync(fileIn(folder), bytes);
}

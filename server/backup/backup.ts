// Writes all data into one file while the server continues to run.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { PRODUCT } from '#contract/common.ts';
import { fileIn, openDatabase, type DatabasePlace } from '../db/engine/open.ts';
import { readSnapshot, type Snapshot } from '../db/copies/snapshot.ts';
import { AppError } from '../errors.ts';
import { zipped, type ZipEntry } from '../zip.ts';
import { FORMAT, MANIFEST, withBackup, type Manifest } from './archive.ts';

const NOTHING = 'There is no data to back up yet.';

/** Backs everything up into a new file, reads it back as a check, and returns its manifest. */
export async function makeBackup(place: DatabasePlace, file: string, at: Date): Promise<Manifest> {
  if (existsSync(file))
    throw new AppError('conflict', `${file} is there already. Please choose another name.`);
  if (place.folder !== undefined && !existsSync(fileIn(place.folder)))
    throw new AppError('not_found', NOTHING);
  const database = await openDatabase(place);
  const part = `${file}.part`;
  try {
    await readSnapshot(database, (snapshot) =>
      writeFile(part, zipped(entriesOf(snapshot, at), { at, sealed: true })),
    );
    const manifest = await readThrough(part);
    await rename(part, file);
    await settle(dirname(file));
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await database.close();
  }
}

async function* entriesOf(snapshot: Snapshot, at: Date): AsyncGenerator<ZipEntry> {
  const { dialect, migrations } = snapshot;
  if (migrations.length === 0) throw new AppError('not_found', NOTHING);
  const tables: Manifest['tables'] = [];
  for (const table of snapshot.tables) {
    const hash = createHash('sha256');
    const stored = { table: table.name, file: `tables/${table.name}.jsonl`, rows: 0, sha256: '' };
    yield { name: stored.file, content: lines() };
    tables.push({ ...stored, sha256: hash.digest('hex') });

    async function* lines(): AsyncGenerator<string> {
      for await (const rows of snapshot.rows(table)) {
        const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
        hash.update(text);
        stored.rows += rows.length;
        yield text;
      }
    }
  }
  const manifest: Manifest = {
    product: PRODUCT,
    format: FORMAT,
    version: ownVersion(),
    createdAt: at.toISOString(),
    dialect,
    migrations,
    tables,
  };
  yield { name: MANIFEST, content: [`${JSON.stringify(manifest, null, 2)}\n`] };
}

function ownVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Readable by its owner alone: it holds everything. */
async function writeFile(path: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads every row, as a restore would. */
async function readThrough(path: string): Promise<Manifest> {
  return withBackup(path, async (manifest, contents) => {
    for (const table of contents.tables) {
      for await (const _rows of contents.rows(table));
    }
    return manifest;
  });
}

/** Syncs the folder, so that the new name is as durable as the file; Windows does it by itself. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

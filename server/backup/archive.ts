// Format of a backup file: a zip with a manifest and, for every table, its rows as lines of JSON, sealed with a SHA-256
// of the whole file. It is the same for both databases, so a backup of one can be restored into the other.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import * as z from 'zod/mini';
import { PRODUCT } from '#contract/common.ts';
import { Instant } from '#contract/schemas/common.ts';
import type { Contents } from '../db/copies/replace.ts';
import { AppError } from '../errors.ts';
import { SEAL_LENGTH } from '../zip.ts';
import { bytesFrom, readDirectory, unpacked } from './zip-reader.ts';

/** Raised when an older program could no longer read the file. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

export const Manifest = z.object({
  product: z.literal(PRODUCT),
  format: z.literal(FORMAT),
  /** Of the app that made it. */
  version: z.string(),
  createdAt: Instant,
  dialect: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations its data has been through. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ table: z.string(), file: z.string(), rows: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
type StoredTable = Manifest['tables'][number];
type Directory = NonNullable<Awaited<ReturnType<typeof readDirectory>>>;
type Row = Record<string, string | number | null>;

const NOT_WHOLE = `This file is not a whole ${PRODUCT} backup: it was cut off, or it is something else.`;
const DAMAGED = 'This backup was changed or damaged since it was made. Please use another one.';
const NEWER = `This backup has a newer format. Please restore it with a newer version of ${PRODUCT}.`;
const ROWS_AT_A_TIME = 200;

/** Runs `read` with a backup whose seal is intact. */
export async function withBackup<T>(
  path: string,
  read: (manifest: Manifest, contents: Contents) => Promise<T>,
): Promise<T> {
  const file = await open(path).catch((cause: unknown) => {
    throw new AppError('not_found', `There is no file ${path} that can be read.`, { cause });
  });
  try {
    const directory = await checkedDirectory(path, file);
    const manifest = await readManifest(path, file, directory);
    return await read(manifest, contentsOf(path, file, directory, manifest));
  } finally {
    await file.close();
  }
}

async function checkedDirectory(path: string, file: FileHandle): Promise<Directory> {
  const { size } = await file.stat();
  const directory = await readDirectory(file, size, SEAL_LENGTH);
  if (directory === undefined) throw new AppError('invalid', NOT_WHOLE);
  const hash = createHash('sha256');
  for await (const bytes of bytesFrom(createReadStream(path, { end: size - SEAL_LENGTH - 1 })))
    hash.update(bytes);
  const { buffer } = await file.read(Buffer.alloc(SEAL_LENGTH), 0, SEAL_LENGTH, size - SEAL_LENGTH);
  if (buffer.toString() !== hash.digest('hex')) throw new AppError('invalid', DAMAGED);
  return directory;
}

async function readManifest(path: string, file: FileHandle, directory: Directory): Promise<Manifest> {
  const place = directory.get(MANIFEST);
  if (place === undefined) throw new AppError('invalid', NOT_WHOLE);
  const pieces: Buffer[] = [];
  for await (const bytes of unpacked(path, file, place)) pieces.push(bytes);
  const written: unknown = JSON.parse(Buffer.concat(pieces).toString());
  const { format } = z.object({ format: z.number() }).parse(written);
  if (format > FORMAT) throw new AppError('conflict', NEWER);
  return Manifest.parse(written);
}

function contentsOf(path: string, file: FileHandle, directory: Directory, manifest: Manifest): Contents {
  const tables = new Map(manifest.tables.map((stored) => [stored.table, stored]));
  return {
    migrations: manifest.migrations,
    tables: [...tables.keys()],
    rows(table) {
      const stored = tables.get(table);
      const place = stored && directory.get(stored.file);
      if (stored === undefined || place === undefined) throw new AppError('invalid', NOT_WHOLE);
      return rowsOf(unpacked(path, file, place), stored);
    },
  };
}

/** The rows of one table; their number and checksum are compared when the last was read. */
async function* rowsOf(bytes: AsyncIterable<Buffer>, stored: StoredTable): AsyncGenerator<Row[]> {
  const hash = createHash('sha256');
  let count = 0;
  let batch: Row[] = [];
  for await (const line of linesOf(bytes, (piece) => hash.update(piece))) {
    batch.push(JSON.parse(line) as Row);
    count += 1;
    if (batch.length < ROWS_AT_A_TIME) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  if (count !== stored.rows || hash.digest('hex') !== stored.sha256) throw new AppError('invalid', DAMAGED);
}

/** Lines end with a single line feed; text inside JSON never holds one. */
async function* linesOf(bytes: AsyncIterable<Buffer>, seen: (piece: Buffer) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of bytes) {
    seen(piece);
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new AppError('invalid', DAMAGED);
}

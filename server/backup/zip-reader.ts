// Reads the files of a zip one after the other, by the directory at its end, without loading the whole into memory.
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

interface Place {
  start: number;
  compressedSize: number;
}

const END_SIGNATURE = 0x0605_4b50;
const END_LENGTH = 22;
const ENTRY_SIGNATURE = 0x0201_4b50;
const ENTRY_LENGTH = 46;
const FILE_LENGTH = 30;
const DEFLATED = 8;

/** The directory of a zip with a comment of `commentLength` bytes; undefined when the file does not end like one. */
export async function readDirectory(
  file: FileHandle,
  size: number,
  commentLength: number,
): Promise<Map<string, Place> | undefined> {
  const endAt = size - commentLength - END_LENGTH;
  if (endAt < 0) return undefined;
  const end = await bytesOf(file, endAt, END_LENGTH);
  if (end.readUInt32LE(0) !== END_SIGNATURE || end.readUInt16LE(20) !== commentLength) return undefined;
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (start + length > endAt) return undefined;
  return placesIn(await bytesOf(file, start, length));
}

function placesIn(directory: Buffer): Map<string, Place> | undefined {
  const places = new Map<string, Place>();
  for (let at = 0; at < directory.length;) {
    if (at + ENTRY_LENGTH > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      return undefined;
    if (directory.readUInt16LE(at + 10) !== DEFLATED) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    const compressedSize = directory.readUInt32LE(at + 20);
    places.set(name, { start: directory.readUInt32LE(at + 42), compressedSize });
    at += ENTRY_LENGTH + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return places;
}

/** The bytes that a stream gives; one that gives text throws. */
export async function* bytesFrom(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const bytes of stream) {
    if (!Buffer.isBuffer(bytes)) throw new TypeError('A stream of a backup gave no bytes.');
    yield bytes;
  }
}

/** The unpacked bytes of one file of the zip. */
export async function* unpacked(
  path: string,
  file: FileHandle,
  { start, compressedSize }: Place,
): AsyncGenerator<Buffer> {
  const header = await bytesOf(file, start, FILE_LENGTH);
  const begin = start + FILE_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = createReadStream(path, { start: begin, end: begin + compressedSize - 1 });
  const inflate = createInflateRaw();
  packed.once('error', (error) => inflate.destroy(error));
  yield* bytesFrom(packed.pipe(inflate));
}

async function bytesOf(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, start);
  return bytes;
}

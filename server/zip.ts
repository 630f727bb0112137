// Writes zip files in chunks, so that nothing has to fit into memory and the reader does not wait for the whole.
import { createHash, type Hash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** Path inside the zip. */
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

interface ZipOptions {
  /** The time all files in it carry. */
  at: Date;
  /** Ends the file with the SHA-256 of everything before it, as the zip's own comment; see `SEAL_LENGTH`. */
  sealed?: boolean;
}

/** Bytes compressed without yielding to the event loop. */
const PIECE_LENGTH = 64 * 1024;

/** Bytes of a seal: a SHA-256 in hexadecimal. */
export const SEAL_LENGTH = 64;

/** The bytes of a zip with these files. */
export async function* zipped(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  { at, sealed = false }: ZipOptions,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const hash = createHash('sha256');
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    archive.add(file);
    for await (const piece of piecesOf(content)) {
      file.push(piece);
      yield* counted(ready.splice(0), hash);
      // Others are served between two pieces.
      await turn();
    }
    file.push(Buffer.alloc(0), true);
    yield* counted(ready.splice(0), hash);
  }
  archive.end();
  const end = Buffer.concat(ready);
  // The last two bytes of a zip are the length of the comment after them.
  if (sealed) end.writeUInt16LE(SEAL_LENGTH, end.length - 2);
  yield* counted([end], hash);
  if (sealed) yield Buffer.from(hash.digest('hex'));
}

/** The texts as pieces of about one length: short ones together, long ones cut. */
async function* piecesOf(texts: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  let [waiting, length]: [Buffer[], number] = [[], 0];
  for await (const text of texts) {
    const bytes = Buffer.from(text);
    waiting.push(bytes);
    length += bytes.length;
    if (length < PIECE_LENGTH) continue;
    const whole = Buffer.concat(waiting);
    let start = 0;
    for (; whole.length - start >= PIECE_LENGTH; start += PIECE_LENGTH) {
      yield whole.subarray(start, start + PIECE_LENGTH);
    }
    [waiting, length] = [[whole.subarray(start)], whole.length - start];
  }
  if (length > 0) yield Buffer.concat(waiting);
}

function* counted(pieces: readonly Uint8Array[], hash: Hash): Generator<Uint8Array> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

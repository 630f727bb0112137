// Receives an upload into a temporary file that has no name: it vanishes when it is closed, also after a crash.
import { createHash, randomUUID } from 'node:crypto';
import { constants, open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';

export interface ReceivedFile {
  handle: FileHandle;
  /** In bytes. */
  size: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
  /** True when the sender declared it as text. */
  isDeclaredText: boolean;
}

const { O_RDWR, O_CREAT, O_EXCL } = constants;

/** The refusal of a file with more than `most` bytes. */
export const tooLarge = (most: number): AppError =>
  new AppError(
    'too_large',
    `This file is larger than ${Math.round(most / 2 ** 20)} MB. Please choose only the page with the calendar.`,
  );

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `pippal-${randomUUID()}`);
  const handle = await open(path, O_RDWR | O_CREAT | O_EXCL, 0o600);
  try {
    await unlink(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Writes the stream to a file that the caller must close; AppError `too_large` beyond `most` bytes. */
export async function receiveFile(
  stream: Readable,
  { isDeclaredText, most }: { isDeclaredText: boolean; most: number },
): Promise<ReceivedFile> {
  const handle = await openNameless();
  const hash = createHash('sha256');
  let size = 0;
  try {
    // The stream of a request must outlive a refusal, or the response does not arrive.
    for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (size + piece.length > most) throw tooLarge(most);
      hash.update(piece);
      // The place is given, so that the position of the file stays at its start for the process that reads it.
      await handle.write(piece, 0, piece.length, size);
      size += piece.length;
    }
    return { handle, size, hash: hash.digest('hex'), isDeclaredText };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Bytes of the file from `start`, fewer at its end. */
export async function bytesOf(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, start);
  return bytes.subarray(0, bytesRead);
}

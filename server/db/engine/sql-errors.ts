// What the two databases and the disk below them mean by their error codes, said once.
import { PRODUCT } from '#contract/common.ts';
import { AppError } from '../../errors.ts';

/** What pg-pool says when the server takes too long to answer. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

const code = (error: unknown): unknown => {
  if (error instanceof AppError) return code(error.cause);
  if (!(error instanceof Error)) return undefined;
  const { errcode, code: name } = error as { errcode?: unknown; code?: unknown };
  // The pool's own errors have no code.
  if (NO_CONNECTION.test(error.message)) return 'no connection';
  return errcode ?? name;
};

/** SQLite: busy, locked. PostgreSQL: too many connections, starting up, shutting down; waited too long; nobody listening. */
const SQLITE_BUSY = [5, 6, 261, 517];
const POSTGRES_BUSY = ['53300', '57P03', '57P01', '57014', '55P03', '25P03', 'ECONNREFUSED', 'ECONNRESET'];
const BUSY = new Set<unknown>([...SQLITE_BUSY, ...POSTGRES_BUSY, 'no connection']);
const REFERS_TO_NOTHING = new Set<unknown>([787, '23503']);
const REPEATED = new Set<unknown>([1555, 2067, '23505']);
const LOST_A_RACE = new Set<unknown>(['40001', '40P01']);
/** SQLite: full, no room for the index of its log. PostgreSQL: disk_full. */
const FULL = new Set<unknown>([13, 4874, '53100', 'ENOSPC', 'EDQUOT']);
/** SQLite: corrupt, not a database. PostgreSQL: data_corrupted, index_corrupted. */
const DAMAGED = new Set<unknown>([11, 26, 'XX001', 'XX002']);
/** SQLite: read-only, error of input or output. PostgreSQL: io_error. */
const DISK_FAILS = new Set<unknown>([8, 10, '58030', 'EIO', 'EROFS']);

const FULL_SENTENCE = `The disk of the machine ${PRODUCT} runs on is full. Nothing was saved; please try again once there is room.`;
const DAMAGED_SENTENCE = `A part of ${PRODUCT}’s database is damaged and cannot be read. Please tell whoever looks after ${PRODUCT}: a backup brings it back.`;
const DISK_FAILS_SENTENCE = `The disk of the machine ${PRODUCT} runs on does not work as it should, and nothing was saved. Please tell whoever looks after ${PRODUCT}.`;

/** SQLite says in the lower byte what went wrong, and above it where. */
const isOneOf = (codes: ReadonlySet<unknown>, known: unknown): boolean =>
  codes.has(known) || (typeof known === 'number' && codes.has(known % 256));

/** Whether running the whole transaction again may succeed: it lost against another one. */
export const worthRepeating = (error: unknown): boolean => LOST_A_RACE.has(code(error));

/** Whether another process holds the lock. */
export const isLocked = (error: unknown): boolean => isOneOf(new Set(SQLITE_BUSY), code(error));

/** Whether there was no room left to write. */
export const isFull = (error: unknown): boolean => isOneOf(FULL, code(error));

/** Makes a write that may wait; false when it was not made, because the disk is full. */
export async function writtenIfRoom(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isFull(error)) return false;
    throw error;
  }
}

/** Whether the file or table does not hold what was written to it. */
export const isDamaged = (error: unknown): boolean => isOneOf(DAMAGED, code(error));

/** The error as the rest of the server knows it; one we cannot explain stays what it is. */
export function explained(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const known = code(error);
  if (REFERS_TO_NOTHING.has(known)) {
    return new AppError('invalid', 'This refers to something that is not there any more.', { cause: error });
  }
  if (REPEATED.has(known)) return new AppError('conflict', 'This is there already.', { cause: error });
  return explainedOutage(error);
}

/** The same for what is nobody's mistake: the database is busy, or the disk is full or fails. */
export function explainedOutage(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const known = code(error);
  if (BUSY.has(known)) {
    const sentence = `${PRODUCT} is busy just now. Please try again in a moment.`;
    return new AppError('busy', sentence, { cause: error, retryAfter: 2 });
  }
  if (isOneOf(FULL, known)) {
    return new AppError('full', FULL_SENTENCE, { cause: error, retryAfter: 60 });
  }
  if (isOneOf(DAMAGED, known)) return new AppError('damaged', DAMAGED_SENTENCE, { cause: error });
  if (isOneOf(DISK_FAILS, known)) return new AppError('damaged', DISK_FAILS_SENTENCE, { cause: error });
  return error;
}

// Meaning of the error codes of both databases and of the disk, in one place.
import { PRODUCT } from '#contract/common.ts';
import { AppError } from '../../errors.ts';

/** Messages of pg and pg-pool, which have no code: no connection was made in time, or it broke while it was in use. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

const code = (error: unknown): unknown => {
  if (error instanceof AppError) return code(error.cause);
  if (!(error instanceof Error)) return undefined;
  if (NO_CONNECTION.test(error.message)) return 'no connection';
  return ('errcode' in error ? error.errcode : undefined) ?? ('code' in error ? error.code : undefined);
};

/** Busy, locked. */
const SQLITE_BUSY = [5, 6, 261, 517];
/** Too many connections; shutting down, crashed, starting up. */
const POSTGRES_STOPS = ['53300', '57P01', '57P02', '57P03', '57P05'];
/** Timeouts of a statement, a lock, a transaction; the connection failed. */
const POSTGRES_GIVES_UP = ['57014', '55P03', '25P03', '08000', '08001', '08003', '08004', '08006'];
/** The network does not reach it, or not any more; its name is not found. */
const NETWORK_FAILS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const NAME_FAILS = ['ENOTFOUND', 'EAI_AGAIN'];
const BUSY = new Set<unknown>([
  ...SQLITE_BUSY,
  ...POSTGRES_STOPS,
  ...POSTGRES_GIVES_UP,
  ...NETWORK_FAILS,
  ...NAME_FAILS,
  'no connection',
]);
const REFERS_TO_NOTHING = new Set<unknown>([787, '23503']);
const REPEATED = new Set<unknown>([1555, 2067, '23505']);
const LOST_A_RACE = new Set<unknown>(['40001', '40P01']);
/** SQLite: full, no room for the index of its log, a write refused for another reason (a limit, a quota). PostgreSQL: disk_full. */
const FULL = new Set<unknown>([13, 4874, 778, '53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
/** SQLite: corrupt, not a database. PostgreSQL: data_corrupted, index_corrupted. */
const DAMAGED = new Set<unknown>([11, 26, 'XX001', 'XX002']);
/** SQLite: read-only, I/O error. PostgreSQL: io_error. */
const DISK_FAILS = new Set<unknown>([8, 10, '58030', 'EIO', 'EROFS']);

const FULL_SENTENCE = `The disk of the machine ${PRODUCT} runs on is full. Nothing was saved; please try again once there is room.`;
const DAMAGED_SENTENCE = `A part of ${PRODUCT}’s database is damaged and cannot be read. Please tell whoever looks after ${PRODUCT}: a backup brings it back.`;
const DISK_FAILS_SENTENCE = `The disk of the machine ${PRODUCT} runs on does not work as it should, and nothing was saved. Please tell whoever looks after ${PRODUCT}.`;

/** SQLite's lower byte is the error, the bytes above it are the place where it occurred. */
const isOneOf = (codes: ReadonlySet<unknown>, known: unknown): boolean =>
  codes.has(known) || (typeof known === 'number' && codes.has(known % 256));

/** True when repeating the whole transaction may succeed: it lost against another one. */
export const worthRepeating = (error: unknown): boolean => LOST_A_RACE.has(code(error));

/** True when another process holds the lock. */
export const isLocked = (error: unknown): boolean => isOneOf(new Set(SQLITE_BUSY), code(error));

/** True when there was no room left to write. */
export const isFull = (error: unknown): boolean => isOneOf(FULL, code(error));

/** Makes a write that may be postponed; false when it was not made because the disk is full. */
export async function writtenIfRoom(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isFull(error)) return false;
    throw error;
  }
}

/** True when the file or table does not contain what was written to it. */
export const isDamaged = (error: unknown): boolean => isOneOf(DAMAGED, code(error));

/** Converts an error to the AppError of the rest of the server; an unknown one is returned unchanged. */
export function explained(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const known = code(error);
  if (REFERS_TO_NOTHING.has(known)) {
    return new AppError('invalid', 'This refers to something that is no longer there.', { cause: error });
  }
  if (REPEATED.has(known)) return new AppError('conflict', 'This already exists.', { cause: error });
  return explainedOutage(error);
}

/** The same for outages that are nobody's mistake: the database is busy, or the disk is full or fails. */
export function explainedOutage(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const known = code(error);
  if (BUSY.has(known)) {
    const sentence = `${PRODUCT} is busy right now. Please try again in a moment.`;
    return new AppError('busy', sentence, { cause: error, retryAfter: 2 });
  }
  if (isOneOf(FULL, known)) {
    return new AppError('full', FULL_SENTENCE, { cause: error, retryAfter: 60 });
  }
  if (isOneOf(DAMAGED, known)) return new AppError('damaged', DAMAGED_SENTENCE, { cause: error });
  if (isOneOf(DISK_FAILS, known)) return new AppError('damaged', DISK_FAILS_SENTENCE, { cause: error });
  return error;
}

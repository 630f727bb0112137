// Start failures: one sentence for the administrator, by the code of the system's or the database's error.

import { PRODUCT } from '#contract/common.ts';
import { AppError } from './errors.ts';

const NOT_WRITABLE = `${PRODUCT} may not write to its data folder: check its permissions, or choose another one with PIPPAL_DATA.`;
const FULL = 'The disk is full: make room and start again.';

const BY_CODE: Record<string, string | undefined> = {
  EADDRINUSE: 'Another program already uses this port: stop it, or choose another one with PORT=3001.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'A host name in HOST or DATABASE_URL is not known here.',
  EAI_AGAIN: 'A host name in HOST or DATABASE_URL cannot be looked up just now.',
  ECONNREFUSED: 'The database at DATABASE_URL does not answer: is it running?',
  ECONNRESET: 'The database at DATABASE_URL broke the connection off: is it running?',
  EHOSTUNREACH: 'The machine in DATABASE_URL cannot be reached.',
  ETIMEDOUT: 'The database at DATABASE_URL does not answer: is it running?',
  '28P01': 'The database at DATABASE_URL refuses this user or password.',
  '28000': 'The database at DATABASE_URL refuses this user or password.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '42501': 'The database user of DATABASE_URL may not make tables there.',
  '53100': 'The disk of the database at DATABASE_URL is full: make room and start again.',
  '53300': 'The database at DATABASE_URL has no connection left.',
  '57P03': 'The database at DATABASE_URL is starting or stopping: try again in a moment.',
  EACCES: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EIO: 'The disk of the data folder reports errors: it may be failing.',
  EEXIST: 'PIPPAL_DATA is a file: choose a folder.',
  ENOTDIR: 'PIPPAL_DATA leads through a file: choose a folder.',
};

/** By the lower byte of SQLite's code: busy, read-only, error of the disk, full, cannot open. */
const BY_SQLITE_CODE: Record<number, string | undefined> = {
  5: 'Another program uses the database file: stop it, and start again.',
  8: NOT_WRITABLE,
  10: BY_CODE['EIO'],
  13: FULL,
  14: NOT_WRITABLE,
};
/** SQLite calls a missing byte of room for the index of its log an error of the disk. */
const NO_ROOM_FOR_INDEX = 4874;

/** One sentence about a failed start; for an unexpected error its own message. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // 'Busy, please try again' is for a parent at a screen; the administrator needs the cause.
  if (error instanceof AppError && error.code === 'busy' && error.cause !== undefined)
    return describeStartFailure(error.cause);
  const code = 'code' in error ? error.code : undefined;
  const errcode = 'errcode' in error ? error.errcode : undefined;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (code === 'EACCES' && syscall === 'listen') {
    return `${PRODUCT} may not use this port: choose one from 1024 on with PORT.`;
  }
  if (errcode === NO_ROOM_FOR_INDEX) return FULL;
  const known = typeof errcode === 'number' ? BY_SQLITE_CODE[errcode % 256] : BY_CODE[String(code)];
  return known ?? error.message;
}

// The lock of a data folder: only one process at a time writes there as PipPal. The operating system holds it and
// releases it with the process, so a killed server leaves none behind.
import { accessSync, closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PRODUCT } from '#contract/common.ts';
import { AppError } from '../../errors.ts';
import { isLocked } from '../engine/sql-errors.ts';

interface DataFolderLock {
  release(): void;
}

const alreadyRunning = (folder: string): string =>
  `${PRODUCT} is already running on the data folder ${folder}: stop it first, or choose another folder with PIPPAL_DATA.`;

/**
 * Locks a data folder, creating it if needed. AppError `conflict` with `refusal` while another process holds it. For
 * processes that must be alone: the server, a restore. A backup and reset-password run beside a server and do not lock.
 */
export function lockDataFolder(folder: string, refusal: string = alreadyRunning(folder)): DataFolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A database that left its log behind opens without a new file, and would fail at a later write.
  accessSync(folder, constants.W_OK);
  const file = join(folder, 'pippal.lock');
  makeEmpty(file);
  // Node has no flock; an exclusive transaction of SQLite is a lock of the operating system on every platform.
  const sqlite = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a journal on the disk nothing is ever written: the lock works on a full disk too.
    sqlite.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    sqlite.close();
    if (isLocked(error)) throw new AppError('conflict', refusal, { cause: error });
    throw error;
  }
  return {
    release() {
      if (sqlite.isOpen) sqlite.close();
    },
  };
}

/** Only a file that is not there yet: closing any other handle on it would drop a lock this process has. */
function makeEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

// Returns the space of deleted data to the disk by rewriting SQLite's file. Only while the server is stopped, because
// all requests would wait.
import { existsSync, statSync } from 'node:fs';
import { AppError } from '../../errors.ts';
import { lockDataFolder } from './data-folder.ts';
import { fileIn } from '../engine/open.ts';
import { holdAlone } from '../copies/replace.ts';

/** Bytes of the file before and after. */
interface Compacted {
  before: number;
  after: number;
}

/** Rewrites the file of a data folder; afterwards it shrinks by itself. Throws when a server runs on it. */
export function compact(folder: string): Compacted {
  const file = fileIn(folder);
  if (!existsSync(file)) throw new AppError('not_found', 'There is no data here yet.');
  const lock = lockDataFolder(folder);
  try {
    return compactLocked(file);
  } finally {
    lock.release();
  }
}

function compactLocked(file: string): Compacted {
  const hold = holdAlone(file);
  if (hold === undefined) throw new AppError('conflict', 'This file is damaged. Please restore a backup.');
  // From here to the end no other process can open it: the lock stays with the connection.
  hold.exec('pragma locking_mode = exclusive; commit');
  try {
    const before = statSync(file).size;
    hold.exec('pragma secure_delete = on; pragma auto_vacuum = incremental; vacuum');
    return { before, after: statSync(file).size };
  } finally {
    hold.close();
  }
}

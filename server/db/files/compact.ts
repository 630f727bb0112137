// Gives the room of everything that was deleted back to the disk, by writing SQLite's file anew: for a server that is
// stopped, because everybody would wait.
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

/** Writes the file of a data folder anew; afterwards it shrinks by itself. Throws where a server runs on it. */
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
  // From here to the end nobody else can open it: the lock stays with the connection.
  hold.exec('pragma locking_mode = exclusive; commit');
  try {
    const before = statSync(file).size;
    hold.exec('pragma secure_delete = on; pragma auto_vacuum = incremental; vacuum');
    return { before, after: statSync(file).size };
  } finally {
    hold.close();
  }
}

// Connections to a SQLite file: one that writes, and others that read.
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { DatabaseSync, constants } from 'node:sqlite';

const BUSY_MILLISECONDS = 5000;

/** Opens the file (created readable by its owner alone) with the settings of docs/decisions: nothing acknowledged is ever lost. */
export function openSqlite(file: string): DatabaseSync {
  if (file !== ':memory:') {
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  }
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS });
  // Only a file that is new takes this, others shrink by `npm run compact`; and it writes, which a full disk refuses.
  if (file === ':memory:' || statSync(file).size === 0) sqlite.exec('pragma auto_vacuum = incremental');
  // FULL, never NORMAL: with NORMAL a power cut took a quarter of the acknowledged rows.
  // fullfsync: on macOS a plain fsync does not reach the disk.
  // secure_delete: what is deleted is overwritten, so that a removed household cannot be read from the file.
  sqlite.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma temp_store = memory;
    pragma cache_size = -16000;
    pragma trusted_schema = off;
    pragma wal_autocheckpoint = 1000;
    pragma journal_size_limit = 67108864;
    pragma fullfsync = on;
    pragma checkpoint_fullfsync = on;
    pragma secure_delete = on;
    pragma analysis_limit = 200;
  `);
  refuseToAttach(sqlite, file);
  return sqlite;
}

/** Lets a connection to `file` attach no database but the one that VACUUM writes. */
export function refuseToAttach(sqlite: DatabaseSync, file: string): void {
  sqlite.setAuthorizer((action, attached) =>
    action === constants.SQLITE_ATTACH && !mayAttach(file, attached)
      ? constants.SQLITE_DENY
      : constants.SQLITE_OK,
  );
}

/** Another connection to a file that is open already, for reading alone. */
export function openSqliteReader(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MILLISECONDS });
  sqlite.exec('pragma temp_store = memory; pragma cache_size = -4000; pragma trusted_schema = off');
  return sqlite;
}

/** VACUUM attaches the file it writes: a nameless one, or a copy in our data folder. Nothing else is ever attached. */
const mayAttach = (own: string, attached: string | null): boolean =>
  attached === '' || (attached !== null && own !== ':memory:' && isInside(dirname(resolve(own)), attached));

const isInside = (folder: string, path: string): boolean => !relative(folder, resolve(path)).startsWith('..');

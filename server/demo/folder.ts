// Prepares the demo's data folder: marks it, and puts the seeded family into it where there is none yet.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Passwords } from '../auth/access/passwords.ts';
import { migrate } from '../db/engine/migrate.ts';
import { fileIn, openDatabase } from '../db/engine/open.ts';
import { lockDataFolder } from '../db/files/data-folder.ts';
import { isDemoFolder, markDemoFolder } from '../demo-folder.ts';
import { AppError } from '../errors.ts';
import { seedDemoFamily } from './seed.ts';

const LOCK = 'pippal.lock';
/** File in which the family is written; only a finished one becomes the folder's database. */
const UNFINISHED = 'unfinished';

interface PrepareOptions {
  now: Date;
  /** Hashes the printed password; argon2id at full cost when absent. */
  passwords?: Passwords | undefined;
  /** Starts again: the content of the folder is lost. */
  fresh?: boolean;
}

/**
 * The demo's folder beside the normal one: './data' has './data-demo'. A folder that is the demo's already is returned
 * unchanged.
 */
export function demoFolderBeside(dataFolder: string): string {
  const folder = resolve(dataFolder);
  return isDemoFolder(folder) ? folder : `${folder}-demo`;
}

/** A folder with anything in it that is not the demo's is never written to. */
function refuseForeign(folder: string): void {
  if (!existsSync(folder) || isDemoFolder(folder)) return;
  if (readdirSync(folder).every((name) => name === LOCK)) return;
  throw new AppError(
    'conflict',
    `${folder} holds something that is not the demo: move it away, or choose another folder with PIPPAL_DATA.`,
  );
}

async function seedInto(folder: string, { now, passwords = new Passwords() }: PrepareOptions): Promise<void> {
  const unfinished = join(folder, UNFINISHED);
  rmSync(unfinished, { recursive: true, force: true });
  const database = await openDatabase({ folder: unfinished });
  try {
    await migrate(database);
    await seedDemoFamily(database, { now, passwords });
  } finally {
    await database.close();
  }
  renameSync(fileIn(unfinished), fileIn(folder));
  rmSync(unfinished, { recursive: true });
}

/**
 * Makes `folder` ready to be served; true when the family was made just now. AppError `conflict` when a server runs on
 * the folder, or when it holds something else.
 */
export async function prepareDemoFolder(folder: string, options: PrepareOptions): Promise<boolean> {
  refuseForeign(folder);
  const lock = lockDataFolder(folder);
  try {
    markDemoFolder(folder);
    const others = readdirSync(folder).filter((name) => name !== LOCK && name !== 'README');
    if (options.fresh) for (const name of others) rmSync(join(folder, name), { recursive: true });
    if (existsSync(fileIn(folder))) return false;
    await seedInto(folder, options);
    return true;
  } finally {
    lock.release();
  }
}

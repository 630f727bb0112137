// For tests: a household as the release of commit 0eae968 left it (fixtures/0eae968), with the data of its browsers and
// a backup from the middle of its use.
import { readFileSync } from 'node:fs';
import type { Actor } from '../actor.ts';
import { withBackup } from '../backup/archive.ts';
import type { Context } from '../context.ts';
import { createContexts } from '../db/context.ts';
import { replaceEverything, type Contents } from '../db/copies/replace.ts';
import { migrate } from '../db/engine/migrate.ts';
import { openDatabase, type Database, type DatabasePlace } from '../db/engine/open.ts';
import { newId } from '../db/records/ids.ts';
import type { Row } from '../db/records/codec.ts';
import { TestClock } from '../db/testing/household.ts';

const fileAt = (name: string): URL => new URL(`fixtures/0eae968/${name}`, import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(fileAt(name), 'utf8')) as T;

interface Used {
  migrations: string[];
  tables: Record<string, Row[]>;
}
export const used = (): Used => read('database.json');
/** The storage of a phone that worked without a connection, and of a tablet that was up to date; text by key. */
export const usedBrowsers = (): Record<'phone' | 'tablet', Record<string, string>> => read('browsers.json');

interface Facts {
  /** Time after all of it. */
  at: string;
  actors: Record<'ana' | 'ben', Actor>;
}

function contentsOf({ migrations, tables }: Used): Contents {
  async function* rows(table: string): AsyncGenerator<Row[]> {
    yield tables[table] ?? [];
  }
  return { migrations, tables: Object.keys(tables), rows };
}

export interface Home {
  database: Database;
  clock: TestClock;
  ana: Context;
  ben: Context;
  close: () => Promise<void>;
}

/** Opens what a later release finds: migrated, with contexts of both parents. */
async function opened(place: DatabasePlace): Promise<Home> {
  const database = await openDatabase(place);
  await migrate(database);
  const { at, actors } = read<Facts>('facts.json');
  const clock = new TestClock();
  clock.at = Date.parse(at);
  const contexts = createContexts(database, { now: clock.now, newId });
  const { ana, ben } = actors;
  return {
    database,
    clock,
    ana: contexts.contextFor(ana),
    ben: contexts.contextFor(ben),
    close: () => database.close(),
  };
}

/** The used household, in an empty database. */
export async function openUsed(place: DatabasePlace): Promise<Home> {
  await replaceEverything(place, contentsOf(used()), new Date());
  return opened(place);
}

/** The same from the backup, which is a little older. */
export async function openUsedBackup(place: DatabasePlace): Promise<Home> {
  await withBackup(fileAt('backup.zip').pathname, (_, contents) =>
    replaceEverything(place, contents, new Date()),
  );
  return opened(place);
}

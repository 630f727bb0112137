// For tests: one app for the tests of a suite, on a database that the suite opens and closes.
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/engine/open.ts';
import { testApp, type TestApp } from './app.ts';

/** Assembles the app before the tests of the suite that calls this, and closes it and its database after them. */
export function suiteApp(open: () => Promise<Database>): Omit<TestApp, 'close'> {
  let opened: TestApp | undefined;
  const ready = (): TestApp => {
    if (opened === undefined) throw new Error('The app is there once the tests of the suite have begun.');
    return opened;
  };
  beforeAll(async () => {
    opened = await testApp({ database: await open() });
  });
  afterAll(async () => {
    const made = ready();
    await made.close();
    await made.database.close();
  });
  return {
    get app() {
      return ready().app;
    },
    get database() {
      return ready().database;
    },
    get settings() {
      return ready().settings;
    },
    get log() {
      return ready().log;
    },
    visitor: () => ready().visitor(),
    parent: (firstName) => ready().parent(firstName),
  };
}

// Opens the database, assembles the app, listens; and everything that has to end again.
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { newId } from './db/ids.ts';
import { migrate } from './db/migrate.ts';
import { endAbandonedAnswers } from './db/running-answers.ts';
import { openDatabase } from './db/open.ts';
import { keepTidy } from './db/upkeep.ts';
import { readEnvironment } from './environment.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
const DAY_MS = 24 * 3600 * 1000;

export interface Started {
  /** Where a browser on this machine finds PipPal. */
  address: string;
  /** Where the data is, for people: a folder, or the database server. */
  dataPlace: string;
  /** Finishes open requests, closes the database. */
  stop(): Promise<void>;
}

/** Starts PipPal as `environment` says; throws EnvironmentError, or whatever kept it from starting. */
export async function start(environment: Record<string, string | undefined>): Promise<Started> {
  const settings = readEnvironment(environment);
  const database = await openDatabase(
    settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataFolder },
  );
  try {
    await migrate(database);
    await endAbandonedAnswers(database);
    const now = () => new Date();
    const app = await createApp({
      database,
      settings,
      now,
      newId,
      clientFolder: CLIENT_FOLDER,
    });
    const tidy = () => void keepTidy(database, now()).catch((error: unknown) => app.log.error(error));
    tidy();
    const daily = setInterval(tidy, DAY_MS).unref();
    const listening = await app.listen({ port: settings.port, host: settings.host });
    return {
      address:
        settings.publicUrl ?? listening.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'),
      dataPlace: settings.databaseUrl ? 'PostgreSQL' : settings.dataFolder,
      async stop() {
        clearInterval(daily);
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

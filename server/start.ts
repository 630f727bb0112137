// Opens the database, assembles the app, listens; and closes everything in order.
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { warmUpPip } from './assistant/model/warm-up.ts';
import { lockDataFolder } from './db/files/data-folder.ts';
import { FileCheck, damageSentence, wasStoppedUncleanly } from './db/files/file-check.ts';
import { newId } from './db/records/ids.ts';
import { migrate } from './db/engine/migrate.ts';
import { endAbandonedAnswers } from './db/upkeep/running-answers.ts';
import { fileIn, openDatabase, type Database } from './db/engine/open.ts';
import { isDamaged, isFull } from './db/engine/sql-errors.ts';
import { keepTidy } from './db/upkeep/upkeep.ts';
import { isDemoFolder } from './demo-folder.ts';
import { featureOperations } from './operations.ts';
import { readEnvironment, type Settings } from './environment.ts';
import { lulls } from './http/lull.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
const DAY_MS = 24 * 3600 * 1000;
/** Between two pieces of tidying up. */
const PAUSE_MS = 50;

export interface Started {
  /** Address for a browser on this machine. */
  address: string;
  /** Place of the data, for people: a folder, or the database server. */
  dataPlace: string;
  /** The data folder is the demo's. */
  isDemo: boolean;
  /** Logs an uncaught error. */
  report(error: unknown): void;
  /** Finishes open requests, closes the database. */
  stop(): Promise<void>;
}

/** Tidies up unless another process on the same database is at it. */
async function keepTidyAlone(database: Database, at: Date, pause: () => Promise<void>): Promise<void> {
  const leave = await database.hold('upkeep');
  try {
    if (leave !== undefined) await keepTidy(database, at, pause);
  } finally {
    await leave?.();
  }
}

/** Tidies up now and once a day, and between requests; `stop` waits for the piece under way. */
function keepTidyDaily(
  database: Database,
  {
    now,
    mayTidy,
    onFailure,
  }: { now: () => Date; mayTidy: () => boolean; onFailure: (error: unknown) => void },
) {
  const stopped = new AbortController();
  const pause = () => setTimeout(PAUSE_MS, undefined, { signal: stopped.signal, ref: false });
  let running = Promise.resolve();
  const tidy = () => {
    if (!mayTidy()) return;
    running = keepTidyAlone(database, now(), pause).catch((error: unknown) => {
      if (!stopped.signal.aborted) onFailure(error);
    });
  };
  tidy();
  const daily = setInterval(tidy, DAY_MS).unref();
  return {
    async stop() {
      clearInterval(daily);
      stopped.abort();
      await running;
    },
  };
}

/** Runs `work` at the first call only. */
function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/** Starts PipPal with `environment`; throws EnvironmentError, or the error that prevented the start. */
export async function start(environment: Record<string, string | undefined>): Promise<Started> {
  const settings = readEnvironment(environment);
  if (settings.databaseUrl !== undefined) {
    return serve(settings, await openDatabase({ url: settings.databaseUrl }));
  }
  const lock = lockDataFolder(settings.dataFolder);
  try {
    const started = await startOnFile(settings, fileIn(settings.dataFolder));
    return { ...started, stop: () => started.stop().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startOnFile(settings: Settings, file: string): Promise<Started> {
  try {
    const check = new FileCheck(file);
    if (wasStoppedUncleanly(file)) await check.runIfSmall();
    if (check.damage !== undefined) throw new Error(check.damage.sentence);
    return await serve(settings, await openDatabase({ folder: settings.dataFolder }), check);
  } catch (error) {
    throw isDamaged(error) ? new Error(damageSentence(file), { cause: error }) : error;
  }
}

async function serve(settings: Settings, database: Database, fileCheck?: FileCheck): Promise<Started> {
  try {
    await migrate(database);
    await endAbandonedAnswers(database).catch((error: unknown) => {
      // With a full disk reading still works; the missing heartbeat ends these answers later.
      if (!isFull(error)) throw error;
    });
    const now = () => new Date();
    const clientFolder = CLIENT_FOLDER;
    const isDemo = settings.databaseUrl === undefined && isDemoFolder(settings.dataFolder);
    const app = await createApp({
      database,
      settings,
      now,
      newId,
      clientFolder,
      isDemo,
      onParent: once(() => void warmUp()),
      ...(fileCheck && { fileCheck }),
    });
    const lull = lulls(app.server);
    const warmUp = () => warmUpPip(featureOperations, lull).catch((error: unknown) => app.log.error(error));
    const listening = await app.listen({ port: settings.port, host: settings.host });
    if (fileCheck?.state === 'unchecked') void checkInBackground(fileCheck, app);
    const upkeep = keepTidyDaily(database, {
      now,
      // The copies are worth more than order while the file is damaged.
      mayTidy: () => fileCheck?.damage === undefined,
      onFailure: (error) => app.log.error(error),
    });
    return {
      address:
        settings.publicUrl ?? listening.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'),
      isDemo,
      dataPlace: settings.databaseUrl ? 'PostgreSQL' : settings.dataFolder,
      report: (error) => app.log.error({ err: error }, 'an error that nobody caught'),
      async stop() {
        await upkeep.stop();
        fileCheck?.stop();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function checkInBackground(fileCheck: FileCheck, app: FastifyInstance): Promise<void> {
  try {
    await fileCheck.run();
    const { damage } = fileCheck;
    if (damage !== undefined) app.log.error({ reason: damage.reason }, damage.sentence);
  } catch (error) {
    if (!fileCheck.isStopped) app.log.warn({ err: error }, 'the database file could not be checked');
  }
}

// `npm run backup -- <file>` and `npm run restore -- <file>`, for the administrator of this PipPal.
import { resolve } from 'node:path';
import { replaceEverything } from '../db/copies/replace.ts';
import { readEnvironment } from '../environment.ts';
import { withBackup } from './archive.ts';
import { makeBackup } from './backup.ts';

/** Reasons why a file cannot be written or read, by the code of the system's error. */
const FAILURES: Record<string, string | undefined> = {
  ENOENT: 'This folder does not exist. Please make it first.',
  EEXIST: 'Another backup to this file is under way, or was interrupted: its .part file is still there.',
  EACCES: 'The file or the data folder may not be used: check the permissions.',
  EPERM: 'The file or the data folder may not be used: check the permissions.',
  EROFS: 'This disk cannot be written to.',
  ENOSPC: 'The disk is full. Please make room and try again.',
  EISDIR: 'This is a folder. Please name a file.',
  ENOTDIR: 'The way to this file leads through another file.',
  ECONNREFUSED: 'The database at DATABASE_URL does not answer: is it running?',
  ENOTFOUND: 'The host name in DATABASE_URL is not known here.',
  '28P01': 'The database at DATABASE_URL refuses this user or password.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  '42501': 'The database user of DATABASE_URL may not do this.',
};

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? FAILURES[String(error.code)] : undefined) ?? error.message;
}

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

async function run(command: string, path: string): Promise<string> {
  const { databaseUrl, dataFolder } = readEnvironment(process.env);
  const place = databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl };
  // npm runs scripts in the project's folder; a path is meant from where it was typed.
  const file = resolve(process.env['INIT_CWD'] ?? '.', path);
  if (command === 'backup') {
    const { tables } = await makeBackup(place, file, new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `${file} now holds everything: ${plural(rows, 'row')} in ${plural(tables.length, 'table')}.`;
  }
  return withBackup(file, async ({ createdAt }, contents) => {
    const aside = await replaceEverything(place, contents, new Date());
    const kept = aside === undefined ? '' : ` What was there before is kept in ${aside}.`;
    return `Everything is back as it was at ${createdAt}.${kept}`;
  });
}

const [command = '', path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0) {
  process.stderr.write(`Usage: npm run ${command} -- <file>\n`);
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(`${await run(command, path)}\n`);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exitCode = 1;
  }
}

// `npm run reset-password -- <email>` for the administrator of a PipPal: prints a one-time link, or with --set reads a
// new password from the terminal (or from standard input). It works while the server runs.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { accounts as accountsOf } from '../../db/accounts/accounts.ts';
import { openDatabase } from '../../db/engine/open.ts';
import { readEnvironment } from '../../environment.ts';
import { resetForOwner } from './reset-for-owner.ts';

/** Asks without showing what is typed. */
async function askPassword(): Promise<string> {
  process.stderr.write('New password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const password = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return password;
}

const email = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
if (email === undefined) {
  process.stderr.write('Usage: npm run reset-password -- <email> [--set]\n');
  process.exit(2);
}
try {
  const settings = readEnvironment(process.env);
  const database = await openDatabase(
    settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataFolder },
  );
  try {
    const done = await resetForOwner({
      accounts: accountsOf(database.kysely),
      now: () => new Date(),
      email,
      base: settings.publicUrl ?? `http://localhost:${settings.port}`,
      password: process.argv.includes('--set') ? await askPassword() : undefined,
    });
    process[done.ok ? 'stdout' : 'stderr'].write(`${done.sentence}\n`);
    process.exitCode = done.ok ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

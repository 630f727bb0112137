// Starts PipPal: the only file of the server that touches its process. It keeps compiled code between starts, so that
// everything else is imported afterwards.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/pippal', import.meta.url)));

const { EnvironmentError } = await import('./environment.ts');
const { start } = await import('./start.ts');

/** Longest time open requests get to finish after SIGTERM or SIGINT. */
const GRACE_MS = 8_000;

try {
  const started = await start(process.env);
  process.stdout.write(`PipPal is ready at ${started.address} and keeps its data in ${started.dataPlace}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), GRACE_MS).unref();
      started.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`PipPal did not stop cleanly: ${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const words = error instanceof EnvironmentError ? error.mistakes.join('\n') : describeFailure(error);
  process.stderr.write(`PipPal could not start.\n${words}\n`);
  process.exit(1);
}

/** What keeps a start from succeeding most often, by the code of the system's error. */
const FAILURES: Record<string, string | undefined> = {
  EADDRINUSE: 'Another program already uses this port: stop it, or choose another one with PORT=3001.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOTFOUND: 'A host name in HOST or DATABASE_URL is not known here.',
  ECONNREFUSED: 'The database at DATABASE_URL does not answer: is it running?',
  '28P01': 'The database at DATABASE_URL refuses this user or password.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
  EACCES: 'PipPal may not use its data folder or its port: check the permissions, PIPPAL_DATA and PORT.',
  EPERM:
    'PipPal may not write to its data folder: check its permissions, or choose another one with PIPPAL_DATA.',
  EROFS: 'The data folder cannot be written to: choose another one with PIPPAL_DATA.',
  ENOSPC: 'The disk is full: make room and start again.',
  EEXIST: 'PIPPAL_DATA is a file: choose a folder.',
  ENOTDIR: 'PIPPAL_DATA leads through a file: choose a folder.',
};

function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error ? FAILURES[String(error.code)] : undefined;
  if (known) return known;
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  return `${error.message}${cause}`;
}

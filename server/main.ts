// Starts PipPal: the only file of the server that touches its process. It keeps compiled code between starts, so that
// everything else is imported afterwards.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/pippal', import.meta.url)));

const { EnvironmentError } = await import('./environment.ts');
const { start } = await import('./start.ts');
const { describeStartFailure } = await import('./start-failures.ts');

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
  const words = error instanceof EnvironmentError ? error.mistakes.join('\n') : describeStartFailure(error);
  process.stderr.write(`PipPal could not start.\n${words}\n`);
  process.exit(1);
}

// Starts PipPal: the only file of the server that uses `process`. It enables the compile cache first, so everything
// else is imported afterwards.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/pippal', import.meta.url)));

const { DEMO_SIGN_IN } = await import('./demo-folder.ts');
const { EnvironmentError } = await import('./environment.ts');
const { start } = await import('./start.ts');
const { describeStartFailure } = await import('./start-failures.ts');

/** Longest time open requests get to finish after SIGTERM or SIGINT. */
const GRACE_MS = 8_000;

try {
  const started = await start(process.env);
  process.stdout.write(`PipPal is ready at ${started.address} and keeps its data in ${started.dataPlace}\n`);
  if (started.isDemo) process.stdout.write(`Demo: everyone here is made up. ${DEMO_SIGN_IN}\n`);
  const stopWith = (code: number) => {
    setTimeout(() => process.exit(code), GRACE_MS).unref();
    started.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`PipPal did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopWith(0));
  // A rejection without a handler harms no other request. After an exception the state is unknown: stop in order.
  process.on('unhandledRejection', (error) => started.report(error));
  process.once('uncaughtException', (error) => {
    started.report(error);
    stopWith(1);
  });
} catch (error) {
  const words = error instanceof EnvironmentError ? error.mistakes.join('\n') : describeStartFailure(error);
  process.stderr.write(`PipPal could not start.\n${words}\n`);
  process.exit(1);
}

// `npm run compact` for the administrator of this PipPal: shrinks the embedded database's file to its content.
import { readEnvironment } from '../../environment.ts';
import { compact } from './compact.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function run(): string {
  const { databaseUrl, dataFolder } = readEnvironment(process.env);
  if (databaseUrl !== undefined) return 'PostgreSQL tidies up by itself: there is nothing to do.';
  const { before, after } = compact(dataFolder);
  return `The database had ${megabytes(before)} and has ${megabytes(after)} now.`;
}

try {
  process.stdout.write(`${run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

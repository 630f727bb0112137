// `npm run demo`: PipPal with the demo family, in a data folder of its own. `-- --fresh` starts again from the seed;
// everything else is as in `npm start`, settings included. The demo never uses DATABASE_URL: a real family could be
// there.
import { demoFolderBeside, prepareDemoFolder } from '../server/demo/folder.ts';
import { describeStartFailure } from '../server/start-failures.ts';

const folder = demoFolderBeside(process.env['PIPPAL_DATA'] || './data');
const fresh = process.argv.includes('--fresh');

try {
  if (await prepareDemoFolder(folder, { now: new Date(), fresh })) {
    process.stdout.write('The demo family has moved in, with a year of menus and appointments.\n');
  }
} catch (error) {
  process.stderr.write(`The demo could not start.\n${describeStartFailure(error)}\n`);
  process.exit(1);
}
process.env['PIPPAL_DATA'] = folder;
delete process.env['DATABASE_URL'];
await import('../server/main.ts');

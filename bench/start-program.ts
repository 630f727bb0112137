// The arguments of Node with which `npm start` runs the server.
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

export const START_PROGRAM: readonly string[] = scripts.start.replace('exec node ', '').split(' ');

// Runs another program in this process and reports on request the resources the process used: `node bench/measured.ts
// <file>`.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Usage } from '../scripts/running-server.ts';

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMicroseconds: user + system, memoryBytes: process.memoryUsage.rss() };
  process.send?.(usage);
});
// A listener keeps the channel open; the program alone decides how long it runs.
process.channel?.unref();

const [, , program] = process.argv;
if (program) await import(pathToFileURL(resolve(program)).href);

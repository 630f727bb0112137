// For tests: a program in the place of the reading process that does what a parser taken over would try.
import { spawn } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const request = JSON.parse(process.argv[2] ?? '') as { zone: string };
process.permission?.drop('fs.write');

const PART = {
  schoolName: null,
  academicYear: null,
  needsYear: false,
  rows: [],
  pagesRead: 1,
  pagesTotal: 6,
  remarks: [],
};
const send = (message: object) => void process.stdout.write(`${JSON.stringify(message)}\n`);
const forever = () => {
  for (;;);
};

/** The code of the refusal, or 'allowed'. */
async function tried(action: () => unknown): Promise<string> {
  try {
    await action();
    return 'allowed';
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  }
}

const actions: Record<string, () => unknown> = {
  hang: forever,
  'hang after a page': () => {
    send({ type: 'recognising' });
    send({ type: 'progress', page: 1, of: 6, part: PART });
    forever();
  },
  idle: () => void setInterval(() => undefined, 1000),
  'idle and end': () => void setTimeout(() => send({ type: 'done', part: PART }), 1500),
  crash: () => {
    throw new Error('made to fail');
  },
  grow: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  chatter: () => {
    const more = () => void process.stdout.write('x'.repeat(64 * 1024), more);
    more();
  },
  'try everything': async () => {
    const attempts: Record<string, () => unknown> = {
      fetch: () => fetch('http://127.0.0.1:40404/'),
      dns: () => lookup('localhost'),
      spawn: () => spawn('true'),
      worker: () => new Worker('0', { eval: true }),
      write: () => writeFileSync(join(tmpdir(), 'pippal-misbehaves'), 'x'),
      'write the cache': () =>
        writeFileSync(join(process.env['NODE_COMPILE_CACHE'] ?? '', 'pippal-misbehaves'), 'x'),
      read: () => readFileSync('/etc/passwd'),
    };
    const remarks = await Promise.all(
      Object.entries(attempts).map(async ([name, action]) => `${name}: ${await tried(action)}`),
    );
    const known = new Set(['NODE_COMPILE_CACHE', 'PWD']);
    const environment = Object.keys(process.env).filter((name) => !known.has(name));
    send({ type: 'done', part: { ...PART, remarks: [...remarks, `environment: ${environment.join()}`] } });
  },
};

await actions[request.zone]?.();

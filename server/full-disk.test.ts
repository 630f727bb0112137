// A disk that is really full: the server as a separate process, on a small file system in memory.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { RunningServer } from '../scripts/running-server.ts';
import { ServerBench } from '../scripts/server-bench.ts';

const bench = new ServerBench();
const folder = bench.newFolder();
const mounted = process.getuid?.() === 0 && mount();
const notMounted = mounted ? '' : ' (skipped: no file system can be mounted here)';
afterAll(async () => {
  await bench.stopAll();
  if (mounted) spawnSync('umount', ['--lazy', folder]);
  await bench.remove();
});

function mount(): boolean {
  const options = ['-t', 'tmpfs', '-o', 'size=4m,mode=700', 'none', folder];
  return spawnSync('mount', options).status === 0;
}

const PASSWORD = 'a long enough password';
const EMAIL = 'ana@example.org';

async function submit(server: RunningServer, path: string, fields: Record<string, string>) {
  const answer = await fetch(server.address + path, {
    method: 'POST',
    headers: { origin: server.address },
    body: new URLSearchParams({ email: EMAIL, password: PASSWORD, ...fields }),
    redirect: 'manual',
  });
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('sid='));
  return { status: answer.status, cookie: cookie?.split(';')[0] ?? '' };
}

const read = (server: RunningServer, cookie: string) =>
  fetch(`${server.address}/api/medical-records`, { headers: { cookie } });

async function write(server: RunningServer, cookie: string, title: string) {
  const answer = await fetch(`${server.address}/api/medical-records`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title, description: 'x'.repeat(9_000) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Writes until writes are refused; returns the titles that were stored. */
async function writeUntilFull(server: RunningServer, cookie: string, round: string): Promise<string[]> {
  for (const titles: string[] = []; ; titles.push(`${round} ${titles.length}`)) {
    const { status, text } = await write(server, cookie, `${round} ${titles.length}`);
    if (status === 201) continue;
    expect([status, text]).toEqual([
      507,
      'The disk of the machine PipPal runs on is full. Nothing was saved; please try again once there is room.',
    ]);
    return titles;
  }
}

const titlesOf = async (server: RunningServer, cookie: string) => {
  const answer = await read(server, cookie);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title).toSorted();
};

test.skipIf(!mounted)(
  `a full disk: reading and signing in still work, also after a restart, and nothing acknowledged is lost [M6]${notMounted}`,
  async () => {
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1024 * 1024));
    const first = await bench.start(folder);
    const home = await submit(first, '/api/signup', { firstName: 'Ana', lastName: 'Parent' });
    const saved = await writeUntilFull(first, home.cookie, 'before');
    expect(saved.length).toBeGreaterThan(10);

    const phone = await submit(first, '/api/login', {});
    expect(phone.status).toBe(303);
    expect(await titlesOf(first, phone.cookie)).toEqual(saved.toSorted());
    expect(await (await fetch(`${first.address}/readyz`)).text()).toMatch(
      /only \d\.\d % of the disk is free$/,
    );

    await first.kill();
    const second = await bench.start(folder);
    expect(await titlesOf(second, home.cookie)).toEqual(saved.toSorted());
    const tablet = await submit(second, '/api/login', {});
    expect(tablet.status).toBe(303);

    rmSync(ballast);
    saved.push(...(await writeUntilFull(second, tablet.cookie, 'after')));
    expect(saved.some((title) => title.startsWith('after'))).toBe(true);
    await second.kill();
    const third = await bench.start(folder);
    expect(await titlesOf(third, tablet.cookie), 'still signed in').toEqual(saved.toSorted());
  },
  180_000,
);

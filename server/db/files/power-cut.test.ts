// Power-cut test: only data on the disk at that moment survives. A kill alone proves nothing, because the operating
// system still writes what the process left. So the data is on a file system of its own in a disk image, and the image
// is copied at the moment the writer is killed: data that had not been flushed is not in the copy.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { expectWhole, writeUntilKilled } from '../../../scripts/crashes.ts';
import type { Actor } from '../../actor.ts';
import { createContexts } from '../context.ts';
import { migrate } from '../engine/migrate.ts';
import { openDatabase } from '../engine/open.ts';
import { newId } from '../records/ids.ts';
import { contextOf } from '../testing/household.ts';

const ROUNDS = 5;
const IMAGE_BYTES = 48 * 1024 * 1024;

const root = mkdtempSync(join(tmpdir(), 'pippal-power-'));
const mountPoint = join(root, 'disk');
const data = join(mountPoint, 'data');
mkdirSync(mountPoint);

const newImage = (path: string): void => {
  writeFileSync(path, '');
  truncateSync(path, IMAGE_BYTES);
  execFileSync('mkfs.ext4', ['-q', '-F', path], { stdio: 'pipe' });
};
/** The file system's own commits every five seconds would hide what was not flushed. */
const mount = (path: string) =>
  execFileSync('mount', ['-o', 'loop,commit=300', path, mountPoint], { stdio: 'pipe' });
const unmount = () => execFileSync('umount', [mountPoint], { stdio: 'pipe' });

/** Why this cannot be tested here; empty when it can. */
function obstacle(): string {
  if (process.platform !== 'linux') return 'only Linux has loop devices';
  if (process.getuid?.() !== 0) return 'mounting a disk image needs root';
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices';
  try {
    const probe = join(root, 'probe.img');
    newImage(probe);
    mount(probe);
    unmount();
    return '';
  } catch (error) {
    return `no disk image can be mounted: ${String(error).split('\n')[0]}`;
  }
}

const why = obstacle();
afterAll(() => {
  spawnSync('umount', ['--lazy', mountPoint]);
  rmSync(root, { recursive: true, force: true });
});

/** Runs `work` with the image mounted. */
async function mounted<T>(image: string, work: () => Promise<T>): Promise<T> {
  mount(image);
  try {
    return await work();
  } finally {
    unmount();
  }
}

/** Looks at what the cut left, as the next start would. */
async function expectAllThere(actor: Actor, acknowledged: string[]): Promise<void> {
  const database = await openDatabase({ folder: data });
  try {
    const contexts = createContexts(database, { now: () => new Date(), newId });
    await expectWhole(database, contexts.contextFor(actor), acknowledged);
    const { rows } = await sql`pragma integrity_check`.execute(database.kysely);
    expect(rows).toEqual([{ integrity_check: 'ok' }]);
  } finally {
    await database.close();
  }
}

test.skipIf(why !== '')(
  `five power cuts lose no acknowledged family member and leave no half change set${why && ` (skipped: ${why})`}`,
  async () => {
    let disk = join(root, '0.img');
    newImage(disk);
    const actor = await mounted(disk, async () => {
      const database = await openDatabase({ folder: data });
      await migrate(database);
      const ana = await contextOf(database, 'Ana');
      await database.close();
      return ana.actor;
    });
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const after = join(root, `${round}.img`);
      await mounted(disk, async () => {
        acknowledged.push(...(await writeUntilKilled(data, actor, round, 4 + round)));
        copyFileSync(disk, after);
      });
      rmSync(disk);
      disk = after;
      await mounted(disk, () => expectAllThere(actor, acknowledged));
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 5);
  },
  180_000,
);

// A name has one holder at a time; on PostgreSQL also among several processes.
import { expect, test } from 'vitest';
import { onEachDatabase, openEmpty } from '../testing/databases.ts';
import { HeldNames } from './held-names.ts';

onEachDatabase('a name', ({ name: dialect }) => {
  test('is held once, and is free again when it was given back', async () => {
    const database = await openEmpty(dialect);
    const leave = await database.hold('job');
    expect(leave).toBeDefined();
    expect(await database.hold('job')).toBeUndefined();
    const other = await database.hold('another');
    expect(other).toBeDefined();
    await leave!();
    await leave!();
    const again = await database.hold('job');
    expect(again).toBeDefined();
    await Promise.all([again!(), other!()]);
    await database.close();
  });

  if (dialect === 'SQLite') return;
  test('is held by one of two processes, until that one gives it back or ends', async () => {
    const database = await openEmpty(dialect);
    const other = new HeldNames(database.place.url);
    const leave = await database.hold('job');
    expect(await other.hold('job')).toBeUndefined();
    await leave!();
    expect(await other.hold('job')).toBeDefined();
    expect(await database.hold('job')).toBeUndefined();
    await other.close();
    await expect.poll(() => database.hold('job')).toBeDefined();
    await database.close();
  });
});

// Group commit on a SQLite file: transactions of one turn share one sync, fail alone, and are acknowledged after it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contextOf, member } from '../testing/household.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { fileIn, openDatabase } from './open.ts';
import { isFull } from './sql-errors.ts';
import { openSqlite } from './sqlite-file.ts';
import { Statements } from './statements.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pippal-group-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a group', () => {
  let sqlite: DatabaseSync;
  /** Another process's view of the file. */
  let outside: DatabaseSync;
  let group: GroupCommit;
  let time = 0;
  beforeEach(() => {
    sqlite = openSqlite(fileIn(folder));
    sqlite.exec('create table note (text text not null)');
    outside = new DatabaseSync(fileIn(folder), { readOnly: true });
    group = new GroupCommit(sqlite, new Statements(sqlite), () => time);
  });
  afterEach(() => {
    group.flush();
    outside.close();
    sqlite.close();
  });

  const write = (text: string) => sqlite.prepare('insert into note values (?)').run(text);
  const committed = (): unknown[] =>
    outside
      .prepare('select text from note order by rowid')
      .all()
      .map(({ text }) => text);
  /** Writes in a transaction; returns the promise of its acknowledgement. */
  const add = (text: string, name = 'add'): Promise<void> => {
    const unit = group.begin(name);
    write(text);
    return group.commit(unit);
  };
  const acknowledged: string[] = [];
  const adding = async (text: string) => {
    await add(text);
    acknowledged.push(text);
  };

  it('is committed at the end of the turn, and then each of it is acknowledged', async () => {
    const all = ['one', 'two', 'three'].map(adding);
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    expect([committed(), acknowledged]).toEqual([[], []]);
    await all[0];
    expect(committed()).toEqual(['one', 'two', 'three']);
    await Promise.all(all);
    expect(acknowledged).toEqual(['one', 'two', 'three']);
  });

  it('loses only the writes of the one that fails, be it the first, the last or between', async () => {
    const failing = (text: string) => {
      const unit = group.begin('add');
      write(text);
      group.rollback(unit);
    };
    failing('first');
    const all = [add('one')];
    failing('between');
    all.push(add('two'));
    failing('last');
    await Promise.all(all);
    expect(committed()).toEqual(['one', 'two']);
  });

  it('waits for one that is not finished at the end of the turn', async () => {
    const waiting = add('one');
    const unit = group.begin('add');
    write('late');
    await nextTurn();
    await nextTurn();
    expect(committed()).toEqual([]);
    group.rollback(unit);
    await waiting;
    expect(committed()).toEqual(['one']);
  });

  it('takes nobody in once it is old or large', async () => {
    const first = add('one');
    time += 9;
    const second = add('two');
    expect(committed()).toEqual(['one']);
    const many = Array.from({ length: 64 }, (_, at) => add(`more ${at}`));
    expect(committed()).toHaveLength(65);
    await Promise.all([first, second, ...many]);
  });

  it('is committed before work without a name, and before work that took long the last time', async () => {
    const long = (text: string, took: number) => {
      const unit = group.begin('move everything');
      const seen = committed();
      write(text);
      time += took;
      return { seen, ended: group.commit(unit) };
    };
    await long('long', 21).ended;
    const first = add('one');
    const again = long('again', 1);
    expect(again.seen).toEqual(['long', 'one']);
    expect(committed()).toEqual(['long', 'one', 'again']);
    const second = add('two');
    const nameless = group.begin(undefined);
    expect(committed()).toEqual(['long', 'one', 'again', 'two']);
    await group.commit(nameless);
    // It was short this time, and joins again.
    const third = add('three');
    expect(long('quick', 1).seen).not.toContain('three');
    await Promise.all([first, second, third]);
  });

  it('tells everybody in it when SQLite rolls everything back, and nothing of it stays', async () => {
    const { page_count: pages } = sqlite.prepare('pragma page_count').get() as { page_count: number };
    const first = add('one');
    sqlite.exec(`pragma max_page_count = ${pages}`);
    const unit = group.begin('add');
    let reason: unknown;
    try {
      write('x'.repeat(100_000));
    } catch (error) {
      reason = error;
      group.failed(error);
      group.rollback(unit);
    }
    expect(isFull(reason)).toBe(true);
    // SQLite may also take back the statement alone; then the others are committed.
    const outcome = await first.then(
      () => ['one'],
      (error: unknown) => (isFull(error) ? [] : ['another error']),
    );
    expect(committed()).toEqual(outcome);
    sqlite.exec('pragma max_page_count = 4294967294');
    await add('two');
    expect(committed()).toEqual([...outcome, 'two']);
  });

  it('rejects everybody in it when the commit fails; a late rollback of one of them hurts nobody', async () => {
    const unit = group.begin('add');
    write('one');
    const first = group.commit(unit);
    const second = add('two');
    sqlite.exec('rollback');
    await expect(first).rejects.toThrow('no transaction is active');
    await expect(second).rejects.toThrow('no transaction is active');
    const next = add('three');
    group.rollback(unit);
    await next;
    expect(committed()).toEqual(['three']);
  });
});

it('reads outside transactions wait for none of them, and see only what was acknowledged', async () => {
  const database = await openDatabase({ folder });
  try {
    await migrate(database);
    const ana = await contextOf(database, 'Ana');
    const namesOf = async () => (await ana.records('family_member').list()).map(({ name }) => name);
    const gate = Promise.withResolvers<void>();
    const slow = ana.atomically('approve', async (inner) => {
      await inner.records('family_member').insert(member('Mia'));
      await gate.promise;
    });
    await pause(20);
    expect(await namesOf()).toEqual([]);
    gate.resolve();
    await slow;
    expect(await namesOf()).toEqual(['Mia']);
  } finally {
    await database.close();
  }
});

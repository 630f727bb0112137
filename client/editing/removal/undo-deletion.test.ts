import { afterEach, expect, test, vi } from 'vitest';
import type { ChangeSet } from '#contract/schemas/changes.ts';
import { undoDeletion } from './undo-deletion.ts';

const idOf = (index: number) => `01890000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const MENU = idOf(9999);

const changed = (index: number, operation: string, id: string): ChangeSet => ({
  id: idOf(index),
  at: '2026-11-25T14:15:00.000Z',
  who: 'Ben',
  isYours: false,
  through: 'app',
  operation,
  count: 1,
  changes: [{ record: 'weeklyMenu', id, action: 'deleted', label: 'a menu' }],
  undone: false,
  tooOld: false,
  canUndo: true,
});

/** A server with these changes, newest first; returns the ids of undone ones. */
function serverWith(recorded: ChangeSet[]): string[] {
  const undone: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'POST') undone.push(path);
    const { searchParams } = new URL(path, 'http://localhost');
    const answer =
      init.method === 'POST' ? recorded[0] : recorded.slice(0, Number(searchParams.get('limit')));
    return Promise.resolve(Response.json(answer));
  });
  return undone;
}
afterEach(() => vi.unstubAllGlobals());

const busy = Array.from({ length: 60 }, (_, index) =>
  changed(index, 'updateFamilyMember', idOf(5000 + index)),
);

test('a deleted menu comes back although the other parent changed sixty things since [CAL-10]', async () => {
  const undone = serverWith([
    ...busy,
    changed(100, 'deleteWeeklyMenu', idOf(8888)),
    changed(101, 'deleteWeeklyMenu', MENU),
    changed(102, 'deleteWeeklyMenu', MENU),
  ]);
  await undoDeletion('deleteWeeklyMenu', MENU);
  expect(undone).toEqual([`/api/changes/${idOf(101)}/undo`]);
});

test('a deletion that cannot be found is no success, and nothing else is undone [CAL-10]', async () => {
  const undone = serverWith(busy);
  await expect(undoDeletion('deleteWeeklyMenu', MENU)).rejects.toThrow();
  expect(undone).toEqual([]);
});

// The keys of this browser's storage that begin with 'ppal:' (D7). Nobody but the meal store knows them.
import { COLLECTIONS, type Collection } from '#contract/collections.ts';

export const PREFIX = 'ppal:';
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** Where a record lies: `ppal:pantry:<household>:<id>`. */
export const recordKey = (household: string, collection: Collection, id: string): string =>
  `${PREFIX}${collection}:${household}:${id}`;

/** Where an edit waits until the server has acknowledged it. */
export const editKey = (household: string, id: string): string => `${PREFIX}edits:${household}:${id}`;

/** Where the cursor of the last answer lies. */
export const cursorKey = (household: string): string => `${PREFIX}cursor:${household}`;

/** Stands in the cursor's place while everything is being told anew. */
export const ANEW = '';

/** Stands there while everything is being told by a server that has gone back to an earlier state: a restored backup. */
export const BACK = 'back';

/** Where something unreadable is set aside. */
export const quarantineKey = (key: string): string => `${PREFIX}quarantine:${key}`;

/** What lies under a key. */
export type Place =
  | { kind: 'record'; household: string; collection: Collection; id: string }
  | { kind: 'edit'; household: string; id: string }
  | { kind: 'cursor'; household: string }
  /** Something unreadable; `key` is where it lay. */
  | { kind: 'quarantine'; key: string }
  /** The session or a choice: nothing of a household's food. */
  | { kind: 'other' }
  /** Nothing the store would write; `household` where the key names one. */
  | { kind: 'unknown'; household: string | undefined };

const OTHERS = ['session', 'keep'];

/** What a key stands for; undefined when it is none of the store's. */
export function placeOf(key: string): Place | undefined {
  if (!key.startsWith(PREFIX)) return undefined;
  const [name = '', household, ...rest] = key.slice(PREFIX.length).split(':');
  const id = rest.join(':');
  if (OTHERS.includes(name)) return { kind: 'other' };
  if (name === 'quarantine') return { kind: 'quarantine', key: key.slice(quarantineKey('').length) };
  if (household === undefined || household === '') return { kind: 'unknown', household: undefined };
  if (name === 'cursor' && rest.length === 0) return { kind: 'cursor', household };
  if (ID.test(id)) {
    if (name === 'edits') return { kind: 'edit', household, id };
    const collection = COLLECTIONS.find((known) => known === name);
    if (collection) return { kind: 'record', household, collection, id };
  }
  return { kind: 'unknown', household };
}

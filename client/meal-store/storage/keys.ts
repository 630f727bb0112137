// Storage keys of this browser that begin with 'ppal:' (D7). Only the meal store uses them.
import { COLLECTIONS, type Collection } from '#contract/collections.ts';

export const PREFIX = 'ppal:';
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** Storage key of a record: `ppal:pantry:<household>:<id>`. */
export const recordKey = (household: string, collection: Collection, id: string): string =>
  `${PREFIX}${collection}:${household}:${id}`;

/** Storage key of an edit until the server has acknowledged it. */
export const editKey = (household: string, id: string): string => `${PREFIX}edits:${household}:${id}`;

/** Storage key of the cursor of the last response. */
export const cursorKey = (household: string): string => `${PREFIX}cursor:${household}`;

/** Value of the cursor key while a full snapshot is being received. */
export const RECEIVING = '';

/**
 * Value of the cursor key during a full snapshot from a server that has gone back to an earlier state: a restored
 * backup.
 */
export const BACK = 'back';

/** Storage key of an unreadable value. */
export const quarantineKey = (key: string): string => `${PREFIX}quarantine:${key}`;

/** The meaning of a storage key. */
export type KeyMeaning =
  | { kind: 'record'; household: string; collection: Collection; id: string }
  | { kind: 'edit'; household: string; id: string }
  | { kind: 'cursor'; household: string }
  /** An unreadable value; `key` is its former key. */
  | { kind: 'quarantine'; key: string }
  /** The session or a choice: nothing of a household's food. */
  | { kind: 'other' }
  /** Nothing the store would write; `household` where the key names one. */
  | { kind: 'unknown'; household: string | undefined };

const OTHERS = ['session', 'keep'];

/** The meaning of a key; undefined for keys of others. */
export function meaningOf(key: string): KeyMeaning | undefined {
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

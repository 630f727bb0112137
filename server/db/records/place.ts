// Access to the database for the records of one owner, passed to all code that reads or writes them.
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { ChangeRecorder } from '../changes/change-recorder.ts';
import type { Schema } from '../schema.ts';
import type { OwnerKey } from './table-store.ts';

/** Access to the database for records: the transaction with its recorder, or the database outside any. */
export interface Place {
  handle: Kysely<Schema>;
  owner: OwnerKey;
  /** The household's IANA zone. */
  timeZone: string;
  recorder: ChangeRecorder | null;
  through: 'app' | 'pip';
  now: () => Date;
  newId: () => string;
  atomically: Context['atomically'];
}

// Context of a domain function: the signed-in user, the clock, and records already bound to their owner. No request, no
// response, no SQL.
import type { ChangeSet } from '#contract/schemas/changes.ts';
import type { Conflict } from '#contract/schemas/meal-sync.ts';
import type { MergedRecord, RecordKey } from '#rules/sync/meal-sync-merge.ts';
import type { Actor } from './actor.ts';
import type { Accounts } from './db/accounts/accounts.ts';
import type { PlannedUndo } from './db/changes/undo-plan.ts';
import type { NewRecordOf, RecordOf, TableName } from './db/records/tables.ts';

type Stored = 'id' | 'version' | 'createdAt' | 'updatedAt';
/** The fields of a new record; the optional `id` was made by the client (D29). */
type NewRecord<R extends { id: string }> = Omit<R, Stored> & { id?: string | undefined };
/** Changed fields of a record; `undefined` ones are unchanged (D28). */
type RecordChanges<R> = { [K in Exclude<keyof R, Stored>]?: R[K] | undefined };

export interface ListOptions<R> {
  /** Only records whose fields equal these. */
  where?: Partial<R>;
  /** Only records whose field is at or after `from`, and before `before`. */
  range?: { field: keyof R & string; from?: string | undefined; before?: string | undefined };
  /** Default: in the order of creation; equal ones are in that order, too. */
  orderBy?: { field: keyof R & string; direction: 'asc' | 'desc' };
  limit?: number | undefined;
}

/** A record that refers to another one. */
export interface Referring {
  record: string;
  id: string;
  noun: string;
  label: string;
}

/**
 * One table of the household's (or the user's own) records. The id of another household is treated like an unknown one.
 */
export interface Records<R extends { id: string }, N = NewRecord<R>> {
  list(options?: ListOptions<R>): Promise<R[]>;
  /** The record, or undefined. */
  find(id: string): Promise<R | undefined>;
  /** The record; AppError `not_found` otherwise. */
  get(id: string): Promise<R>;
  /** Stores a new record, with the empty value of what was not given; a repeated `id` returns the first one unchanged. */
  insert(fields: N): Promise<R>;
  /** Changes a record; AppError `stale` when `ifVersion` is given and no longer current. */
  update(id: string, changes: RecordChanges<R>, ifVersion?: number): Promise<R>;
  /** Changes many records at once, by id, in few statements; missing records are skipped. */
  updateMany(changes: ReadonlyMap<string, RecordChanges<R>>): Promise<void>;
  /**
   * Changes the records whose `field` is in the range according to its value, in few statements whatever their number;
   * values without a result are unchanged. Only for texts and numbers, and not of records that browsers store too.
   */
  updateBy<F extends keyof R & string>(
    range: { field: F; from?: string | undefined; before?: string | undefined },
    change: (value: R[F]) => RecordChanges<R> | undefined,
  ): Promise<void>;
  /** Stores many new records in few statements, with ids made here. */
  insertMany(all: readonly Omit<N, 'id'>[]): Promise<void>;
  /** Removes many records in few statements; missing ones are skipped. */
  removeMany(ids: readonly string[]): Promise<void>;
  /** Removes a record. Records that refer to it stay; their reference is cleared (D30). */
  remove(id: string, ifVersion?: number): Promise<void>;
  /** The records of the household that refer to this one; AppError `not_found` if it does not exist. */
  referring(id: string): Promise<Referring[]>;
}

/** The change log of the household (D22). */
export interface ListedChanges {
  /** Id of the change set before which the list begins. */
  before?: string | undefined;
  /** An instant; change sets from before it are omitted. */
  since?: string | undefined;
  limit?: number | undefined;
}

export interface ChangeLog {
  list(options: ListedChanges): Promise<ChangeSet[]>;
  /** One change set; AppError `not_found` for an unknown one. */
  get(id: string): Promise<ChangeSet>;
  /** Undoes a change set, whole or not at all; AppError `conflict` when a record changed since. Returns the new change set. */
  undo(id: string): Promise<ChangeSet>;
  /** Like `undo`, inside a transaction; returns the id of the new change set. A plan is made anew if others wrote since. */
  takeBack(id: string, planned?: PlannedUndo): Promise<string>;
  /** Id of the change set of the current transaction, after its first write of a household record. */
  current(): string | null;
}

/** A record that browsers store too, as it is in the database: with its merge state in `merge`. */
export interface StoredReplica extends RecordKey {
  record: Record<string, unknown>;
}

/** Known state of some records, by `keyOf`: existing ones, and the last state of removed ones. */
export interface KnownReplicas {
  records: ReadonlyMap<string, StoredReplica['record']>;
  removed: ReadonlyMap<string, StoredReplica['record']>;
}

/** Bulk access to the household's records that browsers store too (D6, D33). */
export interface Replicas {
  /** Takes the household's lock: until the transaction ends nobody else writes. Returns its count of writes. */
  open(): Promise<number>;
  /**
   * Function that returns the reason why the household cannot have `more` records of a collection, or undefined. Takes
   * the lock, as `open` does.
   */
  refusals(): Promise<(collection: RecordKey['collection'], more: number) => string | undefined>;
  /** The household's count of writes. */
  cursor(): Promise<number>;
  /** True when all changes since `cursor` are still available. */
  reaches(cursor: number): Promise<boolean>;
  changedSince(cursor: number): Promise<RecordKey[]>;
  versions(): Promise<(RecordKey & { version: number })[]>;
  all(): Promise<StoredReplica[]>;
  /** The records among these that exist. */
  find(keys: readonly RecordKey[]): Promise<StoredReplica[]>;
  /** The last state of the removed records among these. */
  removed(keys: readonly RecordKey[]): Promise<StoredReplica[]>;
  /** The edits that were applied before, with their conflicts. */
  seenEdits(ids: readonly string[]): Promise<ReadonlyMap<string, Conflict[]>>;
  /** Remembers edits as applied, with the conflicts that some of them have. */
  remember(editIds: readonly string[], conflicts: ReadonlyMap<string, Conflict[]>): Promise<void>;
  /**
   * First names of those who wrote these fields of a record, which is now `current`, or removed. Empty for the parent
   * who asks; a path is missing when nobody knows.
   */
  authorsOf(
    key: RecordKey,
    current: StoredReplica['record'] | undefined,
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /**
   * Stores merged records, given what was known of them before the merge. Returns the records that were changed, as they
   * are now; new ones are not among them.
   */
  store(merged: readonly MergedRecord[], known: KnownReplicas): Promise<StoredReplica[]>;
}

/** All data of the household, and the parent's own, at one moment. Must be closed. */
export interface HouseholdSnapshot {
  readonly accounts: Accounts;
  count(table: TableName): Promise<number>;
  /** In the order of their ids. */
  records<T extends TableName>(table: T): AsyncGenerator<RecordOf<T>>;
  /** The newest first. */
  changes(): AsyncGenerator<ChangeSet>;
  close(): Promise<void>;
}

/** Context of a public operation: possibly nobody is signed in. */
export interface PublicContext {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly actor: Actor | null;
  readonly accounts: Accounts;
}

/**
 * A configured language model that finds words for a feature: returns its answer as text. Rejects when the model fails or
 * takes too long, and when the request has ended. What it returns must be checked like any input.
 */
export type WordingModel = (question: { instructions: string; text: string }) => Promise<string>;

export interface Context extends PublicContext {
  readonly actor: Actor;
  /** Absent without a configured model; the built-in Pip is none. */
  readonly wordingModel?: WordingModel | undefined;
  /** Origin of the change: the app itself, or Pip with the parent's approval. */
  readonly through: 'app' | 'pip';
  records<T extends TableName>(table: T): Records<RecordOf<T>, NewRecordOf<T>>;
  readonly changes: ChangeLog;
  readonly replicas: Replicas;
  /** Opens a snapshot on a connection of its own, which blocks no writer. */
  openSnapshot(): Promise<HouseholdSnapshot>;
  /** Runs `work` in one transaction and, for household records, one change set named after `operation`. Nested calls join the outer one. */
  atomically<T>(
    operation: string,
    work: (context: Context) => Promise<T>,
    through?: 'app' | 'pip',
  ): Promise<T>;
}

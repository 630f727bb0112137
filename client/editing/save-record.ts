// Saving one record, and what came of it. No React: the form (use-record-form.ts) shows the outcome.
import type { Operation } from '#contract/operation.ts';
import { ApiError, call } from '../data/api.ts';
import { changedFields, type Fields, type FormValues, type RecordKind, type Stored } from './record-kind.ts';

/** What stands in the way of saving: somebody else changed the record, or removed it. */
export type Conflict<R> = { kind: 'changed'; theirs: R } | { kind: 'removed' };

type Outcome<R> =
  | { kind: 'saved' }
  | { kind: 'conflict'; conflict: Conflict<R> }
  /** One sentence for the toast; in doubt when no answer came: it may have been stored all the same. */
  | { kind: 'failed'; sentence: string; inDoubt: boolean };

interface Saving<R extends Stored> {
  /** The record as this parent saw it; null for a new one. */
  target: R | null;
  /** The id a new record will have (D29). */
  newId: string;
  /** The fields as they were before editing, and as they shall be. */
  before: Fields;
  after: Fields;
}

/** A phone that lost its connection must not wait for ever; trying again stores nothing twice. */
const LONGEST_WAIT = 30_000;

/** Any operation, called with fields only its kind knows. */
const send = (operation: Operation, input: Fields): Promise<unknown> =>
  call(operation, input as never, { signal: AbortSignal.timeout(LONGEST_WAIT) });

/** What of `wanted` the stored record does not say yet. */
function missingIn<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  stored: R,
  wanted: Fields,
): Fields {
  const read = kind.read(kind.formOf(stored));
  return 'fields' in read ? changedFields(read.fields, wanted) : wanted;
}

const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

/** Creates the record; when an earlier try had already stored another text, that is brought up to date. */
async function create<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  id: string,
  fields: Fields,
): Promise<void> {
  const stored = (await send(kind.create, { ...fields, id })) as R;
  const missing = missingIn(kind, stored, fields);
  if (!isEmpty(missing)) await send(kind.update, { ...missing, id: stored.id, ifVersion: stored.version });
}

/** Sends only what this parent changed, so that what somebody else changed meanwhile stays. */
async function update<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  target: R,
  changes: Fields,
): Promise<void> {
  if (!isEmpty(changes)) await send(kind.update, { ...changes, id: target.id, ifVersion: target.version });
}

/** What became of a record that could not be written: undefined when it cannot be seen. */
async function conflictOver<R extends Stored>(list: Operation, id: string): Promise<Conflict<R> | undefined> {
  try {
    const records = (await send(list, {})) as R[];
    const theirs = records.find((record) => record.id === id);
    return theirs === undefined ? { kind: 'removed' } : { kind: 'changed', theirs };
  } catch {
    return undefined;
  }
}

/** Nothing stands in the way when the record says already what was to be written. */
async function outcomeOfConflict<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  target: R,
  changes: Fields,
): Promise<Outcome<R> | undefined> {
  const conflict = await conflictOver<R>(kind.list, target.id);
  if (conflict === undefined) return undefined;
  // The answer to an earlier try was lost on the way, or the other parent meant the same.
  const isThere = conflict.kind === 'changed' && isEmpty(missingIn(kind, conflict.theirs, changes));
  return isThere ? { kind: 'saved' } : { kind: 'conflict', conflict };
}

/** 'Failed to save' and, where the server refused what was typed, its reason. */
function sentenceFor(failed: string, error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 400 || error.body === '') return failed;
  return `${failed.replace(/\.$/, '')}. ${error.body}`;
}

/** Stores the record once; never throws. */
export async function saveRecord<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  { target, newId, before, after }: Saving<R>,
): Promise<Outcome<R>> {
  const changes = changedFields(before, after);
  try {
    if (target === null) await create(kind, newId, after);
    else await update(kind, target, changes);
    return { kind: 'saved' };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    const isConflict = target !== null && (status === 412 || status === 404);
    const outcome = isConflict ? await outcomeOfConflict(kind, target, changes) : undefined;
    if (outcome !== undefined) return outcome;
    const failed = target === null ? kind.failed.add : kind.failed.change;
    return { kind: 'failed', sentence: sentenceFor(failed, error), inDoubt: status === 0 };
  }
}

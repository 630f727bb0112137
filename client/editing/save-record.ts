// Saving one record, and what came of it. No React: the form (use-record-form.ts) shows the outcome.
import type { Operation } from '#contract/operation.ts';
import { ApiError, call } from '../api.ts';
import { changedFields, type Fields, type FormValues, type RecordKind, type Stored } from './record-kind.ts';

/** What stands in the way of saving: somebody else changed the record, or removed it. */
export type Conflict<R> = { kind: 'changed'; theirs: R } | { kind: 'removed' };

export type Outcome<R> =
  | { kind: 'saved' }
  | { kind: 'conflict'; conflict: Conflict<R> }
  /** One sentence for the toast. */
  | { kind: 'failed'; sentence: string };

interface Saving<R extends Stored> {
  /** The record as this parent saw it; null for a new one. */
  target: R | null;
  /** The id a new record will have (D29). */
  newId: string;
  /** The fields as they were before editing, and as they shall be. */
  before: Fields;
  after: Fields;
}

/** Any operation, called with fields only its kind knows. */
const send = (operation: Operation, input: Fields): Promise<unknown> => call(operation, input as never);

/** Creates the record; when an earlier try had already stored another text, that is brought up to date. */
async function create<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  id: string,
  fields: Fields,
): Promise<void> {
  const stored = (await send(kind.create, { ...fields, id })) as R;
  const read = kind.read(kind.formOf(stored));
  const missing = 'fields' in read ? changedFields(read.fields, fields) : {};
  if (Object.keys(missing).length > 0) {
    await send(kind.update, { ...missing, id: stored.id, ifVersion: stored.version });
  }
}

/** Sends only what this parent changed, so that what somebody else changed meanwhile stays. */
async function update<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  target: R,
  changes: Fields,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await send(kind.update, { ...changes, id: target.id, ifVersion: target.version });
}

/** The record as it is now, or what kept us from seeing it. */
async function conflictOver<R extends Stored>(list: Operation, id: string): Promise<Conflict<R> | null> {
  try {
    const records = (await send(list, {})) as R[];
    const theirs = records.find((record) => record.id === id);
    return theirs === undefined ? { kind: 'removed' } : { kind: 'changed', theirs };
  } catch {
    return null;
  }
}

/** Stores the record once; never throws. */
export async function saveRecord<R extends Stored, F extends FormValues>(
  kind: RecordKind<R, F>,
  { target, newId, before, after }: Saving<R>,
): Promise<Outcome<R>> {
  try {
    if (target === null) await create(kind, newId, after);
    else await update(kind, target, changedFields(before, after));
    return { kind: 'saved' };
  } catch (error) {
    const { status, body } = error instanceof ApiError ? error : { status: 0, body: '' };
    const conflict =
      target !== null && (status === 412 || status === 404)
        ? await conflictOver<R>(kind.list, target.id)
        : null;
    if (conflict !== null) return { kind: 'conflict', conflict };
    const failed = target === null ? kind.failed.add : kind.failed.change;
    return { kind: 'failed', sentence: status === 400 ? `${failed} ${body}` : failed };
  }
}

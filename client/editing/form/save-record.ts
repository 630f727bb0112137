// Saves one record on the server and returns the outcome. No React: forms use it through use-server-form.ts.
import type { Input, Operation, Output } from '#contract/operation.ts';
import { call } from '../../data/api.ts';
import { failureSentence, statusOf } from '../failure-sentence.ts';
import { changesOnto, mergedLists, onlyMineIn } from './merged-lists.ts';
import { changedFields, type FormValues, type RecordKind } from './record-kind.ts';
import type { Outcome, Saving } from './source.ts';

export interface Stored {
  id: string;
  version: number;
}

/** The calls that read and write records of one kind. */
interface Calls<R, W> {
  get: (input: { id: string }) => Promise<R>;
  create: (input: W & { id: string }) => Promise<R>;
  update: (input: Partial<W> & { id: string; ifVersion: number }) => Promise<R>;
  /** Its effects on other reads are those of every save. */
  operation: Operation;
}

/** A kind of record that is stored on the server. */
export interface ServerKind<R extends Stored, F extends FormValues, W> extends RecordKind<R, F, W> {
  calls: Calls<R, W>;
  /** Text of the toast when saving failed. */
  failed: { add: string; change: string };
}

/** Milliseconds. A phone that lost its connection must not wait indefinitely; a retry stores nothing twice. */
const LONGEST_WAIT = 30_000;

const sender =
  <T extends Operation>(operation: T) =>
  (input: Input<T>): Promise<Output<T>> =>
    call(operation, input, { signal: AbortSignal.timeout(LONGEST_WAIT) });

/** The calls of a kind, from its operations. */
export const callsOf = <G extends Operation, C extends Operation, U extends Operation>(
  get: G,
  create: C,
  update: U,
) => ({ get: sender(get), create: sender(create), update: sender(update), operation: update });

/** The values of a stored record as its form reads them; none where it cannot. */
function valuesOf<R extends Stored, F extends FormValues, W extends object>(
  kind: ServerKind<R, F, W>,
  stored: R,
): Partial<W> {
  const read = kind.read(kind.formOf(stored));
  return 'fields' in read ? read.fields : {};
}

const isEmpty = (values: object): boolean => Object.keys(values).length === 0;

/** Creates the record; when an earlier try had already stored another text, that is brought up to date. */
async function createRecord<R extends Stored, F extends FormValues, W extends object>(
  kind: ServerKind<R, F, W>,
  id: string,
  values: W,
): Promise<void> {
  const stored = await kind.calls.create({ ...values, id });
  const missing: Partial<W> = changedFields<Partial<W>>(valuesOf(kind, stored), values);
  await updateRecord(kind, stored, missing);
}

/** Sends only what this parent changed, so that changes by somebody else stay. */
async function updateRecord<R extends Stored, F extends FormValues, W extends object>(
  { calls }: ServerKind<R, F, W>,
  { id, version }: R,
  changes: Partial<W>,
): Promise<void> {
  if (!isEmpty(changes)) await calls.update({ ...changes, id, ifVersion: version });
}

/** The record as it is stored now, or 'removed'; undefined when it cannot be read. */
async function storedNow<R extends Stored, F extends FormValues, W>(
  { calls }: ServerKind<R, F, W>,
  id: string,
): Promise<R | 'removed' | undefined> {
  try {
    return await calls.get({ id });
  } catch (error) {
    return statusOf(error) === 404 ? 'removed' : undefined;
  }
}

/** No conflict where the record already has what was to be written, or where both changes can be kept. */
async function outcomeOfConflict<R extends Stored, F extends FormValues, W extends object>(
  kind: ServerKind<R, F, W>,
  saving: Saving<R, W> & { target: R },
): Promise<ServerOutcome<R> | undefined> {
  const { before, after, target } = saving;
  const theirs = await storedNow(kind, target.id);
  if (theirs === undefined) return undefined;
  if (theirs === 'removed') return { kind: 'conflict', conflict: { kind: 'removed' } };
  const lists = mergedLists(kind.fields, { before, theirs, after });
  const wanted = { ...changedFields(before, after), ...lists };
  const values = valuesOf(kind, theirs);
  const missing = Object.keys(changedFields<Partial<W>>(values, wanted));
  // The response of an earlier attempt was lost, or the other parent made the same change.
  if (missing.length === 0) return { kind: 'saved' };
  const merged = Object.keys(lists);
  const onlyMine = onlyMineIn(kind.asOne, { before, theirs: values, after });
  const isSettled = (name: string) => merged.includes(name) || onlyMine.includes(name);
  if (missing.every(isSettled) && theirs.version > target.version)
    return saveRecord(kind, { ...saving, target: theirs });
  const both = { ...theirs, ...lists };
  return { kind: 'conflict', conflict: { kind: 'changed', theirs, both, merged, onlyMine } };
}

/** `inDoubt` when no response arrived: the record may have been stored all the same. */
type ServerOutcome<R> = Outcome<R> & { inDoubt?: boolean };

/** Stores the record once; never throws. */
export async function saveRecord<R extends Stored, F extends FormValues, W extends object>(
  kind: ServerKind<R, F, W>,
  saving: Saving<R, W>,
): Promise<ServerOutcome<R>> {
  const { target, newId, before, after } = saving;
  try {
    if (target === null) await createRecord(kind, newId, after);
    else await updateRecord(kind, target, changesOnto(kind.fields, { before, theirs: target, after }));
    return { kind: 'saved' };
  } catch (error) {
    const status = statusOf(error);
    const isConflict = target !== null && (status === 412 || status === 404);
    const outcome = isConflict ? await outcomeOfConflict(kind, { ...saving, target }) : undefined;
    if (outcome !== undefined) return outcome;
    const failed = target === null ? kind.failed.add : kind.failed.change;
    return { kind: 'failed', sentence: failureSentence(failed, error), inDoubt: status === 0 };
  }
}

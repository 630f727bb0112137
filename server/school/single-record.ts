// Saves a kind of record of which a household has one, under a fixed id.
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** The records of such a kind, with the fields that are saved. */
interface Singles<R, F> {
  find(id: string): Promise<R | undefined>;
  update(id: string, fields: F, ifVersion?: number): Promise<R>;
  insert(fields: F & { id: string }): Promise<R>;
}

interface Single<F> {
  id: string;
  fields: F;
  /** Values of the fields that a new record leaves out. */
  unset?: Partial<F>;
  ifVersion: number | undefined;
}

/** Creates the record, or sets these fields in it. AppError `stale` when it is not in the version that was seen. */
export async function saveSingle<R, F extends object>(
  context: Context,
  records: Singles<R, F>,
  { id, fields, unset, ifVersion }: Single<F>,
): Promise<R> {
  // With the household's lock nobody else saves it between the look and the write.
  await context.replicas.open();
  if (await records.find(id)) return records.update(id, fields, ifVersion);
  if (ifVersion !== undefined) {
    throw new AppError('stale', 'This was removed in the meantime. Please look at it again.');
  }
  return records.insert({ ...unset, ...fields, id });
}

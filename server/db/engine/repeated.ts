// Statements that are repeated with other values. Each is built once for a database, because building one costs more
// than running it.
import type { CompiledQuery, Kysely } from 'kysely';
import type { SqlValue } from '../records/column-values.ts';
import type { Schema } from '../schema.ts';
import { runCompiled } from './run-compiled.ts';

/** By the adapter, which a database and its transactions share. */
const built = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Runs the statement called `name` with these values. `build` makes it at its first use, out of the same values: it has
 * to take them in that order, and nothing else of it may depend on them.
 */
export async function repeated<R>(
  handle: Kysely<Schema>,
  name: string,
  values: readonly SqlValue[],
  build: () => CompiledQuery<R>,
): Promise<R[]> {
  const { adapter } = handle.getExecutor();
  let known = built.get(adapter);
  if (known === undefined) built.set(adapter, (known = new Map<string, CompiledQuery>()));
  let query = known.get(name) as CompiledQuery<R> | undefined;
  if (query === undefined) {
    query = build();
    const isInOrder =
      query.parameters.length === values.length && query.parameters.every((one, at) => one === values[at]);
    if (!isInOrder) throw new Error(`The values of '${name}' are not those of the statement.`);
    known.set(name, query);
  }
  return runCompiled(handle, { ...query, parameters: values });
}

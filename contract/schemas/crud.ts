// The schemas of the operations every kind of record has (crud.ts).
import * as z from 'zod/mini';
import { crudNames, filterOf, momentOf, type ByName, type ListInput, type Target } from '../crud.ts';
import { changesSchema, newSchema, recordSchema } from '../kind-schemas.ts';
import type { ChangesOf, Kind, NewOf, RecordOf, SentChanges, SentNew } from '../kind.ts';
import type { OperationSchemas } from '../operation.ts';
import { Id, Instant, NoContent, listLimit, target } from './common.ts';

type Schema<T, Sent = T> = z.ZodMiniType<T, Sent>;
type CrudSchemas<K extends Kind> = ByName<
  K,
  OperationSchemas<Schema<ListInput<K>>, Schema<RecordOf<K>[]>>,
  OperationSchemas<Schema<{ id: string }>, Schema<RecordOf<K>>>,
  OperationSchemas<Schema<NewOf<K>, SentNew<K>>, Schema<RecordOf<K>>>,
  OperationSchemas<Schema<Target & ChangesOf<K>, Target & SentChanges<K>>, Schema<RecordOf<K>>>,
  OperationSchemas<Schema<Target>, Schema<undefined>>
>;

function listInput(kind: Kind): z.ZodMiniType {
  const filter = filterOf(kind);
  // Only records at or after, and before, these instants.
  const range = momentOf(kind) === undefined ? {} : { from: z.optional(Instant), to: z.optional(Instant) };
  return z.object({
    ...(filter === undefined ? {} : { [filter]: z.optional(Id) }),
    ...range,
    limit: listLimit,
  });
}

/** The schemas of the operations of a kind, by their names. */
export function crudSchemas<K extends Kind>(kind: K): CrudSchemas<K> {
  const names = crudNames(kind);
  const record = recordSchema(kind);
  const schemas: Record<string, OperationSchemas> = {
    [names.list]: { input: listInput(kind), output: z.array(record) },
    [names.get]: { input: z.object({ id: Id }), output: record },
    [names.create]: { input: newSchema(kind), output: record },
    [names.update]: { input: changesSchema(kind), output: record },
    [names.delete]: { input: z.object(target), output: NoContent },
  };
  return schemas as CrudSchemas<K>;
}

// The schemas of the operations every kind of record has (crud.ts).
import * as z from 'zod/mini';
import { crudNames, type ByName, type ListInput, type Target } from '../crud.ts';
import { allReferencesOf, filterOf, rangeOf } from '../kind-facts.ts';
import { changesSchema, newSchema, recordSchema } from '../kind-schemas.ts';
import { CRUD_KINDS } from '../kinds.ts';
import type { ChangesOf, Kind, NewOf, RecordOf, SentChanges, SentNew } from '../kind.ts';
import type { OperationSchemas } from '../operation.ts';
import { Id, NoContent, instant, listLimit, localDate, target } from './common.ts';

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
  // Only records at or after, and before, these instants; from the first to the second of these dates.
  const bound = rangeOf(kind)?.is === 'date' ? localDate : instant;
  const range =
    rangeOf(kind) === undefined ? {} : { from: z.optional(bound('From')), to: z.optional(bound('To')) };
  return z.object({
    ...(filter === undefined ? {} : { [filter]: z.optional(Id) }),
    ...range,
    limit: listLimit,
  });
}

/** The schemas of the operations of a kind, by their names. */
function schemasOf(kind: Kind): Record<string, OperationSchemas> {
  const { noun, plural, fields, summaries: said = {} } = kind;
  const names = crudNames(kind.table);
  const record = recordSchema(kind);
  const a = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  // Nobody sends those that the server sets.
  const sent = Object.fromEntries(Object.entries(fields).filter(([, { ours }]) => !ours));
  const references = allReferencesOf(sent);
  const refersTo = Object.keys(references).length > 0 ? { refersTo: references } : {};
  return {
    [names.list]: { summary: said.list ?? `List ${plural}`, input: listInput(kind), output: z.array(record) },
    [names.get]: { summary: said.get ?? `Read ${a}`, input: z.object({ id: Id }), output: record },
    [names.create]: {
      summary: said.create ?? `Add ${a}`,
      input: newSchema(kind),
      output: record,
      ...refersTo,
    },
    [names.update]: {
      summary: said.update ?? `Change ${a}; absent fields stay as they are`,
      input: changesSchema(kind),
      output: record,
      ...refersTo,
    },
    [names.delete]: {
      summary: said.delete ?? `Remove ${a}`,
      input: z.object(target),
      output: NoContent,
    },
  };
}

type Kinds = (typeof CRUD_KINDS)[keyof typeof CRUD_KINDS];
/** `A & B` of `A | B`. */
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type SchemasOfEach<K> = K extends Kind ? CrudSchemas<K> : never;

const kinds: readonly Kind[] = Object.values(CRUD_KINDS);
/** The schemas of the usual operations of every kind that has them. */
export const crudSchemas = Object.fromEntries(
  kinds.flatMap((kind) => Object.entries(schemasOf(kind))),
) as All<SchemasOfEach<Kinds>>;

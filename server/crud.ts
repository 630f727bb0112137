// What the operations of a kind of record do where nothing is special about it: list, get, create, update and delete.
import { crudNames, type Crud } from '#contract/crud.ts';
import type { CheckedInput, OperationName } from '#contract/index.ts';
import { filterOf, momentOf } from '#contract/kind-facts.ts';
import type { Fields, Kind } from '#contract/kind.ts';
import type { KindName } from '#contract/kinds.ts';
import type { Output } from '#contract/operation.ts';
import type { Context, ListOptions, Records } from './context.ts';

type Values = Record<string, unknown>;
type AnyRecord = Values & { id: string };
type Given = Values & { id: string; ifVersion?: number };
/** The input of a list, checked: `from` and `to` where the kind is sorted by a moment. */
type Wanted = Values & { limit?: number; from?: string; to?: string };

type Handlers<G> = {
  [N in keyof G & OperationName]: (context: Context, input: CheckedInput<N>) => Promise<Output<G[N]>>;
};
/** Whether somebody must say more about a new record than what was sent. */
type IsMade<F extends Fields> = {
  [N in keyof F]: F[N] extends { ours: true } | { is: 'parts' } ? true : never;
}[keyof F];
/** Without the create, and where fields are ours without the update, of a kind that needs its own. */
type Generic<K extends Kind> = [IsMade<K['fields']>] extends [never]
  ? Handlers<Crud<K>>
  : { [N in keyof Handlers<Crud<K>> as N extends `create${string}` ? never : N]: Handlers<Crud<K>>[N] };

const utc = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString();

/** Which records a list wants, in SQL's terms. */
function listOptions(kind: Kind, wanted: Wanted): ListOptions<Values> {
  const filter = filterOf(kind);
  const moment = momentOf(kind);
  return {
    limit: wanted.limit,
    ...(filter === undefined ? {} : { where: { [filter]: wanted[filter] } }),
    ...(kind.order === undefined ? {} : { orderBy: { field: kind.order[0], direction: kind.order[1] } }),
    ...(moment === undefined
      ? {}
      : { range: { field: moment, from: utc(wanted.from), before: utc(wanted.to) } }),
  };
}

/** The functions of the operations of `kind`, by their names. */
export function crudHandlers<K extends Kind & { table: KindName }>(kind: K): Generic<K> {
  // Which kind it is, only the caller knows; its schemas have checked the fields.
  const records = (context: Context) => context.records(kind.table) as unknown as Records<AnyRecord, Values>;
  const names = crudNames(kind.table);
  const handlers: Record<string, (context: Context, input: Given) => Promise<unknown>> = {
    [names.list]: (context, input) => records(context).list(listOptions(kind, input)),
    [names.get]: (context, { id }) => records(context).get(id),
    [names.create]: (context, fields) => records(context).insert(fields),
    [names.update]: (context, { id, ifVersion, ...changes }) =>
      records(context).update(id, changes, ifVersion),
    [names.delete]: (context, { id, ifVersion }) => records(context).remove(id, ifVersion),
  };
  return handlers as Generic<K>;
}

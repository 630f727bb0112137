// Default implementation of a kind's operations: list, get, create, update and delete.
import { crudNames, type Crud } from '#contract/crud.ts';
import type { CheckedInput, OperationName } from '#contract/index.ts';
import { filterOf, rangeOf, reversedDates } from '#contract/kind-facts.ts';
import type { Fields, Kind } from '#contract/kind.ts';
import { CRUD_KINDS, type KindName } from '#contract/kinds.ts';
import type { Output } from '#contract/operation.ts';
import { addDays } from '#rules/time/dates.ts';
import type { Context, ListOptions, Records } from './context.ts';
import { AppError } from './errors.ts';

type Values = Record<string, unknown>;
type AnyRecord = Values & { id: string };
type Given = Values & { id: string; ifVersion?: number };
/** The input of a list, checked: `from` and `to` where the kind is sorted by a moment or a date. */
type Wanted = Values & { limit?: number; from?: string; to?: string };

type Handlers<G> = {
  [N in keyof G & OperationName]: (context: Context, input: CheckedInput<N>) => Promise<Output<G[N]>>;
};
type Any<F extends Fields, By> = { [N in keyof F]: F[N] extends By ? true : never }[keyof F];
/**
 * When parts need ids or the server sets fields, creating needs a function of its own; when the server sets fields,
 * updating too.
 */
type Special<F extends Fields> =
  | ([Any<F, { is: 'parts' } | { ours: true }>] extends [never] ? never : `create${string}`)
  | ([Any<F, { ours: true }>] extends [never] ? never : `update${string}`);
type Usual<K extends Kind> = Omit<Handlers<Crud<K>>, Extract<keyof Handlers<Crud<K>>, Special<K['fields']>>>;

type Kinds = (typeof CRUD_KINDS)[keyof typeof CRUD_KINDS];
type UsualOf<K> = K extends Kind ? keyof Usual<K> : never;
/** Operations that need no function of their own. */
export type UsualName = UsualOf<Kinds> & OperationName;

type Range = NonNullable<ListOptions<Values>['range']>;

/** The wanted range as SQL filters it: of dates, the last one belongs to it. */
function rangeIn(kind: Kind, { from, to }: Wanted): Range | undefined {
  const range = rangeOf(kind);
  if (range === undefined) return undefined;
  const { field, is } = range;
  if (is === 'date') return { field, from, before: to && addDays(to, 1) };
  const utc = (instant: string | undefined) => instant && new Date(instant).toISOString();
  return { field, from: utc(from), before: utc(to) };
}

/** Options of a list as SQL filters. */
function listOptions(kind: Kind, wanted: Wanted): ListOptions<Values> {
  const filter = filterOf(kind);
  const range = rangeIn(kind, wanted);
  return {
    limit: wanted.limit,
    ...(filter === undefined ? {} : { where: { [filter]: wanted[filter] } }),
    ...(kind.order === undefined ? {} : { orderBy: { field: kind.order[0], direction: kind.order[1] } }),
    ...(range === undefined ? {} : { range }),
  };
}

/** Refuses dates in the wrong order, if one of them was given: `given` is what changes of a record. */
function refuseReversed({ fields }: Kind, values: Values, given: Values = values): void {
  for (const [name, sentence] of Object.entries(reversedDates(fields, values))) {
    const field = fields[name];
    const first = field?.is === 'date' ? field.notBefore : undefined;
    const isGiven = [name, first].some((one) => one !== undefined && given[one] !== undefined);
    if (isGiven) throw new AppError('invalid', `${sentence}.`);
  }
}

/** Handler of a kind's operation, by its name. */
type UsualHandler = (context: Context, input: Given) => Promise<unknown>;

function handlersOf(kind: Kind & { table: KindName }): Record<string, UsualHandler> {
  // Only the caller knows the kind; its schemas have validated the fields.
  const records = (context: Context) => context.records(kind.table) as unknown as Records<AnyRecord, Values>;
  const names = crudNames(kind.table);
  return {
    [names.list]: (context, input) => records(context).list(listOptions(kind, input)),
    [names.get]: (context, { id }) => records(context).get(id),
    [names.create]: (context, fields) => {
      refuseReversed(kind, fields);
      return records(context).insert(fields);
    },
    [names.update]: async (context, { id, ifVersion, ...changes }) => {
      const updated = await records(context).update(id, changes, ifVersion);
      refuseReversed(kind, updated, changes);
      return updated;
    },
    [names.delete]: (context, { id, ifVersion }) => records(context).remove(id, ifVersion),
  };
}

/** The functions of the usual operations of every kind, by their names. */
export const USUAL_HANDLERS: Readonly<Record<string, UsualHandler>> = Object.fromEntries(
  Object.values(CRUD_KINDS).flatMap((kind) => Object.entries(handlersOf(kind))),
);

// The operations every kind of record has: list, get, create, update and delete.
import { keysOf } from './keys.ts';
import type { Kind, RecordOf, SentChanges, SentNew, StoredFields } from './kind.ts';
import type { KindIn, KindName } from './kinds.ts';
import type { Operation } from './operation.ts';

type Pascal<S extends string> = S extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<S>;
/** 'MenuIdea' */
type One<K extends Kind> = Pascal<K['table']>;
type Many<K extends Kind> = `${One<K>}s`;

/** One value for each of the five operations, by its name: 'listMenuIdeas'. */
export type ByName<K extends Kind, List, Get, Create, Update, Delete> = { [N in `list${Many<K>}`]: List } & {
  [N in `get${One<K>}`]: Get;
} & { [N in `create${One<K>}`]: Create } & { [N in `update${One<K>}`]: Update } & {
  [N in `delete${One<K>}`]: Delete;
};

/** The record an operation is about, in the version the caller saw (D28). */
export interface Target {
  id: string;
  ifVersion?: number | undefined;
}

type FieldNamed<K extends Kind, N> = N extends keyof K['fields'] ? K['fields'][N] : never;
/** Input of a list: which records it returns. */
export type ListInput<K extends Kind> = { limit?: number | undefined } & (K extends {
  concerns: infer N extends string;
}
  ? FieldNamed<K, N> extends { is: 'reference' }
    ? { [P in N]?: string | undefined }
    : unknown
  : unknown) &
  (K extends { order: readonly [infer N, unknown] }
    ? FieldNamed<K, N> extends { is: 'moment' | 'date' }
      ? { from?: string | undefined; to?: string | undefined }
      : unknown
    : unknown);

type OfHousehold<I, O> = Operation<I, O, 'household'> & { stream?: never };
export type Crud<K extends Kind> = ByName<
  K,
  OfHousehold<ListInput<K>, RecordOf<K>[]>,
  OfHousehold<{ id: string }, RecordOf<K>>,
  OfHousehold<SentNew<K>, RecordOf<K>>,
  OfHousehold<Target & SentChanges<K>, RecordOf<K>>,
  OfHousehold<Target, undefined>
>;

/** The names of the operations of a kind. */
export function crudNames(table: string) {
  const one = table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    list: `list${one}s`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    delete: `delete${one}`,
  };
}

/** Name of the operation that reads the records of a kind: its list, or its only record. */
export function readingName({ table, single }: Kind): string {
  const { get, list } = crudNames(table);
  return single ? get : list;
}

/** The kinds with a field that refers to the kind in table `T`. */
type ReferringTo<T> = {
  [N in KindName]: Extract<
    KindIn<N>['fields'][keyof KindIn<N>['fields']],
    { is: 'reference' | 'references'; to: T }
  > extends never
    ? never
    : N;
}[KindName];
/** Each of them has to be named: its records are changed when what they refer to is deleted (D30). */
type Cleared<T> = [ReferringTo<T>] extends [never] ? [] : [Readonly<Record<ReferringTo<T>, true>>];

const pathOf = (table: string) => `/api/${table.replaceAll('_', '-')}s` as const;

/** The operation that lists the records of a kind, for code that knows the kind only by its name. */
export const listOperation = (
  table: KindName,
): OfHousehold<{ limit?: number | undefined }, (StoredFields & Readonly<Record<string, unknown>>)[]> => ({
  name: crudNames(table).list,
  method: 'GET',
  path: pathOf(table),
  owner: 'household',
  pip: 'reads',
  reads: [table],
});

/** The operations of a kind, by its table: its fields, which only forms and schemas need, can load later. */
export function crud<K extends Kind & { table: KindName }>(
  table: K['table'],
  ...[cleared]: Cleared<K['table']>
): Crud<K> {
  const names = crudNames(table);
  const path = pathOf(table);
  const one = `${path}/{id}` as const;
  const reads = { owner: 'household', method: 'GET', reads: [table] } as const;
  const writes = { owner: 'household', pip: 'proposes', writes: [table] } as const;
  const declared: Operation[] = [
    listOperation(table),
    { ...reads, name: names.get, path: one },
    { ...writes, name: names.create, method: 'POST', path, answers: 201, idempotent: true },
    { ...writes, name: names.update, method: 'PUT', path: one },
    {
      ...writes,
      name: names.delete,
      method: 'DELETE',
      path: one,
      answers: 204,
      writes: [table, ...(cleared ? keysOf(cleared) : [])],
    },
  ];
  return Object.fromEntries(declared.map((operation) => [operation.name, operation])) as Crud<K>;
}

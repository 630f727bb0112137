// The operations every kind of record has: list, get, create, update and delete.
import type { Kind, RecordOf, SentChanges, SentNew } from './kind.ts';
import type { KindName } from './kinds.ts';
import type { Operation } from './operation.ts';

type Pascal<S extends string, By extends string> = S extends `${infer First}${By}${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest, By>}`
  : Capitalize<S>;
/** 'MenuIdea', after the table. */
type One<K extends Kind> = Pascal<K['table'], '_'>;
/** 'MenuIdeas', after the path. */
type Many<K extends Kind> = K['path'] extends `/api/${infer Name}` ? Pascal<Name, '-'> : never;

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
/** Which records a list is about. */
export type ListInput<K extends Kind> = { limit?: number | undefined } & (K extends {
  concerns: infer N extends string;
}
  ? FieldNamed<K, N> extends { is: 'reference' }
    ? { [P in N]?: string | undefined }
    : unknown
  : unknown) &
  (K extends { order: readonly [infer N, unknown] }
    ? FieldNamed<K, N> extends { is: 'moment' }
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

const pascal = (text: string): string =>
  text.replaceAll(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names of the operations of a kind. */
export function crudNames({ table, path }: Pick<Kind, 'table' | 'path'>) {
  const one = pascal(table);
  return {
    list: `list${pascal(path.slice('/api/'.length))}`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    delete: `delete${one}`,
  };
}

/** The operations of a kind. Of the kind itself only the names are needed: its fields can load later. */
export function crud<K extends Kind & { table: KindName }>(kind: K): Crud<K>;
export function crud<K extends Kind & { table: KindName }>(kind: Pick<K, 'table' | 'path'>): Crud<K>;
export function crud({ table, path }: { table: KindName; path: Operation['path'] }) {
  const names = crudNames({ table, path });
  const one: Operation['path'] = `${path}/{id}`;
  const reads = { owner: 'household', method: 'GET', reads: [table] } as const;
  const writes = { owner: 'household', pip: 'proposes', writes: [table] } as const;
  const declared: Operation[] = [
    { ...reads, name: names.list, path, pip: 'reads' },
    { ...reads, name: names.get, path: one },
    { ...writes, name: names.create, method: 'POST', path, answers: 201, idempotent: true },
    { ...writes, name: names.update, method: 'PUT', path: one },
    { ...writes, name: names.delete, method: 'DELETE', path: one, answers: 204 },
  ];
  return Object.fromEntries(declared.map((operation) => [operation.name, operation]));
}

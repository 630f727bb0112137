// The operations every kind of record has: list, get, create, update and delete.
import type { Field, Kind, RecordOf, SentChanges, SentNew } from './kind.ts';
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
export function crudNames({ table, path }: Kind) {
  const one = pascal(table);
  return {
    list: `list${pascal(path.slice('/api/'.length))}`,
    get: `get${one}`,
    create: `create${one}`,
    update: `update${one}`,
    delete: `delete${one}`,
  };
}

/** The field by which a list is filtered: the reference to the person its records are about. */
export const filterOf = ({ concerns, fields }: Kind): string | undefined =>
  concerns !== undefined && fields[concerns]?.is === 'reference' ? concerns : undefined;

/** The moment by which a list is sorted: it takes a range of them, `from` and `to`. */
export const momentOf = ({ order, fields }: Kind): string | undefined =>
  order !== undefined && fields[order[0]]?.is === 'moment' ? order[0] : undefined;

/** The fields that hold the id of another record, with the table it is in. */
export const referencesOf = (fields: Readonly<Record<string, Field>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.is === 'reference' ? [[name, field.to]] : [])),
  );

type Summaries = Partial<Record<keyof ReturnType<typeof crudNames>, string>>;

/** The operations of a kind; `summaries` where there is more to say than what they do. */
export function crud<K extends Kind & { table: KindName }>(kind: K, summaries: Summaries = {}): Crud<K> {
  const { table, noun, plural, path, fields } = kind;
  const names = crudNames(kind);
  const one = `${path}/{id}` as const;
  const a = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  const references = referencesOf(fields);
  const refersTo = Object.keys(references).length > 0 ? { refersTo: references } : {};
  const reads = { method: 'GET', owner: 'household', reads: [table] } as const;
  const writes = { owner: 'household', pip: 'proposes', writes: [table] } as const;
  const declared: Omit<Operation, 'name'>[] = [
    { ...reads, path, summary: `List ${plural}`, pip: 'reads' },
    { ...reads, path: one, summary: `Read ${a}` },
    { ...writes, ...refersTo, method: 'POST', path, summary: `Add ${a}`, answers: 201, idempotent: true },
    {
      ...writes,
      ...refersTo,
      method: 'PUT',
      path: one,
      summary: `Change ${a}; absent fields stay as they are`,
    },
    { ...writes, method: 'DELETE', path: one, summary: `Remove ${a}`, answers: 204 },
  ];
  const verbs = ['list', 'get', 'create', 'update', 'delete'] as const;
  const named = declared.map((operation, at) => {
    const verb = verbs[at] ?? 'list';
    const name = names[verb];
    return [name, { ...operation, summary: summaries[verb] ?? operation.summary, name }];
  });
  return Object.fromEntries(named) as Crud<K>;
}

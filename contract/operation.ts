// The shape of an operation: one thing the product can do, as plain data. With its schemas (schemas/, by the same name)
// it becomes an HTTP route, a page of OpenAPI, the client's typed call and, where marked, Pip's tool.
import type * as z from 'zod/mini';
import type { KindName } from './kinds.ts';

/** Owner of the data that an operation touches. `public` may be called by anybody, signed in or not. */
type Owner = 'household' | 'user' | 'public';

/**
 * Data that an operation reads or writes: a kind of record, records of any kind, the change log, or other stored data.
 */
export type Subject = KindName | 'records' | 'change' | 'user' | 'household' | 'session' | 'conversation';

export interface Operation<I = unknown, O = unknown, W extends Owner = Owner> {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Route with `{name}` for path parameters; they are fields of the input. */
  path: `/api/${string}`;
  /** Long-running: may respond with server-sent events, has a route of its own and opens its own transactions. */
  stream?: true;
  owner: W;
  /**
   * True when the household's kitchen tablets may call it too (decision 035). Without it, a tablet is refused like a
   * visitor.
   */
  kiosk?: true;
  /** Media type of a response that is a file; otherwise JSON. */
  media?: 'application/zip' | 'text/calendar';
  /** HTTP status of success; 204 sends no body. Default 200. */
  answers?: 200 | 201 | 204;
  /** Opens its own transaction, so that the change set is named after the operation it executes. */
  ownTransaction?: boolean;
  /** A create that accepts a client-made `id` (field or Idempotency-Key header); repeating it returns the first record. */
  idempotent?: boolean;
  /** Present when Pip may use it: `reads` runs at once, `proposes` needs the parent's approval. */
  pip?: 'reads' | 'proposes';
  /**
   * Data shown by the response: it is out of date after a write of that data. Not set for responses that every screen
   * computes again.
   */
  reads?: readonly Subject[];
  writes?: readonly Subject[];
  /** Never there: carries the types of input (before defaults are filled in) and output. */
  readonly types?: { input: I; output: O };
}

/** Further facts about an operation for the server and models; the client does not need them until its first write. */
export interface OperationSchemas<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Description of the operation. */
  summary: string;
  /** Path, query and body together, validated as one object. */
  input: I;
  output: O;
  /** Input fields that hold the id of another record of the same household, by field name. */
  refersTo?: Record<string, string>;
}

/** Declaration of an operation; its name is the one in its group. */
type Declared = Omit<Operation, 'name' | 'types'>;

type Named<S extends Record<string, OperationSchemas>, G> = {
  [N in keyof G & keyof S & string]: Operation<z.input<S[N]['input']>, z.output<S[N]['output']>> &
    G[N] & { name: N };
};
/** Refuses operations without schemas, and properties that no operation has. */
type Exact<S, G> = {
  [N in keyof G]: N extends keyof S ? { [P in Exclude<keyof G[N], keyof Declared>]: never } : never;
};

/** Declares the operations of a group whose schemas are of type `S`: one for each, under the same names. */
export const operations =
  <S extends Record<string, OperationSchemas>>() =>
  <const G extends { [N in keyof S]: Declared }>(group: G & Exact<S, G>): Named<S, G> =>
    Object.fromEntries(
      Object.entries<Declared>(group).map(([name, declared]) => [name, { ...declared, name }]),
    ) as Named<S, G>;

/** The input a caller passes (before defaults are filled in). */
export type Input<T> = T extends Operation<infer I> ? I : never;
/** The output of an operation. */
export type Output<T> = T extends Operation<unknown, infer O> ? O : never;

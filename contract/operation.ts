// The shape of an operation: one thing the product can do. From its declaration follow validation in and
// out, the HTTP route, the OpenAPI page, the client's typed call and, where marked, Pip's tool.
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Whose data an operation touches. `public` may be called by anybody, signed in or not. */
export type Owner = 'household' | 'user' | 'public';

export interface Operation<I extends Schema = Schema, O extends Schema = Schema, W extends Owner = Owner> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Route with `{name}` for path parameters; they are fields of `input`. */
  path: `/api/${string}`;
  summary: string;
  /** `json`: one answer in one transaction. `stream`: long-running, may answer with server-sent events; it opens its own transactions. */
  kind: 'json' | 'stream' | 'upload';
  owner: W;
  /** Path, query and body together, validated as one object. */
  input: I;
  output: O;
  /** Media type of the answer where it is a file; JSON otherwise. */
  media?: 'application/zip';
  /** HTTP status of success; 204 sends no body. Default 200. */
  answers?: 200 | 201 | 204;
  /** It opens its own transaction, so that the change is named after what it carries out. */
  ownTransaction?: boolean;
  /** A create that accepts a client-made `id` (field or Idempotency-Key header); repeating it returns the first record. */
  idempotent?: boolean;
  /** Input fields that hold the id of another record of the same household, by field name. */
  refersTo?: Record<string, string>;
  /** Present when Pip may use it: `reads` runs at once, `proposes` waits for the parent's approval. */
  pip?: 'reads' | 'proposes';
}

/** Declares an operation, keeping the exact types of its schemas and its kind. */
export function operation<I extends Schema, O extends Schema, W extends Owner, K extends Operation['kind']>(
  declared: Operation<I, O, W> & { kind: K },
): Operation<I, O, W> & { kind: K } {
  return declared;
}

/** What a caller passes (before defaults are filled in). */
export type Input<T> = T extends { input: infer I extends Schema } ? z.input<I> : never;
/** What an operation answers. */
export type Output<T> = T extends { output: infer O extends Schema } ? z.output<O> : never;

// The one fetch: every call to the server goes through here, typed by the contract and validated by it too.
import { QueryCache, QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { TAB_HEADER } from '#contract/live.ts';
import type { Input, Operation, Output } from '#contract/operation.ts';
import { fetchSchemas, validated } from './answers.ts';
import { newId } from './new-id.ts';

/** This page, from one load to the next: the server tells nobody what they did themselves. */
export const TAB = newId();

/** A non-OK answer; `message` is the status code, ': ', and the body or the status text. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, for a parent's eyes. */
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

type Fields = Record<string, unknown>;

interface Addressed {
  path: string;
  ifVersion: number | undefined;
  rest: Fields;
}

/** Splits an input into the filled-in path, the version the caller saw, and the fields that remain. */
function addressed(operation: Operation, input: unknown): Addressed {
  const { ifVersion, ...rest } = input as Fields & { ifVersion?: number };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, ifVersion, rest };
}

function withQuery(path: string, fields: Fields): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

interface CallOptions {
  /** Repeating a create with the same key answers the first record (D29). */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

interface SendOptions extends CallOptions {
  accept?: string;
}

/** Sends an operation and answers the raw response once it is OK; streams are read from it. */
export async function send<T extends Operation>(
  operation: T,
  input: Input<T>,
  options: SendOptions = {},
): Promise<Response> {
  const { path, ifVersion, rest } = addressed(operation, input);
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const body = inQuery || Object.keys(rest).length === 0 ? undefined : JSON.stringify(rest);
  const headers = new Headers({ [TAB_HEADER]: TAB });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (ifVersion !== undefined) headers.set('if-match', `"${ifVersion}"`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.accept !== undefined) headers.set('accept', options.accept);
  const response = await fetch(inQuery ? withQuery(path, rest) : path, {
    method: operation.method,
    credentials: 'same-origin',
    headers,
    ...(body === undefined ? {} : { body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Calls an operation and answers its validated output. */
export async function call<T extends Operation>(
  operation: T,
  input: Input<T>,
  options: CallOptions = {},
): Promise<Output<T>> {
  // They travel beside the request; where they cannot be fetched, `validated` goes on without.
  if (operation.method !== 'GET') void fetchSchemas().catch(() => undefined);
  const response = await send(operation, input, options);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return validated(operation, answer);
}

/** The parts of the path a read is made of; whole-word prefixes of it match in refreshes. */
export function queryKey<T extends Operation>(operation: T, input: Input<T>): unknown[] {
  const { path, rest } = addressed(operation, input);
  return [...path.split('/').slice(1), ...(Object.keys(rest).length > 0 ? [rest] : [])];
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Read and write defaults of the whole app: never stale, never refetched, never retried (API-10). A read that is
 * refused for want of a session ends the session here, too: the gate shows what signed-out visitors see.
 */
export function newQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isUnauthorized(error)) client.setQueryData(queryKey(account.getUser, {}), null);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

interface ReadOptions<On extends 'throw' | 'null'> {
  enabled?: boolean;
  /** What a 401 means: an error, or an empty answer. */
  on401?: On;
  /** Whether what failed elsewhere is read again when this appears; yes, unless nobody asked for this to appear. */
  readAgain?: boolean;
}

/** Reads an operation into the cache; the request is the GET its key spells. */
export function useRead<T extends Operation, On extends 'throw' | 'null' = 'throw'>(
  operation: T,
  input: Input<T>,
  options: ReadOptions<On> = {},
): UseQueryResult<Output<T> | (On extends 'null' ? null : never)> {
  type Data = Output<T> | (On extends 'null' ? null : never);
  return useQuery<Data>({
    queryKey: queryKey(operation, input),
    queryFn: async ({ signal }) => {
      try {
        return await call(operation, input, { signal });
      } catch (error) {
        if (options.on401 === 'null' && isUnauthorized(error)) return null as Data;
        throw error;
      }
    },
    enabled: options.enabled ?? true,
    retryOnMount: options.readAgain ?? true,
  });
}

// Every call of the client to the server, typed by the contract and validated by it. Files go out from send-file.ts.
import { QueryCache, QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { account } from '#contract/account.ts';
import { TAB_HEADER } from '#contract/live.ts';
import type { Input, Operation, Output } from '#contract/operation.ts';
import { MOST_READS, reads, withQuery } from '#contract/reads.ts';
import { fetchSchemas, validated } from './answers.ts';
import { awaitFirstReads, takeComingRead, takeFirstRead } from './first-reads.ts';
import { newId } from './new-id.ts';
import { joinReads } from './reads-together.ts';

/** Id of this page load; the server does not send a tab its own changes. */
export const TAB = newId();

/** A non-OK response; `message` is the status code, ': ', and the body or the status text. */
export class ApiError extends Error {
  readonly status: number;
  /** The sentence of the server, to show to the parent. */
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
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

/** Splits an input into the filled-in path, the version the caller saw, and the remaining fields. */
function addressed(operation: Operation, input: unknown): Addressed {
  const { ifVersion, ...rest } = input as Fields & { ifVersion?: number };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, ifVersion, rest };
}

/** Address of a read, also for links to files. */
export function addressOf<T extends Operation>(operation: T, input: Input<T>): string {
  const { path, rest } = addressed(operation, input);
  return withQuery(path, rest);
}

interface CallOptions {
  /** Repeating a create with the same key returns the first record (D29). */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** True for a request that outlives the page; its body has at most 64 KiB. */
  keepalive?: boolean;
}

interface SendOptions extends CallOptions {
  accept?: string;
}

/** Sends an operation and returns the raw response if it is OK; streams are read from it. */
export async function send<T extends Operation>(
  operation: T,
  input: Input<T>,
  options: SendOptions = {},
): Promise<Response> {
  const { path, ifVersion, rest } = addressed(operation, input);
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const body = inQuery || Object.keys(rest).length === 0 ? null : JSON.stringify(rest);
  const headers = new Headers({ [TAB_HEADER]: TAB });
  if (body) headers.set('content-type', 'application/json');
  if (ifVersion !== undefined) headers.set('if-match', `"${ifVersion}"`);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.accept !== undefined) headers.set('accept', options.accept);
  const response = await fetch(inQuery ? withQuery(path, rest) : path, {
    method: operation.method,
    credentials: 'same-origin',
    headers,
    body,
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return response;
}

/** Calls an operation and returns its validated output. */
export async function call<T extends Operation>(
  operation: T,
  input: Input<T>,
  options: CallOptions = {},
): Promise<Output<T>> {
  // Fetched in parallel with the request; if the fetch fails, `validated` skips validation.
  if (operation.method !== 'GET') void fetchSchemas().catch(() => undefined);
  const response = await send(operation, input, options);
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return validated(operation, answer);
}

const joinedRead = joinReads({
  most: MOST_READS,
  async send(addresses) {
    try {
      return await call(reads.readTogether, { of: addresses.join() });
    } catch (error) {
      // While a new version is being installed, another process may still run the old one.
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    }
  },
  refused: (status, sentence) => new ApiError(status, sentence),
});

/** Waits for the reads that the document of the first screen began. */
export const firstReads = (): Promise<void> => awaitFirstReads((of) => call(reads.readTogether, { of }));

/** A read of a screen: that of the document, or one request with the others that begin in the same task. */
async function read<T extends Operation>(
  operation: T,
  input: Input<T>,
  signal: AbortSignal,
): Promise<Output<T>> {
  if (operation.owner === 'public') return call(operation, input, { signal });
  const address = addressOf(operation, input);
  const alone = async (): Promise<unknown> => (await send(operation, input, { signal })).json();
  const coming = await takeComingRead(address);
  return validated(operation, coming === undefined ? await joinedRead(address, alone) : coming);
}

/** Key of a read: the parts of its path. Refreshes match prefixes of whole parts. */
export function queryKey<T extends Operation>(operation: T, input: Input<T>): unknown[] {
  const { path, rest } = addressed(operation, input);
  return [...path.split('/').slice(1), ...(Object.keys(rest).length > 0 ? [rest] : [])];
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * Read and write defaults of the whole app: never stale, never refetched, never retried (API-10). A read that is
 * refused because the session ended also ends the session here: the gate then shows the page for visitors.
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

interface ReadOptions<Empty extends null> {
  enabled?: boolean;
  /** Result of a read that is refused with 401; an error when absent. */
  on401?: Empty;
  /**
   * True (the default) to read again on mount after a failure elsewhere; false for components that appear without a
   * request of the parent.
   */
  readAgain?: boolean;
}

/** The query of a read; the request is the GET of its key. */
export function readOptions<T extends Operation, Empty extends null = never>(
  operation: T,
  input: Input<T>,
  on401?: Empty,
) {
  return queryOptions<Output<T> | Empty>({
    queryKey: queryKey(operation, input),
    queryFn: async ({ signal }) => {
      try {
        return await read(operation, input, signal);
      } catch (error) {
        if (on401 !== undefined && isUnauthorized(error)) return on401;
        throw error;
      }
    },
    initialData: () => takeFirstRead(addressOf(operation, input)) as Output<T> | undefined,
  });
}

/** Reads an operation into the cache. */
export function useRead<T extends Operation, Empty extends null = never>(
  operation: T,
  input: Input<T>,
  options: ReadOptions<Empty> = {},
): UseQueryResult<Output<T> | Empty> {
  return useQuery({
    ...readOptions(operation, input, options.on401),
    enabled: options.enabled ?? true,
    retryOnMount: options.readAgain ?? true,
  });
}

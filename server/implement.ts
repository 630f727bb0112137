// Pairs the declared operations of a feature with their functions. A missing function does not compile.
import type * as z from 'zod/mini';
import type { Operation, Output, Owner } from '#contract/operation.ts';
import type { Context, PublicContext } from './context.ts';
import { askingFor } from './db/engine/fair-queue.ts';
import { parseInput } from './invalid-input.ts';

type ContextFor<W extends Owner> = W extends 'public' ? PublicContext : Context;

type Handlers<G extends Record<string, Operation>> = {
  [K in keyof G as G[K]['kind'] extends 'stream' ? never : K]: (
    context: ContextFor<G[K]['owner']>,
    input: z.output<G[K]['input']>,
  ) => Promise<Output<G[K]>>;
};

/** An operation with its function: what HTTP and Pip call. */
export interface Bound {
  name: string;
  operation: Operation;
  /** Validates, runs in one transaction when it writes, and validates the answer. Throws AppError for what the caller did wrong. */
  run(context: Context | PublicContext, rawInput: unknown): Promise<unknown>;
}

const isSignedIn = (context: Context | PublicContext): context is Context => 'atomically' in context;

/** Binds every json operation of `group` to its handler; stream operations have routes of their own. */
export function implement<G extends Record<string, Operation>>(group: G, handlers: Handlers<G>): Bound[] {
  const functions = handlers as unknown as Record<
    string,
    (context: Context | PublicContext, input: unknown) => Promise<unknown>
  >;
  return Object.entries(group)
    .filter(([, operation]) => operation.kind !== 'stream')
    .map(([name, operation]) => {
      const handler = functions[name]!;
      return {
        name,
        operation,
        async run(context, rawInput) {
          const input: unknown = parseInput(operation.input, rawInput);
          const oneTransaction = operation.method !== 'GET' && !operation.ownTransaction;
          const result = !isSignedIn(context)
            ? await handler(context, input)
            : await askingFor(context.actor.householdId, () =>
                oneTransaction
                  ? context.atomically(name, (inner) => handler(inner, input))
                  : handler(context, input),
              );
          return operation.output.parse(result);
        },
      };
    });
}

// Pairs the declared operations of a feature with their functions. A missing function does not compile.
import {
  withSchemas,
  type CheckedInput,
  type CheckedOperation,
  type OperationName,
} from '#contract/index.ts';
import type { Operation, Output } from '#contract/operation.ts';
import type { Context, PublicContext } from './context.ts';
import { USUAL_HANDLERS, type UsualName } from './crud.ts';
import { askingFor } from './db/engine/fair-queue.ts';
import { cutInTurns } from './declared-fields.ts';
import { parseInput } from './invalid-input.ts';

type Group = Partial<Record<OperationName, Operation>>;
type Handler<N extends OperationName, O> = (
  context: O extends { owner: 'public' } ? PublicContext : Context,
  input: CheckedInput<N>,
) => Promise<Output<O>>;
type Handled<G> = { [N in keyof G]: G[N] extends { stream: true } ? never : N }[keyof G] & OperationName;
/** A function for each operation; those that every kind of record has may be left out. */
type Handlers<G extends Group> = { [N in Exclude<Handled<G>, UsualName>]: Handler<N, G[N]> } & {
  [N in Handled<G> & UsualName]?: Handler<N, G[N]>;
};

/** An operation with its function, as HTTP and Pip call it. */
export interface Bound {
  name: string;
  operation: CheckedOperation;
  /**
   * Validates the input, runs in one transaction when it writes, and cuts the output to its declared fields. Throws AppError for mistakes
   * of the caller.
   */
  run(context: Context | PublicContext, rawInput: unknown): Promise<unknown>;
}

const isSignedIn = (context: Context | PublicContext): context is Context => 'atomically' in context;

/** Binds every operation of `group` to its function, but for streams: they have routes of their own. */
export function implement<G extends Group>(group: G, handlers: Handlers<G>): Bound[] {
  const functions = { ...USUAL_HANDLERS, ...handlers } as unknown as Record<
    string,
    (context: Context | PublicContext, input: unknown) => Promise<unknown>
  >;
  return Object.values<Operation>(group)
    .filter(({ stream }) => !stream)
    .map((declared) => {
      const operation = withSchemas(declared);
      const { name } = operation;
      const handler = functions[name]!;
      const declaredOf = cutInTurns(operation.output);
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
          return declaredOf(result);
        },
      };
    });
}

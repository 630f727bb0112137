// HTTP routes of the table of operations.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import type { Context, PublicContext } from '../../context.ts';
import type { Bound } from '../../implement.ts';
import { inputOf, routePath } from '../../operation-input.ts';
import { serving } from '../../in-turns.ts';
import { jsonInTurns } from '../../json-in-turns.ts';
import { HouseholdTurns } from './household-turns.ts';

/** Source of a request's context. */
interface RequestContexts {
  /** Context of the parent, or of the tablet that the operation is for; AppError `unauthenticated` otherwise. */
  signedIn(request: FastifyRequest, reply: FastifyReply, operation: Operation): Promise<Context>;
  /** For public operations: possibly without a session. */
  anybody(request: FastifyRequest, reply: FastifyReply): Promise<PublicContext>;
}

const turns = new HouseholdTurns();

/** Runs an operation in its household's turn. The result is serialised within it: for a long list that is work, too. */
const runInTurn = (bound: Bound, context: Context, input: Record<string, unknown>) =>
  serving(() =>
    turns.run(context.actor.householdId, async () => {
      const result = await bound.run(context, input);
      if (bound.operation.answers === 204) return undefined;
      return bound.operation.media && typeof result === 'string' ? result : jsonInTurns(result);
    }),
  );

async function answer(bound: Bound, contexts: RequestContexts, request: FastifyRequest, reply: FastifyReply) {
  const { operation } = bound;
  let body: string | undefined;
  if (operation.owner === 'public') {
    const context = await contexts.anybody(request, reply);
    body = JSON.stringify(await bound.run(context, inputOf(request, operation)));
  } else {
    const context = await contexts.signedIn(request, reply, operation);
    body = await runInTurn(bound, context, inputOf(request, operation));
  }
  void reply.code(operation.answers ?? 200).header('cache-control', 'no-store');
  if (operation.answers === 204 || body === undefined) return reply.send();
  return reply.type(`${operation.media ?? 'application/json'}; charset=utf-8`).send(body);
}

/** Registers a route for every json operation. */
export function operationRoutes(app: FastifyInstance, operations: Bound[], contexts: RequestContexts): void {
  for (const bound of operations) {
    app.route({
      method: bound.operation.method,
      url: routePath(bound.operation),
      handler: (request, reply) => answer(bound, contexts, request, reply),
    });
  }
}

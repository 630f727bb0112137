// POST /api/conversations/{id}/messages: JSON when the answer is complete, or server-sent events while it is written
// (D15). Disconnecting does not stop the answer.
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chat } from '#contract/chat.ts';
import { chatSchemas } from '#contract/schemas/chat.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Bound } from '../../implement.ts';
import { parseInput } from '../../invalid-input.ts';
import { inputOf, routePath } from '../../operation-input.ts';
import type { Job } from '../answer/job.ts';
import { watch } from '../answer/presence.ts';
import type { PipModel } from '../model/model.ts';
import { Posting } from './post-message.ts';

interface AssistantDependencies {
  /** The signed-in parent's context; AppError `unauthenticated` otherwise. */
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** Every bound operation; those marked for Pip become its tools. */
  operations: readonly Bound[];
  model: PipModel;
  limits: { messagesPerMinute: number };
}

const EVENTS = 'text/event-stream';

const wantsEvents = (request: FastifyRequest): boolean => request.headers.accept?.includes(EVENTS) ?? false;

/**
 * The events as they come, each with its number as id; the end of the job ends the stream, and so does the end of the
 * session that listens.
 */
function sendEvents(job: Job, reply: FastifyReply, isThere: () => Promise<boolean>): FastifyReply {
  const stream = new PassThrough();
  const stop = job.listen((event) => stream.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`));
  const stopWatching = watch(isThere, () => {
    stop();
    stream.end();
  });
  stream.on('close', () => {
    stop();
    stopWatching();
  });
  void job.finished.then(() => stream.end());
  return reply
    .code(200)
    .headers({
      'content-type': `${EVENTS}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(stream);
}

/** Registers the route; when the app closes, running answers are finished first. */
export function assistantRoutes(app: FastifyInstance, dependencies: AssistantDependencies): void {
  const { contextOf, operations, model, limits } = dependencies;
  const posting = new Posting({
    operations,
    model,
    messagesPerMinute: limits.messagesPerMinute,
    onFailure: (error) => app.log.error({ err: error }, 'Pip could not answer as it should'),
  });
  const postMessage = { ...chat.postMessage, ...chatSchemas.postMessage };
  app.route({
    method: postMessage.method,
    url: routePath(postMessage),
    async handler(request, reply) {
      const context = await contextOf(request);
      const job = await posting.post(context, parseInput(postMessage.input, inputOf(request, postMessage)));
      const { householdId } = context.actor;
      const isThere = () =>
        contextOf(request).then(
          ({ actor }) => actor.householdId === householdId,
          (error: unknown) => !(error instanceof AppError && error.code === 'unauthenticated'),
        );
      if (wantsEvents(request)) return sendEvents(job, reply, isThere);
      const exchange = postMessage.output.parse(await job.finished);
      if (!(await isThere())) throw new AppError('unauthenticated', 'Please sign in again.');
      return reply
        .code(postMessage.answers ?? 201)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(exchange));
    },
  });
  // A stream of an answer that another process writes would hold its connection open.
  app.addHook('preClose', async () => posting.stopFollowing());
  app.addHook('onClose', () => posting.settled());
}

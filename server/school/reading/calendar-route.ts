// POST /api/school-calendar/read: receives a calendar file and responds with its rows, or with progress as server-sent
// events (D11, D37).
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCT } from '#contract/common.ts';
import type { ReadCalendar, ReadingProgress } from '#contract/school-reading.ts';
import { school } from '#contract/school.ts';
import { schoolSchemas } from '#contract/schemas/school.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../invalid-input.ts';
import { routePath } from '../../operation-input.ts';
import { CalendarReader, type ReadingStep } from './calendar-reader.ts';
import type { ReceivedFile } from './received-file.ts';
import { receiveUpload } from './upload-body.ts';

const EVENTS = 'text/event-stream';
/** Proxies cut connections on which nothing moves for a minute. */
const ALIVE_MS = 15_000;
/** Milliseconds for an upload of 20 MB to arrive. */
const ARRIVAL_MS = 120_000;
const UNEXPECTED = 'Something went wrong on our side. Nothing was lost; please try again.';

/** Aborted when the parent stops, or the app closes. */
class Stops {
  readonly #running = new Set<AbortController>();

  begin(reply: FastifyReply): { signal: AbortSignal; end: () => void } {
    const controller = new AbortController();
    const stop = () => controller.abort(new Error('the reading was stopped'));
    this.#running.add(controller);
    reply.raw.once('close', stop);
    return {
      signal: controller.signal,
      end: () => {
        reply.raw.off('close', stop);
        this.#running.delete(controller);
      },
    };
  }

  stopAll(): void {
    for (const controller of this.#running)
      controller.abort(
        new AppError('busy', `${PRODUCT} is stopping. Please try again in a moment.`, { retryAfter: 10 }),
      );
  }
}

type Read = (onStep: (step: ReadingStep) => void) => Promise<ReadCalendar>;

/** Sends each step, and the end, as an event. */
function sendEvents(read: Read, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const stream = new PassThrough();
  const send = (progress: ReadingProgress) => {
    if (stream.writable) stream.write(`data: ${JSON.stringify(progress)}\n\n`);
  };
  stream.write(': reading\n\n');
  const alive = setInterval(() => stream.write(':\n\n'), ALIVE_MS);
  const ending = read((step) => send({ event: 'progress', ...step })).then(
    (calendar) => send({ event: 'done', calendar }),
    (error: unknown) => {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'a calendar could not be read');
      send({ event: 'error', sentence: error instanceof AppError ? error.message : UNEXPECTED });
    },
  );
  void ending.finally(() => {
    clearInterval(alive);
    stream.end();
  });
  return reply
    .headers({
      'content-type': `${EVENTS}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(stream);
}

/** Registers the route; `contextOf` refuses visitors without a session, `most` is the largest upload in bytes. */
export async function schoolCalendarRoute(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
  most: number,
): Promise<void> {
  const reader = new CalendarReader();
  const stops = new Stops();

  const readFile = async (
    { file, givePlaceBack }: { file: ReceivedFile; givePlaceBack: () => void },
    asked: { context: Context; year: number | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { signal, end } = stops.begin(reply);
    const onFailure = (reason: string) => request.log.warn({ reason }, 'the reading process failed');
    const read: Read = async (onStep) => {
      try {
        return await reader.read(file, { ...asked, signal, onStep, onFailure });
      } finally {
        end();
        givePlaceBack();
        await file.handle.close();
      }
    };
    if (request.headers.accept?.includes(EVENTS)) return sendEvents(read, request, reply);
    const calendar = await read(() => undefined);
    return reply.header('cache-control', 'no-store').send(calendar);
  };

  await app.register(async (scope) => {
    // The body is streamed to a file; JSON keeps its parser and its limit, and is refused.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: school.readSchoolCalendar.method,
      url: routePath(school.readSchoolCalendar),
      config: { arrivalMs: ARRIVAL_MS },
      async handler(request, reply) {
        const context = await contextOf(request);
        const { year } = parseInput(schoolSchemas.readSchoolCalendar.input, request.query);
        const givePlaceBack = reader.takePlace(context.actor.householdId);
        try {
          const file = await receiveUpload(request, most);
          return await readFile({ file, givePlaceBack }, { context, year }, request, reply);
        } catch (error) {
          givePlaceBack();
          throw error;
        }
      },
    });
  });
  app.addHook('preClose', async () => stops.stopAll());
}

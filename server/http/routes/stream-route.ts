// Route of an operation that responds with server-sent events while the client listens; a client that did not ask for
// events gets the first of them.
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { CheckedOperation } from '#contract/index.ts';
import type { Operation } from '#contract/operation.ts';
import type { Context } from '../../context.ts';
import { cutTo } from '../../declared-fields.ts';
import { AppError } from '../../errors.ts';
import { parseInput } from '../../invalid-input.ts';
import { inputOf, routePath } from '../../operation-input.ts';

const EVENTS = 'text/event-stream';
/** Proxies cut connections on which nothing moves for a minute. */
const ALIVE_MS = 25_000;
/** Milliseconds after which the stream ends, so that a reconnecting client shows its session again. */
const LONGEST_MS = 3_600_000;
/** A client that has not read this many bytes counts as gone. */
const UNREAD_BYTES = 64 * 1024;
/** Milliseconds a browser waits before it reconnects. */
const RETRY_MS = 3000;

/** An operation whose outputs are numbered. */
type Told = CheckedOperation & { output: z.ZodMiniType<{ seq: number }> };

/** Receiver of a listener's updates. */
interface Outlet<T extends Told> {
  send(update: z.output<T['output']>): void;
  end(): void;
}

interface StreamSource<T extends Told> {
  operation: T;
  /** The signed-in parent's context; AppError `unauthenticated` otherwise. */
  contextOf: (request: FastifyRequest) => Promise<Context>;
  /** Begins to send events; the function returned ends that. */
  follow: (context: Context, input: z.output<T['input']>, outlet: Outlet<T>) => () => void;
}

/** The Last-Event-ID of a reconnecting browser takes precedence over the query. */
function inputWithLast(request: FastifyRequest, operation: Operation): Record<string, unknown> {
  const last = request.headers['last-event-id'];
  const isNumber = typeof last === 'string' && /^\d{1,15}$/.test(last);
  return { ...inputOf(request, operation), ...(isNumber ? { after: last } : {}) };
}

/** The streams being listened to. */
class Streams {
  readonly #open = new Map<PassThrough, number>();
  readonly #timer = setInterval(() => this.#keepAlive(), ALIVE_MS).unref();

  begin(onClose: () => void): PassThrough {
    const stream = new PassThrough();
    this.#open.set(stream, performance.now());
    stream.on('close', () => {
      this.#open.delete(stream);
      onClose();
    });
    stream.write(`retry: ${RETRY_MS}\n: hello\n\n`);
    return stream;
  }

  endAll(): void {
    clearInterval(this.#timer);
    for (const stream of this.#open.keys()) stream.end();
  }

  #keepAlive(): void {
    const now = performance.now();
    for (const [stream, since] of this.#open) {
      if (stream.writableLength > UNREAD_BYTES) stream.destroy();
      else if (now - since > LONGEST_MS) stream.end();
      else stream.write(':\n\n');
    }
  }
}

/** Registers the route; when the app closes, so do its streams. */
export function streamRoute<T extends Told>(app: FastifyInstance, source: StreamSource<T>): void {
  const { operation, contextOf, follow } = source;
  const streams = new Streams();
  const declaredOf = cutTo(operation.output);
  type Input = z.output<T['input']>;

  const stream = (context: Context, input: Input, reply: FastifyReply) => {
    const sending = streams.begin(() => stop());
    const stop = follow(context, input, {
      send(update) {
        // A listener that is being closed gets nothing more.
        if (sending.writable)
          sending.write(`id: ${update.seq}\ndata: ${JSON.stringify(declaredOf(update))}\n\n`);
      },
      end: () => sending.end(),
    });
    return reply
      .headers({
        'content-type': `${EVENTS}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(sending);
  };
  const first = (context: Context, input: Input) =>
    new Promise<z.output<T['output']>>((resolve, reject) => {
      const stop = follow(context, input, {
        send: (update) => {
          resolve(declaredOf(update) as z.output<T['output']>);
          stop();
        },
        end: () => reject(new AppError('busy', 'Please try again in a moment.', { retryAfter: 1 })),
      });
    });

  app.route({
    method: operation.method,
    url: routePath(operation),
    exposeHeadRoute: false,
    async handler(request, reply) {
      const context = await contextOf(request);
      const input = parseInput(operation.input, inputWithLast(request, operation)) as Input;
      if (request.headers.accept?.includes(EVENTS)) return stream(context, input, reply);
      return reply.header('cache-control', 'no-store').send(await first(context, input));
    },
  });
  app.addHook('preClose', async () => streams.endAll());
}

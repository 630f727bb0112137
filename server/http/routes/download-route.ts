// Route of an operation that returns a file: streamed while it is created, with a file name for the browser.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import type { Context } from '../../context.ts';
import { askingFor } from '../../db/engine/fair-queue.ts';
import { routePath } from '../../operation-input.ts';

interface Download {
  /** Plain letters, digits, hyphens and dots. */
  fileName: string;
  content: AsyncIterable<Uint8Array>;
  /** Lets go of what making it holds; called once it was sent, and where it could not be. */
  close: () => Promise<void>;
}

/** Milliseconds a client may take for the next chunk. A reader that has silently gone holds nothing for longer. */
const SILENCE_MS = 10_000;

/** The pieces; `onSilence` is called when the next one is not asked for in time. */
async function* patient(
  content: AsyncIterable<Uint8Array>,
  silence: number,
  onSilence: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    const timer = setTimeout(onSilence, silence);
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Registers the route; `contextOf` refuses visitors without a session. */
export function downloadRoute(
  app: FastifyInstance,
  operation: Operation,
  contextOf: (request: FastifyRequest) => Promise<Context>,
  make: (context: Context) => Promise<Download>,
  silence = SILENCE_MS,
): void {
  app.route({
    method: operation.method,
    url: routePath(operation),
    async handler(request, reply) {
      const context = await contextOf(request);
      const { fileName, content, close } = await askingFor(context.actor.householdId, () => make(context));
      const cut = () => {
        request.log.warn('a download was cut off: nobody read on');
        reply.raw.destroy();
      };
      const stream = Readable.from(patient(content, silence, cut), { objectMode: false });
      stream.once('close', () => {
        close().catch((error: unknown) =>
          request.log.error({ err: error }, 'a download did not end cleanly'),
        );
        // The rest is already in flight and may not wait longer for its reader either.
        const timer = setTimeout(cut, silence);
        reply.raw.once('close', () => clearTimeout(timer));
        if (reply.raw.closed) clearTimeout(timer);
      });
      return reply
        .type(operation.media ?? 'application/octet-stream')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(stream);
    },
  });
}

// An operation that answers with a file: sent while it is made, to be kept by the browser under its name.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import type { Context } from '../context.ts';
import { routePath } from './operation-routes.ts';

interface Download {
  /** Plain letters, digits, hyphens and dots. */
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

/** Registers the route; `contextOf` refuses whoever is not signed in. */
export function downloadRoute(
  app: FastifyInstance,
  operation: Operation,
  contextOf: (request: FastifyRequest) => Promise<Context>,
  make: (context: Context) => Promise<Download>,
): void {
  app.route({
    method: operation.method,
    url: routePath(operation),
    async handler(request, reply) {
      const { fileName, content } = await make(await contextOf(request));
      return reply
        .type(operation.media ?? 'application/octet-stream')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(content, { objectMode: false }));
    },
  });
}

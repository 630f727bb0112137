// Whether the process lives (/healthz) and whether it can serve (/readyz), for whoever supervises it.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open.ts';

export function health(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (request, reply) => {
    try {
      await database.ping();
      return await reply.header('cache-control', 'no-store').send('ready');
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).header('cache-control', 'no-store').send('the database does not answer');
    }
  });
}

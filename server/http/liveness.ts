// Liveness (/healthz) and readiness (/readyz) for a supervisor of the process.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FileCheck } from '../db/files/file-check.ts';
import type { Database } from '../db/engine/open.ts';
import { isDamaged, isFull } from '../db/engine/sql-errors.ts';

/** Less free room than this is worth a warning. */
const LEAST_FREE = 0.05;
const MINUTE_MS = 60_000;

/**
 * /readyz returns 'ready' or 'checking' (200), or the reason why PipPal cannot serve as it should (503). With a full disk it
 * still can be read, so that is a warning (decision 016).
 */
export function liveness(app: FastifyInstance, database: Database, check?: FileCheck): void {
  let refusedAt = Number.NEGATIVE_INFINITY;
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).send('the database does not answer');
    }
    if (check?.damage !== undefined) return reply.code(503).send(check.damage.sentence);
    const state = check?.state === 'checking' ? 'checking' : 'ready';
    const isRefused = performance.now() - refusedAt < MINUTE_MS;
    const free = database.file === undefined ? 1 : await freeShare(database.file);
    return [
      state,
      ...(isRefused ? ['writes were refused in the last minute: the disk or its quota is full'] : []),
      ...(free < LEAST_FREE ? [`only ${(free * 100).toFixed(1)} % of the disk is free`] : []),
    ].join('; ');
  });
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDamaged(error)) check?.found(reasonOf(error));
    if (isFull(error)) refusedAt = performance.now();
  });
}

const reasonOf = (error: Error): string => (error.cause instanceof Error ? error.cause : error).message;

/** Free share of the disk of a file; 1 where the system does not report it. */
async function freeShare(file: string): Promise<number> {
  const { bavail, blocks } = await statfs(dirname(file)).catch(() => ({ bavail: 1, blocks: 1 }));
  return blocks === 0 ? 1 : bavail / blocks;
}

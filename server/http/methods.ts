// A known path asked with a method it does not have answers 405 and says which ones it has.
import type { FastifyInstance, HTTPMethods } from 'fastify';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Call after all routes are registered. */
export function refuseOtherMethods(app: FastifyInstance, paths: Iterable<string>): void {
  for (const url of new Set(paths)) {
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      handler: (_request, reply) =>
        reply
          .code(405)
          .header('allow', allowed.join(', '))
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('This cannot be done here.'),
    });
  }
}

// Returns 405 with the allowed methods for a known path with another method.
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refusalSentence, sendSentence } from '../errors.ts';

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Collects the paths of all routes registered from now on. */
export function knownPaths(app: FastifyInstance): ReadonlySet<string> {
  const paths = new Set<string>();
  app.addHook('onRoute', ({ url }) => void paths.add(url));
  return paths;
}

/** Call after all routes are registered. */
export function refuseOtherMethods(app: FastifyInstance, paths: Iterable<string>): void {
  for (const url of paths) {
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url }));
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      handler: (_request, reply) =>
        sendSentence(reply.header('allow', allowed.join(', ')), 405, refusalSentence(405)),
    });
  }
}

// Security headers of every response. Constants: a table costs nothing to read or to send.
import type { FastifyInstance } from 'fastify';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  // Our own pages may see the path they came from (the sign-out check needs it, D3); other sites see nothing.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Policy of responses that are not documents: nothing may run or load. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * The headers of every response. With `https` also HSTS for a year, for this host alone: sibling hosts are not ours.
 */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    ...EVERYWHERE,
    'content-security-policy': DATA_POLICY,
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sets the headers on every response, errors and unknown paths included. */
export function sendHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}

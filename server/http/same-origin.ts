// Requests that change something must come from our own pages.
import { PRODUCT } from '#contract/common.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** Whether `url` (an Origin or Referer) names the host this request was sent to, or the public one. */
export function isOwnOrigin(url: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { host, origin } = new URL(url);
  return host === request.headers.host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}

/**
 * Refuses a request that a browser marks as sent by another site. Requests with neither header are not a
 * browser's cross-site ones and pass; the sign-in forms ask for more.
 */
export function refuseForeignRequests(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const foreignSite = typeof site === 'string' && !OWN_SITES.has(site);
    const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, request, publicUrl);
    if (foreignSite || foreignOrigin) {
      throw new AppError(
        'forbidden',
        `This request did not come from ${PRODUCT}. Please open ${PRODUCT} and try again.`,
      );
    }
  });
}

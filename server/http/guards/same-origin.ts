// Requests that change something must come from our own pages, according to the headers that browsers send about the
// origin.
import { PRODUCT } from '#contract/common.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { refusalSentence, sendSentence } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/** True when `url` (an Origin or Referer) has the host of this request, or the public one. */
function isOwnOrigin(url: string, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!URL.canParse(url)) return false;
  const { host, origin } = new URL(url);
  return host === request.headers.host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}

/**
 * True only with evidence. `Sec-Fetch-Site` decides when the browser sends it; over plain http on a LAN it does not,
 * and the Origin or Referer of our own host decides.
 */
export function isFromOurPages(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, referer } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) return false;
  if (site !== undefined) return typeof site === 'string' && OWN_SITES.has(site);
  return origin !== undefined || (referer !== undefined && isOwnOrigin(referer, request, publicUrl));
}

/**
 * Refuses a request that a browser marks as sent by another site. Requests with neither header are not a
 * browser's cross-site ones and pass; the sign-in forms ask for more. A POST without a content type must be our own,
 * because every page may send one and no body parser checks it; programs send JSON.
 */
export function refuseForeignRequests(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const foreignSite = typeof site === 'string' && !OWN_SITES.has(site);
    const foreignOrigin = origin !== undefined && !isOwnOrigin(origin, request, publicUrl);
    if (foreignSite || foreignOrigin) {
      throw new AppError(
        'forbidden',
        `This request didn't come from ${PRODUCT}. Please open ${PRODUCT} and try again.`,
      );
    }
    const isBare = request.method === 'POST' && request.headers['content-type'] === undefined;
    if (isBare && !isFromOurPages(request, publicUrl)) return sendSentence(reply, 415, refusalSentence(415));
  });
}

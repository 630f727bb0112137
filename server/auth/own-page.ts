// Whether a request was sent by our own pages, or typed in by hand: what signing in and out insist on (D3).
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../http/same-origin.ts';

const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * True only with evidence. `Sec-Fetch-Site` decides where the browser sends it; over plain http on a LAN it does
 * not, and the Origin or Referer of our own host stands in.
 */
export function isFromOurPages(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, referer } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined && !isOwnOrigin(origin, request, publicUrl)) return false;
  if (site !== undefined) return typeof site === 'string' && OWN_SITES.has(site);
  return origin !== undefined || (referer !== undefined && isOwnOrigin(referer, request, publicUrl));
}

/** A page loaded ahead of time, in case it is opened, must not act. */
export const isPrefetch = (request: FastifyRequest): boolean =>
  /prefetch|preview/i.test(String(request.headers['sec-purpose'] ?? request.headers['purpose'] ?? ''));

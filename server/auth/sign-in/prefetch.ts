// Detects requests that only prefetch a page: signing in and out must not act then (D3).
import type { FastifyRequest } from 'fastify';

/** A page loaded ahead of time, in case it is opened, must not act. */
export const isPrefetch = (request: FastifyRequest): boolean =>
  /prefetch|preview/i.test(String(request.headers['sec-purpose'] ?? request.headers['purpose'] ?? ''));

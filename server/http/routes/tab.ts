// The browser tab of a request, if its page sent one.
import type { FastifyRequest } from 'fastify';
import { TAB_HEADER } from '#contract/live.ts';
import { Id } from '#contract/schemas/common.ts';

/** The id of the tab; what cannot be one is left out. */
export const tabOf = (request: FastifyRequest): string | undefined =>
  Id.safeParse(request.headers[TAB_HEADER]).data;

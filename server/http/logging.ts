// What the log says: methods, route patterns, statuses and causes; never an address, a name or a body.
import type { FastifyServerOptions } from 'fastify';

/** Fastify's logger at `level`; written to `stream` when given (tests), else to standard output. */
export function logging(level: string, stream?: NodeJS.WritableStream): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => describe(error),
    },
  };
}

type Described = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: Described;
};

/** An error without the values it was about: database and schema errors may carry them in other fields. */
function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}

// Log format: methods, route patterns, statuses and causes; never an address, a name or a body.
import type { FastifyServerOptions } from 'fastify';
import { readableStack } from '../readable-stacks.ts';

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
  /** Status of another server's response. */
  status?: string;
  cause?: Described;
};

/** Errors of the AI SDK and of JSON parsers repeat in their messages the text they were reading. */
const quotes = ({ name, message }: Error): boolean =>
  name.startsWith('AI_') || (name === 'SyntaxError' && message.includes('JSON'));
const WITHHELD = 'The message is not logged: it may repeat what a family wrote.';
/** The places alone; the first lines of a stack are the message once more. */
const placesIn = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

/** An error without the values it was about: database and schema errors may carry them in other fields. */
function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const [message, stack] = quotes(error)
    ? [WITHHELD, placesIn(error.stack ?? '')]
    : [error.message, error.stack ?? ''];
  return {
    type: error.name,
    message,
    stack: readableStack(stack),
    ...('code' in error ? { code: String(error.code) } : {}),
    ...('statusCode' in error ? { status: String(error.statusCode) } : {}),
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}

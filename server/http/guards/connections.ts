// Limits on slow connections, and the response to requests that Node's own parser refuses before any hook or route.
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { refusalSentence } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds for the arrival of a request of this route, when it may take longer than others. */
    arrivalMs?: number;
  }
}

const ARRIVAL_MS = 10_000;

/**
 * Milliseconds. They limit the arrival of a request, not its response: streams continue. `requestTimeout` is that of the
 * slowest route; `limitArrival` has the limit of the others.
 */
export const CONNECTION_LIMITS = {
  connectionTimeout: 0,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  // A missing Host gets our sentence (hosts.ts) instead of Node's empty response.
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, requireHostHeader: false },
} as const;

/** Status and reason by the code of the parser's error; all others are 400. */
const STATUSES: Record<string, readonly [status: number, reason: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
};

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>;
/** Node stores the response in progress on the socket; its own handler checks it, too. */
type Answering = Parameters<Handler>[1] & { _httpMessage: { headersSent: boolean } | null };
const isAnswering = (socket: Parameters<Handler>[1]): socket is Answering => '_httpMessage' in socket;

function refusal(code: string, headers: Record<string, string>): string {
  const [status, reason] = STATUSES[code] ?? [400, 'Bad Request'];
  const sentence = refusalSentence(status);
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(sentence)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${sentence}`;
}

/** Responds with `headers` and one sentence (D20), then closes the connection. */
export const refuseUnreadable =
  (headers: Record<string, string>): Handler =>
  (error, socket) => {
    const isAnswered = isAnswering(socket) && socket._httpMessage?.headersSent === true;
    if (!socket.writable || isAnswered || error.code === 'ECONNRESET') return void socket.destroy();
    socket.end(refusal(error.code, headers), () => socket.destroy());
  };

/** Refuses requests whose body takes too long to arrive, as Node's own limit does. */
export function limitArrival(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    // A request that a test injects has no connection, and has arrived whole.
    if (raw.complete || !('destroy' in raw.socket)) return;
    const timer = setTimeout(() => {
      // Nobody reads the body of a GET, so its end is never told of; what has arrived may be answered for hours.
      if (raw.complete) return;
      const error = Object.assign(new Error('the body arrived too slowly'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      app.server.emit('clientError', error, raw.socket);
    }, routeOptions.config?.arrivalMs ?? ARRIVAL_MS);
    const arrived = () => clearTimeout(timer);
    raw.once('end', arrived).once('close', arrived);
  });
}

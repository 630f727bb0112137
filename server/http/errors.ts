// Maps errors to HTTP responses in one place: one plain sentence as text/plain; the cause goes only to the log (D20).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { explainedOutage } from '../db/engine/sql-errors.ts';
import { AppError, type ErrorCode } from '../errors.ts';

const STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale: 412,
  too_large: 413,
  too_many: 429,
  busy: 503,
  full: 507,
  damaged: 500,
};

const UNREADABLE = "This request couldn't be read. Please reload the page and try again.";
/** Refusals of Fastify and of Node's parser, in a parent's words. */
const FRAMEWORK_SENTENCES: Record<number, string> = {
  404: "There's nothing here.",
  405: "This can't be done here.",
  408: 'That took too long to arrive. Please try again.',
  413: "That's too much at once. Please send something smaller.",
  414: 'That address is too long.',
  415: 'Please send this as JSON.',
  429: 'That was a lot at once. Please wait a moment and try again.',
  431: 'Your browser sent too much along with this. Please clear the cookies of this page and try again.',
};

/** The sentence for a request that was refused with a 4xx status before any feature saw it. */
export const refusalSentence = (status: number): string => FRAMEWORK_SENTENCES[status] ?? UNREADABLE;

/** Sends an error body: one sentence as plain text, never cached (D20). */
export const sendSentence = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(sentence);

const UNEXPECTED = 'Something went wrong on our side. Nothing was lost; please try again.';

interface Answer {
  status: number;
  sentence: string;
  retryAfter?: number | undefined;
}

/** HTTP status of a mistake of the caller. */
export const statusOf = ({ code }: AppError): number => STATUS[code];

function answerFor(error: unknown): Answer {
  if (error instanceof AppError) {
    return { status: statusOf(error), sentence: error.message, retryAfter: error.retryAfter };
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return { status, sentence: refusalSentence(status) };
  return { status: 500, sentence: UNEXPECTED };
}

/** Sends one sentence and logs the cause: our own faults as errors, refusals quietly. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, sentence, retryAfter } = answerFor(explainedOutage(error));
  // `busy` without a cause is a limit of our own that was reached.
  const isLimit = error instanceof AppError && error.code === 'busy' && error.cause === undefined;
  if (status >= 500 && !isLimit) request.log.error({ err: error }, 'request failed');
  else request.log.info({ status, code: error instanceof AppError ? error.code : 'framework' }, 'refused');
  if (retryAfter !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  return sendSentence(reply, status, sentence);
}

/** Every error of every route ends here. */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

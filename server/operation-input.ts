// Route and input of an operation: path, query, headers and body of a request become one object. In the platform
// because HTTP routes, streams, downloads and the assistant's own route need it.
import type { FastifyRequest } from 'fastify';
import type { Operation } from '#contract/operation.ts';
import { AppError } from './errors.ts';

/** `/api/things/{id}` → `/api/things/:id`. */
export const routePath = (operation: Operation): string => operation.path.replace(/\{(\w+)\}/g, ':$1');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function bodyFields(body: unknown): object {
  if (body === undefined) return {};
  if (!isObject(body) || Array.isArray(body)) {
    throw new AppError('invalid', 'Please send the fields as a JSON object.');
  }
  return body;
}

/** The version a caller saw, from If-Match: `"3"`, `W/"3"` or `3`. */
function seenVersion(header: string | undefined): { ifVersion?: string } {
  if (header === undefined || header.trim() === '*') return {};
  const version = /^(?:W\/)?"?(\d{1,15})"?$/.exec(header.trim())?.[1];
  if (version === undefined) throw new AppError('invalid', 'If-Match must be the version of the record.');
  return { ifVersion: version };
}

/** One input object from every place HTTP can put a field; the path wins over the rest. */
export function inputOf(request: FastifyRequest, operation: Operation): Record<string, unknown> {
  const { params, query } = request;
  const key = request.headers['idempotency-key'];
  const isInQuery = operation.method === 'GET' || operation.method === 'DELETE';
  return {
    ...(isInQuery ? isObject(query) && query : bodyFields(request.body)),
    ...(operation.idempotent && typeof key === 'string' ? { id: key } : {}),
    ...seenVersion(request.headers['if-match']),
    ...(isObject(params) && params),
  };
}

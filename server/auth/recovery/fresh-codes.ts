// New recovery codes are in a cookie until their owner has seen them, because the database stores only their hashes.
// The cookie names its account, so that another user of this browser never sees them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../auth-context.ts';

export function rememberCodes(
  auth: AuthContext,
  reply: FastifyReply,
  userId: string,
  codes: readonly string[],
): void {
  auth.cookies.codes.set(reply, [...codes, userId].join(' '));
}

/** The codes waiting for this parent; undefined when there are none. */
export function waitingCodes(
  auth: AuthContext,
  request: FastifyRequest,
  userId: string,
): string[] | undefined {
  const parts = auth.cookies.codes.read(request)?.split(' ') ?? [];
  return parts.pop() === userId && parts.length > 0 ? parts : undefined;
}

// Fresh recovery codes wait in a cookie until their owner has seen them: the database knows only their hashes. They
// carry whose they are, so that nobody else who signs in with this browser is shown them.
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

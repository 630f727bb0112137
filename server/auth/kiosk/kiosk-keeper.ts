// Recognises kitchen tablets by a cookie of their own. Only operations declared for tablets ask here: to all others a
// tablet is a visitor (decision 035).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KIOSK_DAYS } from '#contract/kiosk.ts';
import type { Actor } from '../../actor.ts';
import { hashKioskCode, hashSecret, newSecret } from '../../secrets.ts';
import type { AuthContext } from '../auth-context.ts';

const DAY_MS = 24 * 3_600_000;
/** 'Last seen' is written at most this often. */
const SEEN_EVERY_MS = 10 * 60_000;

type Needs = Pick<AuthContext, 'accounts' | 'cookies' | 'now'>;

/** The tablet of a request, or null. */
export async function kioskOf(
  { accounts, cookies, now }: Needs,
  request: FastifyRequest,
): Promise<Actor | null> {
  const token = cookies.kiosk.read(request);
  if (token === undefined) return null;
  const at = now();
  const found = await accounts.kiosks.find(hashSecret(token), at.toISOString());
  if (found === undefined) return null;
  if (at.getTime() - Date.parse(found.lastSeenAt) >= SEEN_EVERY_MS) {
    try {
      await accounts.kiosks.touch(found.actor.sessionId, at.toISOString());
    } catch (error) {
      // A full disk must not darken the tablet.
      request.log.warn({ err: error }, 'a kitchen tablet could not be marked as seen');
    }
  }
  return found.actor;
}

/** Connects the browser of a request as a kitchen tablet; false when the code does not work. */
export async function connectKiosk(
  { accounts, cookies, now }: Needs,
  request: FastifyRequest,
  reply: FastifyReply,
  code: string,
): Promise<boolean> {
  const at = now();
  const before = cookies.kiosk.read(request);
  const token = newSecret();
  const isUsed = await accounts.kiosks.use(hashKioskCode(code), at.toISOString(), {
    tokenHash: hashSecret(token),
    expiresAt: new Date(at.getTime() + KIOSK_DAYS * DAY_MS).toISOString(),
    userAgent: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 200),
  });
  if (!isUsed) return false;
  if (before !== undefined) await accounts.kiosks.removeByToken(hashSecret(before));
  cookies.kiosk.set(reply, token);
  return true;
}

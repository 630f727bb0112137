// The devices a parent is signed in on, and signing one out remotely.
import type { DeviceSession } from '#contract/schemas/household.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { deviceOf } from './device.ts';

const DAY_MS = 24 * 3600 * 1000;

interface SessionLimits {
  sessionIdleDays: number;
  sessionDays: number;
}

/** The sessions that still count: this one first, then the one seen last. */
export async function listDevices(
  { accounts, actor, now }: Context,
  { sessionIdleDays, sessionDays }: SessionLimits,
): Promise<DeviceSession[]> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const sessions = await accounts.sessions.list(actor.userId, before(sessionIdleDays), before(sessionDays));
  const devices = sessions.map((session) => ({
    id: session.id,
    device: deviceOf(session.user_agent),
    address: session.address,
    createdAt: session.created_at,
    lastSeenAt: session.last_seen_at,
    isThis: session.id === actor.sessionId,
  }));
  return devices.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Signs every device of the parent out but this one. */
export async function endOtherDevices({ accounts, actor }: Context): Promise<undefined> {
  await accounts.sessions.removeOthersOf(actor.userId, actor.sessionId);
  return undefined;
}

/** Signs out one of the parent's own devices; another user's session is treated as unknown. */
export async function endDevice({ accounts, actor }: Context, { id }: { id: string }): Promise<undefined> {
  if (await accounts.sessions.removeOneOf(actor.userId, id)) return undefined;
  throw new AppError('not_found', "This device isn't signed in anymore.");
}

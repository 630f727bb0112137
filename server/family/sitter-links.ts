// Links to a sheet for a sitter: a snapshot of what the parent chose, for 24 hours (decision 034).
import { SITTER_HOURS, sitter } from '#contract/sitter.ts';
import type { SitterLink } from '#contract/schemas/sitter.ts';
import { sitterSheet, type SitterWishes } from '#rules/family/sitter-sheet.ts';
import type { Context } from '../context.ts';
import { allergyRecords } from '../eating-family.ts';
import { AppError } from '../errors.ts';
import { implement, type Bound } from '../implement.ts';
import { hashSecret, newSecret } from '../secrets.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** More than any family needs at once. */
const MOST_OPEN = 10;

/** Makes a link; this is the only time anybody can read it. */
async function createSitterLink(
  context: Context,
  wishes: SitterWishes,
): Promise<SitterLink & { path: string }> {
  const { accounts, actor, newId, now } = context;
  const { householdId, userId, firstName, timeZone: zone } = actor;
  const members = await context.records('family_member').list();
  if (!wishes.memberIds.every((id) => members.some((member) => member.id === id)))
    throw new AppError('invalid', 'This family member is no longer there. Please choose another one.');
  const [medications, recent, contacts, ofRecords] = [
    await context.records('medication').list(),
    await context.records('dose').list({
      range: { field: 'givenAt', from: new Date(now().getTime() - DAY_MS).toISOString() },
      orderBy: { field: 'givenAt', direction: 'desc' },
    }),
    await context.records('medical_contact').list(),
    await allergyRecords(context),
  ];
  const at = now();
  const createdAt = at.toISOString();
  const expiresAt = new Date(at.getTime() + SITTER_HOURS * HOUR_MS).toISOString();
  const sheet = sitterSheet(
    { members, medications, recentDoses: recent, contacts, allergyRecords: ofRecords, zone, now: at },
    wishes,
  );
  // Concurrent requests wait here, so that the limit of ten holds.
  await accounts.households.lock(householdId);
  // The account may have been handed to its owner since this request began; links made before that stop.
  await accounts.sessions.hold(actor.sessionId);
  await accounts.sitterLinks.removeExpired(createdAt);
  if ((await accounts.sitterLinks.open(householdId, createdAt)).length >= MOST_OPEN)
    throw new AppError('conflict', `There are ${MOST_OPEN} open links already. Please end one first.`);
  const token = newSecret();
  const id = newId();
  await accounts.sitterLinks.insert({
    id,
    householdId,
    userId,
    tokenHash: hashSecret(token),
    sheet: JSON.stringify(sheet),
    createdAt,
    expiresAt,
  });
  const children = sheet.children.map(({ name }) => name);
  return { id, children, madeBy: firstName, createdAt, expiresAt, path: `/api/sitter/${token}` };
}

export const sitterOperations: Bound[] = implement(sitter, {
  listSitterLinks: ({ accounts, actor, now }) =>
    accounts.sitterLinks.open(actor.householdId, now().toISOString()),
  createSitterLink,
  async endSitterLink({ accounts, actor, now }, { id }) {
    if (await accounts.sitterLinks.end(id, actor.householdId, now().toISOString())) return undefined;
    throw new AppError('not_found', 'This link has ended already.');
  },
});

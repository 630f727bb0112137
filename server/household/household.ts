// The household that parents share: its name and zone, and upcoming appointments after a change of the zone (D5, D31).
import type { Household } from '#contract/schemas/household.ts';
import { appointmentTimes } from '#rules/calendar/appointment-times.ts';
import { instantOf } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** The household of the session with its members, open invitations, and the parent's other households. */
export async function getHousehold({ accounts, actor, now }: Context): Promise<Household> {
  const { households, invitations } = accounts;
  const household = await households.find(actor.householdId);
  if (household === undefined) throw new AppError('unauthenticated', 'Please sign in again.');
  const members = await households.members(household.id);
  const own = await households.ofUser(actor.userId);
  return {
    ...household,
    members: members.map((member) => ({ ...member, isYou: member.userId === actor.userId })),
    invitations: await invitations.open(household.id, now().toISOString()),
    households: own.map((each) => ({ ...each, current: each.id === household.id })),
  };
}

/** Treatment of appointments when the household's zone changes. */
type OnNewZone = 'keep-clock-time' | 'keep-moment';

/** Takes the appointments to come along into another zone; those that have been stay as they were. */
async function moveAppointments(context: Context, from: string, zone: string, how: OnNewZone): Promise<void> {
  const records = context.records('medical_appointment');
  const upcoming = { field: 'appointmentDate', from: context.now().toISOString() } as const;
  await records.updateBy(upcoming, (appointmentDate) => {
    const moment = new Date(appointmentDate);
    // The former wall time: a restored appointment may still carry an earlier zone.
    const shown = appointmentTimes(from, moment).wallTime;
    return appointmentTimes(zone, how === 'keep-clock-time' ? instantOf(shown, zone) : moment);
  });
}

/** Changes name and zone; without a word about appointments they stay at the moment they are at. */
export async function updateHousehold(
  context: Context,
  changes: { name?: string | undefined; timeZone?: string | undefined; appointments?: OnNewZone | undefined },
): Promise<Household> {
  const { accounts, actor } = context;
  const { name, timeZone, appointments = 'keep-moment' } = changes;
  const { households } = accounts;
  await households.lock(actor.householdId);
  const before = await households.find(actor.householdId);
  // Somebody may have removed them while this waited for its turn.
  if (before === undefined || (await households.roleOf(before.id, actor.userId)) === undefined) {
    throw new AppError('unauthenticated', 'Please sign in again.');
  }
  if (name !== undefined) await households.rename(before.id, name);
  if (timeZone !== undefined && timeZone !== before.timeZone) {
    await households.setTimeZone(before.id, timeZone);
    await moveAppointments(context, before.timeZone ?? actor.timeZone, timeZone, appointments);
  }
  return getHousehold(context);
}

/** Goes on in another household of the parent; one they do not belong to is as unknown as an invented one. */
export async function switchHousehold(
  { accounts, actor }: Context,
  { id }: { id: string },
): Promise<undefined> {
  if ((await accounts.households.roleOf(id, actor.userId)) === undefined) {
    throw new AppError('not_found', "We couldn't find this household.");
  }
  await accounts.sessions.moveTo(actor.sessionId, id);
  return undefined;
}

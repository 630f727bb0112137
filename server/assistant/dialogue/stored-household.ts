// Reads the family's records once for an answer: for what the parent may mean by a name, and for the answer itself.
import { SCHOOL_SETTINGS_ID } from '#contract/kinds/school.ts';
import { schoolEvents } from '#rules/calendar/events/school-events.ts';
import { schoolsOf } from '#rules/calendar/events/schools.ts';
import { addDays, todayIn } from '#rules/time/dates.ts';
import type { Context } from '../../context.ts';
import type { Household } from '../reading/household.ts';

interface Held {
  /** The last change of the household that the records hold. */
  seq: number;
  today: string;
  household: Household;
}
/** The households of the last answers, by parent. */
const held = new Map<string, Held>();
const MOST_HELD = 8;
const MOST_DOSES = 400;

const keyOf = ({ actor: { householdId, userId, timeZone, firstName } }: Context): string =>
  `${householdId} ${userId} ${timeZone} ${firstName}`;

/** The records as an earlier answer read them; undefined where nobody asked yet, or after a change. */
export async function heldHousehold(context: Context): Promise<Household | undefined> {
  const known = held.get(keyOf(context));
  if (!known || known.today !== todayIn(context.now(), context.actor.timeZone)) return undefined;
  return known.seq === (await context.replicas.cursor()) ? known.household : undefined;
}

/** The records of the household of this parent; read again only after a change, and for another day. */
export async function storedHousehold(context: Context): Promise<Household> {
  const key = keyOf(context);
  const today = todayIn(context.now(), context.actor.timeZone);
  const seq = await context.replicas.cursor();
  const known = held.get(key);
  held.delete(key);
  const household =
    known?.seq === seq && known.today === today ? known.household : await readHousehold(context);
  held.set(key, { seq, today, household });
  const [oldest] = held.keys();
  if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
  return household;
}

async function readHousehold(context: Context): Promise<Household> {
  const today = todayIn(context.now(), context.actor.timeZone);
  const [
    members,
    appointments,
    contacts,
    medications,
    doses,
    records,
    lists,
    pantry,
    ideas,
    menus,
    schools,
    first,
    schoolDays,
  ] = await Promise.all([
    context.records('family_member').list(),
    context.records('medical_appointment').list(),
    context.records('medical_contact').list(),
    context.records('medication').list(),
    context.records('dose').list({ orderBy: { field: 'givenAt', direction: 'desc' }, limit: MOST_DOSES }),
    context.records('medical_record').list(),
    context.records('shopping_list').list(),
    context.records('pantry_item').list(),
    context.records('menu_idea').list(),
    context.records('weekly_menu').list(),
    context.records('school').list(),
    context.records('school_settings').find(SCHOOL_SETTINGS_ID),
    context
      .records('school_day')
      .list({ range: { field: 'date', from: addDays(today, -60), before: addDays(today, 180) } }),
  ]);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const speaker = speakerAmong(members, context);
  return {
    members,
    appointments,
    contacts,
    medications,
    doses,
    records,
    lists,
    pantry,
    ideas,
    menus,
    schoolSettings: first ?? null,
    schools,
    schoolEvents: schoolEvents(schoolsOf(first ?? null, schools, members), names),
    schoolDays,
    ...(speaker === undefined ? {} : { speakerId: speaker }),
  };
}

/** The member who signs in as this parent, else the only adult of the same first name. */
function speakerAmong(members: Household['members'], { actor }: Context): string | undefined {
  const own = members.find(({ userId }) => userId === actor.userId);
  if (own) return own.id;
  const first = actor.firstName.trim().toLowerCase();
  const named = members.filter(
    ({ name, relationship }) => relationship !== 'child' && name.toLowerCase().split(/\s+/)[0] === first,
  );
  return named.length === 1 ? named[0]?.id : undefined;
}

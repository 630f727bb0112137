// Reads the household's data, with the allergies of its medical records, for danger recognition, and continues without it when that takes too long or fails.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { atTable } from '#rules/family/at-table.ts';
import type { Context } from '../../context.ts';
import { eatingFamily } from '../../eating-family.ts';
import { NOTHING_STORED, type StoredFamily } from '../danger/family.ts';
import { heldHousehold } from '../dialogue/stored-household.ts';
import { eatersOf } from '../reading/counted-allergies.ts';
import type { Household } from '../reading/household.ts';
import { clippedIn, nicknamesIn } from '../reading/nicknames.ts';

/** Milliseconds; in danger nobody waits longer for names. */
const MOST_MS = 2_000;

const [DAY, WEEK, YEAR] = [86_400_000, 604_800_000, 52];

/** The age of a baby, by which a fever is judged. */
function weeksOf(birthDate: string | null, today: number): { weeks?: number } {
  const weeks = birthDate === null ? YEAR : Math.floor((today - Date.parse(birthDate)) / WEEK);
  return weeks >= 0 && weeks < YEAR ? { weeks } : {};
}

const familyOf = (
  members: readonly FamilyMember[],
  medicines: Household['medications'],
  records: Household['records'],
  today: number,
): StoredFamily => ({
  members: members.map((member) => ({
    ...member,
    conditions: records
      .filter(({ category, familyMemberId }) => category === 'diagnosis' && familyMemberId === member.id)
      .map(({ title }) => title),
    // The wizard stores an allergy among the diets.
    allergies: atTable(member).allergies,
    nicknames: [...nicknamesIn(member.notes), ...clippedIn(member.name, member.notes)],
    ...weeksOf(member.birthDate, today),
  })),
  medicines,
});

/** Families of households in memory, with the day in UTC on which the ages of babies were computed. */
const families = new WeakMap<Household, { day: number; family: StoredFamily }>();

function familyIn(household: Household, today: number): StoredFamily {
  const day = Math.floor(today / DAY);
  const known = families.get(household);
  if (known?.day === day) return known.family;
  const family = familyOf(eatersOf(household), household.medications, household.records, today);
  families.set(household, { day, family });
  return family;
}

async function read(context: Context): Promise<StoredFamily> {
  const household = await heldHousehold(context);
  if (household) return familyIn(household, context.now().getTime());
  const [members, medicines, records] = await Promise.all([
    eatingFamily(context),
    context.records('medication').list(),
    context.records('medical_record').list({ where: { category: 'diagnosis' } }),
  ]);
  return familyOf(members, medicines, records, context.now().getTime());
}

/**
 * The household's members and medicines; empty, with the cause passed to `onFailure`, when they cannot be read in time.
 */
export async function storedFamily(
  context: Context,
  onFailure: (error: unknown) => void,
  mostMs = MOST_MS,
): Promise<StoredFamily> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('Reading the family for danger recognition took too long.')),
      mostMs,
    );
  });
  try {
    return await Promise.race([read(context), late]);
  } catch (error) {
    onFailure(error);
    return NOTHING_STORED;
  } finally {
    clearTimeout(timer);
  }
}

// Reads the household's data, with the allergies of its medical records, for danger recognition, and continues without it when that takes too long or fails.
import { atTable } from '#rules/family/at-table.ts';
import type { Context } from '../../context.ts';
import { eatingFamily } from '../../eating-family.ts';
import { NOTHING_STORED, type StoredFamily } from '../danger/family.ts';

/** Milliseconds; in danger nobody waits longer for names. */
const MOST_MS = 2_000;

const [WEEK, YEAR] = [604_800_000, 52];

/** The age of a baby, by which a fever is judged. */
function weeksOf(birthDate: string | null, today: number): { weeks?: number } {
  const weeks = birthDate === null ? YEAR : Math.floor((today - Date.parse(birthDate)) / WEEK);
  return weeks >= 0 && weeks < YEAR ? { weeks } : {};
}

async function read(context: Context): Promise<StoredFamily> {
  const [members, medicines] = await Promise.all([
    eatingFamily(context),
    context.records('medication').list(),
  ]);
  const today = context.now().getTime();
  return {
    members: members.map((member) => ({
      ...member,
      // The wizard stores an allergy among the diets.
      allergies: atTable(member).allergies,
      ...weeksOf(member.birthDate, today),
    })),
    medicines,
  };
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

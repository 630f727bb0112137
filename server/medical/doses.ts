// Doses of medicine that were given. The server's clock decides, and a dose inside the stored frequency is only
// recorded after the parent was asked, as one outside the medicine's dates is (decision 033).
import type { Checked, NewOf } from '#contract/kind.ts';
import type { Dose, dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { matchesMedication } from '#rules/medicine/dose-match.ts';
import { doseQuestion, recentFrom } from '#rules/medicine/dose-rule.ts';
import { instantOf } from '#rules/time/dates.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { HAS_OFFSET } from './appointment-time.ts';

/** A phone's clock may be ahead by this much, in milliseconds. */
const AHEAD = 2 * 60_000;
const FUTURE = 'A dose cannot be recorded before its time.';
const ASK_FIRST = 'Another dose of this medicine was recorded. Please look at it first.';
const NOT_TAKEN = 'This medicine is not taken on that day. Please look at its dates first.';

/** The instant of a sent time; AppError `invalid` when it is still to come. */
export function givenAtOf(context: Context, text: string): string {
  const at = HAS_OFFSET.test(text) ? new Date(text) : instantOf(text.slice(0, 16), context.actor.timeZone);
  if (at.getTime() > context.now().getTime() + AHEAD) throw new AppError('invalid', FUTURE);
  return at.toISOString();
}

async function medicationOf(context: Context, id: string | null | undefined): Promise<Medication> {
  const found = id ? await context.records('medication').find(id) : undefined;
  if (!found) throw new AppError('invalid', 'This medication is no longer there. Please choose another one.');
  return found;
}

const copied = ({ id, name, familyMemberId }: Medication) => ({
  medicationId: id,
  medicine: name,
  familyMemberId,
});

const NEWEST_FIRST = { field: 'givenAt', direction: 'desc' } as const;
/** Doses of a person among which those of a medicine are looked for by its name. */
const MOST = 1000;

const newestFirst = (doses: readonly Dose[]): Dose[] =>
  [...new Map(doses.map((dose) => [dose.id, dose])).values()].toSorted(
    (one, other) => other.givenAt.localeCompare(one.givenAt) || other.id.localeCompare(one.id),
  );

/** Lists the doses of medications, the newest first; those of one person are read once. */
function doseFinder(context: Context): (medication: Medication) => Promise<Dose[]> {
  const doses = context.records('dose');
  const ofPeople = new Map<string | null, Promise<Dose[]>>();
  const ofPerson = (familyMemberId: string | null): Promise<Dose[]> => {
    const known =
      ofPeople.get(familyMemberId) ??
      doses.list({ where: { familyMemberId }, orderBy: NEWEST_FIRST, limit: MOST });
    ofPeople.set(familyMemberId, known);
    return known;
  };
  return async (medication) => {
    const { id, familyMemberId } = medication;
    const own = await doses.list({ where: { medicationId: id }, orderBy: NEWEST_FIRST, limit: 200 });
    const named = (await ofPerson(familyMemberId)).filter(matchesMedication(medication));
    return newestFirst([...own, ...named]);
  };
}

/** Doses of one medicine, also under another entry of the same name and person, the newest first. */
export const dosesOf = (context: Context, medication: Medication): Promise<Dose[]> =>
  doseFinder(context)(medication);

/** Doses given in the last days, and the last one of every medication without any. */
export async function recentDoses(context: Context): Promise<Dose[]> {
  const { timeZone } = context.actor;
  const from = instantOf(`${recentFrom(context.now(), timeZone)}T00:00`, timeZone);
  const recent = await context.records('dose').list({
    range: { field: 'givenAt', from: from.toISOString() },
    orderBy: NEWEST_FIRST,
  });
  const find = doseFinder(context);
  const older: Dose[] = [];
  for (const medication of await context.records('medication').list())
    if (!recent.some(matchesMedication(medication))) older.push(...(await find(medication)).slice(0, 1));
  return newestFirst([...recent, ...older]);
}

interface Giving {
  id?: string | undefined;
  medicationId: string;
  minutesAgo: number;
  lastSeen: string | null;
  anyway: boolean;
}

export async function giveDose(context: Context, giving: Giving): Promise<Dose> {
  const { id, medicationId, minutesAgo, lastSeen, anyway } = giving;
  const repeated = id === undefined ? undefined : await context.records('dose').find(id);
  if (repeated) return repeated;
  const medication = await medicationOf(context, medicationId);
  const at = new Date(context.now().getTime() - minutesAgo * 60_000);
  // Written first: from here on nobody else in the household writes, so what is read now is all there is.
  const given = await context.records('dose').insert({
    ...(id === undefined ? {} : { id }),
    ...copied(medication),
    givenAt: at.toISOString(),
    givenBy: context.actor.firstName,
    amount: medication.dosage,
  });
  const before = (await dosesOf(context, medication)).filter((one) => one.id !== given.id);
  const isSeen = (before[0]?.id ?? null) === lastSeen;
  const { timeZone } = context.actor;
  const question = anyway ? undefined : doseQuestion(medication, before, at, timeZone);
  if (isSeen && question?.outside) throw new AppError('conflict', NOT_TAKEN);
  if (!isSeen || question) throw new AppError('conflict', ASK_FIRST);
  return given;
}

type NewDose = NewOf<typeof dose>;

/** Records a dose at any earlier time: for the log, so nothing is asked. */
export async function createDose(context: Context, fields: NewDose): Promise<Dose> {
  const medication = await medicationOf(context, fields.medicationId);
  return context.records('dose').insert({
    ...fields,
    ...copied(medication),
    givenAt: givenAtOf(context, fields.givenAt),
    givenBy: fields.givenBy || context.actor.firstName,
    amount: fields.amount || medication.dosage,
  });
}

type DoseChanges = Partial<Record<'givenBy' | 'amount' | 'notes', string | undefined>> & {
  id: string;
  ifVersion?: number | undefined;
  givenAt?: string | undefined;
  medicationId?: Checked<{ is: 'reference'; to: string; label: string }> | undefined;
};

export async function updateDose(context: Context, changes: DoseChanges): Promise<Dose> {
  const { id, ifVersion, givenAt, medicationId, ...rest } = changes;
  const medication = medicationId ? copied(await medicationOf(context, medicationId)) : {};
  return context.records('dose').update(
    id,
    {
      ...rest,
      ...medication,
      ...(givenAt === undefined ? {} : { givenAt: givenAtOf(context, givenAt) }),
    },
    ifVersion,
  );
}

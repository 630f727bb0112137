// Number of medications taken today and upcoming appointments of each member, from the medical lists.
import { medical } from '#contract/medical.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { todayIn } from '#rules/time/dates.ts';
import { useRead } from '../data/api.ts';
import { useNow } from '../time/use-now.ts';
import { useZone } from '../time/zone.ts';

/** Counts; undefined until the list has loaded. */
export interface Concerns {
  medications: number | undefined;
  appointments: number | undefined;
}

const numberOf = <T extends { familyMemberId: string | null }>(list: readonly T[] | undefined) => {
  const counts = new Map<string | null, number>();
  for (const { familyMemberId } of list ?? [])
    counts.set(familyMemberId, (counts.get(familyMemberId) ?? 0) + 1);
  return (id: string) => (list === undefined ? undefined : (counts.get(id) ?? 0));
};

/** Returns the counts of the member with this id. */
export function useConcerns(): (memberId: string) => Concerns {
  const now = useNow();
  const today = todayIn(now, useZone());
  const medications = useRead(medical.listMedications, {}).data;
  const appointments = useRead(medical.listMedicalAppointments, {}).data;
  const taken = numberOf(medications?.filter((one) => isTaken(one, today)));
  const coming = numberOf(
    appointments?.filter(({ appointmentDate }) => Date.parse(appointmentDate) >= now.getTime()),
  );
  return (id) => ({ medications: taken(id), appointments: coming(id) });
}

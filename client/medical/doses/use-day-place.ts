// The medicines that are taken today. Keeps the number of those given by the day, for their place on the dashboard: from the
// list of medications, so that one just added is near the top at once, and from the dashboard itself.
import { useEffect } from 'react';
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { todayIn } from '#rules/time/dates.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { rememberRows } from './day-place.ts';

/** Given by the calendar, not when somebody is ill. */
export const isDaily = ({ frequency }: Pick<Medication, 'frequency'>): boolean => frequency !== 'as needed';

export function useTaken(medications: readonly Medication[] | undefined): Medication[] | undefined {
  const today = todayIn(useNow(), useZone());
  const taken = medications?.filter((one) => isTaken(one, today));
  const daily = taken?.filter(isDaily).length;
  useEffect(() => {
    if (daily !== undefined) rememberRows(daily);
  }, [daily]);
  return taken;
}

// Keeps the number of medicines that are given by the day, for their place on the dashboard: from the list of medications,
// so that one just added is near the top at once, and from the dashboard itself.
import { useEffect } from 'react';
import type { Medication } from '#contract/kinds/medication.ts';
import { rememberRows } from './day-place.ts';

/** Given by the calendar, not when somebody is ill. */
export const isDaily = ({ frequency }: Pick<Medication, 'frequency'>): boolean => frequency !== 'as needed';

export function useDayPlace(medications: readonly Medication[] | undefined): void {
  const daily = medications?.filter((one) => one.isActive && isDaily(one)).length;
  useEffect(() => {
    if (daily !== undefined) rememberRows(daily);
  }, [daily]);
}

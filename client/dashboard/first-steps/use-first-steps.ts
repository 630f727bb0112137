// Tells which of a newcomer's first steps are done, from the household's own data. Only the household itself is a
// request more than the dashboard makes anyway.
import { useState } from 'react';
import { household } from '#contract/household.ts';
import type { WeekMeals } from '#contract/week.ts';
import { todayIn } from '#rules/time/dates.ts';
import { useRecordsAround } from '../../calendar/use-records.ts';
import { useRead } from '../../data/api.ts';
import { useZone } from '../../time/zone.ts';

export interface FirstSteps {
  plan: boolean;
  invite: boolean;
  appointment: boolean;
}

const hasDishes = ({ meals }: { meals: WeekMeals }): boolean =>
  Object.values(meals).some((day) => Object.values(day ?? {}).some((dish) => !!dish));

/** Null until it is known; what cannot be read counts as open. */
export function useFirstSteps(): FirstSteps | null {
  const zone = useZone();
  const [today] = useState(() => todayIn(new Date(), zone));
  const { meals, appointments } = useRecordsAround(today, today);
  const home = useRead(household.getHousehold, {});
  if ([meals, appointments, home].some(({ isPending }) => isPending)) return null;
  return {
    plan: meals.data?.some(hasDishes) ?? false,
    invite: home.data !== undefined && home.data.members.length + home.data.invitations.length > 1,
    appointment: (appointments.data?.length ?? 0) > 0,
  };
}

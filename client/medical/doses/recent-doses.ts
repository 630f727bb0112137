// The last doses of every medication, for its row, the dashboard and the question before another one.
import { doses } from '#contract/doses.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { matchesMedication } from '#rules/medicine/dose-match.ts';
import { useRead } from '../../data/api.ts';

export interface RecentDoses {
  /** Doses of one medicine, also under another entry of the same name and person, the newest first. */
  of: (medication: Medication) => Dose[];
  /** False while they are loading or could not be loaded: nothing may be said about the last dose then. */
  isKnown: boolean;
}

export function useRecentDoses(): RecentDoses {
  const { data } = useRead(doses.recentDoses, {});
  return {
    of: (medication) => (data ?? []).filter(matchesMedication(medication)),
    isKnown: data !== undefined,
  };
}

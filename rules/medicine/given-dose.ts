// A recorded dose, and whether two of them may be one. Apart from the question before another dose, whose rules read stored
// words: the dashboard shows the last dose without them.
import { todayIn } from '../time/dates.ts';

/** A recorded dose of the medicine. */
export interface GivenDose {
  id: string;
  /** ISO instant. */
  givenAt: string;
  givenBy: string;
}

const SAME_DOSE_MS = 15 * 60_000;

/** True where two recorded doses are so near that both may be one. */
export const mayBeSameDose = (one: Pick<GivenDose, 'givenAt'>, other: Pick<GivenDose, 'givenAt'>): boolean =>
  Math.abs(Date.parse(one.givenAt) - Date.parse(other.givenAt)) < SAME_DOSE_MS;

/** True for a dose of today in the zone; `now` may be behind the server's clock. */
export const isGivenToday = (
  { givenAt }: Pick<GivenDose, 'givenAt'>,
  { now, zone }: { now: Date; zone: string },
): boolean => todayIn(new Date(givenAt), zone) >= todayIn(now, zone);

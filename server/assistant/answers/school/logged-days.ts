// 'How many homeschool days have we logged': the days with lessons that are done.
import { addDays } from '#rules/time/dates.ts';
import type { Asked, Plan } from '../plan.ts';

const LOGGED = /\bhow many\b.*\b(?:logged|log|done|did|so far|had|have we)\b/i;
/** As far back as the stored lessons are read. */
const DAYS_BACK = 60;

export const asksLogged = (text: string): boolean => LOGGED.test(text);

/** The days with a lesson that is done, of these children or of all. */
export function loggedSoFar(
  { household, facts: { today } }: Asked,
  ids: readonly string[] | undefined,
): Plan {
  const from = addDays(today, -DAYS_BACK);
  const logged = household.schoolDays.filter(
    ({ date, memberId, lessons }) =>
      date >= from &&
      date <= today &&
      (ids?.includes(memberId ?? '') ?? true) &&
      lessons.some(({ done }) => done),
  );
  const days = new Set(logged.map(({ date }) => date)).size;
  const what =
    days === 0
      ? 'No school days at home are logged'
      : `${days} school ${days === 1 ? 'day' : 'days'} at home ${days === 1 ? 'is' : 'are'} logged`;
  return {
    text: `${what} in the last ${DAYS_BACK} days. The School page has the whole count.`,
    reads: [{ tool: 'listSchoolDays', input: { from, to: today } }],
  };
}

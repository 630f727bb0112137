// The reads of a screen, named in its document: the browser begins them together with the scripts.
import { addressOfReads } from '#contract/reads.ts';
import { dashboardReads } from '#rules/calendar/dashboard-reads.ts';
import { planningReads } from '#rules/meals/planning-reads.ts';
import { todayIn } from '#rules/time/dates.ts';
import type { Actor } from './actor.ts';
import type { Accounts } from './db/accounts/accounts.ts';

/** The reads of a screen by its address. */
const READS: Record<string, (today: string) => string[]> = {
  '/': dashboardReads,
  '/meal-planning': planningReads,
};

/**
 * A link for the document of the screen at `path`; '' while there is nothing to read. Throws where the database does not
 * answer. `data-seq` is the household's count of changes before the reads: whoever follows the household from there
 * misses no change between them.
 */
export async function linkToFirstReads(
  path: string,
  whoIs: () => Promise<Actor | null>,
  accounts: Accounts,
  now: Date,
): Promise<string> {
  const readsOf = READS[path];
  const actor = readsOf ? await whoIs() : null;
  if (!readsOf || actor === null) return '';
  const user = await accounts.findUser(actor.userId, actor.householdId);
  if (!user?.onboardingCompleted) return '';
  const address = addressOfReads(readsOf(todayIn(now, actor.timeZone)));
  return `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous" data-seq="${user.seq}">`;
}

// The reads of the dashboard, named in its document: the browser begins them together with the scripts.
import { addressOfReads } from '#contract/reads.ts';
import { dashboardReads } from '#rules/calendar/dashboard-reads.ts';
import { todayIn } from '#rules/time/dates.ts';
import type { Actor } from './actor.ts';
import type { Accounts } from './db/accounts/accounts.ts';

/**
 * A link for the document of the dashboard; '' while there is nothing to read. Throws where the database does not
 * answer. `data-seq` is the household's count of changes before the reads: whoever follows the household from there
 * misses no change between them.
 */
export async function linkToFirstReads(
  whoIs: () => Promise<Actor | null>,
  accounts: Accounts,
  now: Date,
): Promise<string> {
  const actor = await whoIs();
  if (actor === null) return '';
  const user = await accounts.findUser(actor.userId, actor.householdId);
  if (!user?.onboardingCompleted) return '';
  const address = addressOfReads(dashboardReads(todayIn(now, actor.timeZone)));
  return `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous" data-seq="${user.seq}">`;
}

// Whether the parent an answer is for is still there: an answer outlives its connection, but neither a membership nor,
// for whoever listens, a session.
import type { Context } from '../../context.ts';

const LOOK_MS = 1000;

/** Whether the parent still belongs to the household the answer is about. */
export async function belongs({ accounts, actor }: Context): Promise<boolean> {
  return (await accounts.households.roleOf(actor.householdId, actor.userId)) !== undefined;
}

/** Calls `gone` once `isThere` answers no; a look that fails proves nothing. The function returned ends the watch. */
export function watch(isThere: () => Promise<boolean>, gone: () => void): () => void {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const there = await isThere().catch(() => true);
    looking = false;
    if (there) return;
    clearInterval(timer);
    gone();
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(timer);
}

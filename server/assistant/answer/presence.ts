// Checks that the parent of a running answer still has access: an answer outlives its connection, but not a membership
// nor, for a listener, a session.
import type { Context } from '../../context.ts';

const LOOK_MS = 1000;

/** True when the parent still belongs to the household of the answer. */
export async function belongs({ accounts, actor }: Context): Promise<boolean> {
  return (await accounts.households.roleOf(actor.householdId, actor.userId)) !== undefined;
}

/** Calls `gone` once `isThere` resolves to false; a failed check proves nothing. Call the returned function to stop. */
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

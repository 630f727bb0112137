// Which proposals of an answer are shown, and in what state.
import type { Proposal } from '#contract/schemas/chat.ts';

/**
 * The proposals with the answers to what the parent just did laid over them. A card that was replaced gives way to
 * the one that replaced it; one whose time has passed says so even if nobody has stored it yet.
 */
export function shownProposals(
  stored: readonly Proposal[],
  answers: readonly Proposal[],
  now: Date,
): Proposal[] {
  const byId = new Map<string, Proposal>();
  for (const proposal of stored) byId.set(proposal.id, proposal);
  for (const answer of answers) {
    // What has been read since then knows more than what was answered while the card was open.
    if ((byId.get(answer.id)?.status ?? 'pending') === 'pending') byId.set(answer.id, answer);
  }
  const all = [...byId.values()];
  const isReplaced = (proposal: Proposal) =>
    proposal.status === 'superseded' &&
    all.some(({ tool, status }) => tool === proposal.tool && status !== 'superseded');
  return all
    .filter((proposal) => !isReplaced(proposal))
    .map((proposal) =>
      proposal.status === 'pending' && new Date(proposal.expiresAt) <= now
        ? { ...proposal, status: 'expired' as const }
        : proposal,
    );
}

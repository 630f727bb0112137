// Selects the proposals of an answer that are shown, with their state.
import type { Proposal } from '#contract/schemas/chat.ts';

/**
 * The stored proposals, updated with the responses to the parent's actions. A replaced card is hidden in favour of its
 * replacement; an expired one is shown as expired even if that is not stored yet.
 */
export function shownProposals(
  stored: readonly Proposal[],
  answers: readonly Proposal[],
  now: Date,
): Proposal[] {
  const byId = new Map<string, Proposal>();
  for (const proposal of stored) byId.set(proposal.id, proposal);
  for (const answer of answers) {
    // Data read since then is newer than a response from while the card was open.
    const known = byId.get(answer.id);
    if (!known || (known.status === 'pending' && answer.version >= known.version))
      byId.set(answer.id, answer);
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

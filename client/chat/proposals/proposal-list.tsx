// Cards of Pip's proposals: the change, the people concerned, and the buttons to approve or decline. Nothing is written
// before approval, and an approved change can be undone.
import { useState } from 'react';
import { changes } from '#contract/changes.ts';
import { chat } from '#contract/chat.ts';
import type { Proposal } from '#contract/schemas/chat.ts';
import { useRead } from '../../data/api.ts';
import { useRefresh, useWrite } from '../../data/write.ts';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { useNow } from '../../time/use-now.ts';
import { sentenceOf } from '../turn/say.ts';
import { ProposalCard } from './proposal-card.tsx';
import type { ProposalActions } from './proposal-card.tsx';
import { shownProposals } from './proposals.ts';

/** Approving, declining and undoing; `keep` receives each response. */
function useActions(keep: (proposal: Proposal) => void): ProposalActions {
  const refresh = useRefresh();
  const onError = (error: Error) => {
    toastError(sentenceOf(error));
    // Another tab may have been faster: the stored state decides.
    void refresh(chat.approveProposal);
  };
  const approval = useWrite(chat.approveProposal, {
    onSuccess(answer) {
      keep(answer);
      if (answer.status === 'pending')
        toast({ title: 'This has changed', description: 'Please read the card once more.' });
    },
    onError,
  });
  const swapping = useWrite(chat.swapDish, { onSuccess: keep, onError });
  const { day, meal, id: swappedId } = (swapping.isPending && swapping.variables) || {};
  const refusal = useWrite(chat.declineProposal, { onSuccess: keep, onError });
  const undoing = useWrite(changes.undoChange, {
    onSuccess: () => toast({ title: 'Undone', description: 'Everything is back the way it was.' }),
    onError,
  });
  return {
    approve: ({ id, version }) => approval.mutate({ id, ifVersion: version }),
    decline: (id) => refusal.mutate({ id }),
    undo: (changeSetId) => undoing.mutate({ id: changeSetId }),
    swappingOn: ({ id, version }) => ({
      swap: (onDay, ofMeal) => swapping.mutate({ id, ifVersion: version, day: onDay, meal: ofMeal }),
      swapping: swappedId === id ? `${day} ${meal}` : null,
    }),
    isApproving: approval.isPending,
    isDeclining: refusal.isPending,
    isUndoing: undoing.isPending,
  };
}

/** Number of changes that is enough to detect whether a recent approval has been undone. */
const RECENT = 100;

export function ProposalList({ proposals }: { proposals: Proposal[] }) {
  const now = useNow();
  const [answers, setAnswers] = useState<Proposal[]>([]);
  const actions = useActions((answer) => setAnswers((known) => [...known, answer]));
  const shown = shownProposals(proposals, answers, now);
  const anyApproved = shown.some(({ status }) => status === 'approved');
  const recent = useRead(changes.listChanges, { limit: RECENT }, { enabled: anyApproved });
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {shown.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          change={recent.data?.find(({ id }) => id === proposal.changeSetId)}
          actions={actions}
        />
      ))}
    </ul>
  );
}

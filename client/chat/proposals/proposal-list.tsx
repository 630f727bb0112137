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
  const approval = useWrite(chat.approveProposal, { onSuccess: keep, onError });
  const refusal = useWrite(chat.declineProposal, { onSuccess: keep, onError });
  const undoing = useWrite(changes.undoChange, {
    onSuccess: () => toast({ title: 'Taken back', description: 'Everything is as it was before.' }),
    onError,
  });
  return {
    approve: (id) => approval.mutate({ id }),
    decline: (id) => refusal.mutate({ id }),
    undo: (changeSetId) => undoing.mutate({ id: changeSetId }),
    isApproving: approval.isPending,
    isDeclining: refusal.isPending,
    isUndoing: undoing.isPending,
  };
}

/** Number of changes that is enough to detect whether a recent approval has been undone. */
const RECENT = 100;

function Cards({ proposals }: { proposals: Proposal[] }) {
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

export function ProposalList({ proposals }: { proposals: Proposal[] }) {
  return proposals.length === 0 ? null : <Cards proposals={proposals} />;
}

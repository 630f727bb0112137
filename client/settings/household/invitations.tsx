// Inviting the other parent, and the open invitations.
import { UserPlus } from 'lucide-react';
import { household } from '#contract/household.ts';
import type { Household, Invitation } from '#contract/schemas/household.ts';
import { formatShortDate, todayIn } from '#rules/time/dates.ts';
import { useWrite } from '../../data/write.ts';
import { Button } from '../../kit/button.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useInvite } from '../../screen/use-invite.tsx';
import { useZone } from '../../time/zone.ts';
import { EndButton } from '../end-button.tsx';
import { sentenceOf } from '../sentence.ts';

function OpenInvitations({ invitations }: Pick<Household, 'invitations'>) {
  const zone = useZone();
  const dayOf = (instant: string) => formatShortDate(todayIn(new Date(instant), zone));
  const { mutate, isPending } = useWrite(household.revokeInvitation, {
    onSuccess: () => toast({ title: 'Invitation canceled', description: 'Its link no longer works.' }),
    onError: (error) =>
      toastError(sentenceOf(error, "The invitation couldn't be canceled. Please try again.")),
  });
  const named = ({ madeBy, createdAt }: Invitation) => `from ${madeBy}, ${dayOf(createdAt)}`;
  return (
    <ul aria-label="Open invitations" className="divide-y divide-line">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">Invitation {named(invitation)}</p>
            <p className="text-soft">Not used yet, valid until {dayOf(invitation.expiresAt)}</p>
          </div>
          <EndButton busy={isPending} onEnd={() => mutate({ id: invitation.id })}>
            Cancel
            <VisuallyHidden> the invitation {named(invitation)}</VisuallyHidden>
          </EndButton>
        </li>
      ))}
    </ul>
  );
}

export function Invitations({ invitations }: Pick<Household, 'invitations'>) {
  const { invite, isPending, dialog } = useInvite();
  return (
    <div className="flex flex-col items-start gap-3">
      <Button pending={isPending} onClick={invite}>
        <UserPlus aria-hidden />
        Invite a parent
      </Button>
      {invitations.length > 0 && (
        <div className="w-full">
          <OpenInvitations invitations={invitations} />
        </div>
      )}
      {dialog}
    </div>
  );
}

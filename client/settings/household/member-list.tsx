// Members of the household. Owners can remove others, after a text about the consequences.
import { household } from '#contract/household.ts';
import type { Household, HouseholdMember } from '#contract/schemas/household.ts';
import { formatShortDate, todayIn } from '#rules/time/dates.ts';
import { useWrite } from '../../data/write.ts';
import { Badge } from '../../kit/badge.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useZone } from '../../time/zone.ts';
import { EndButton } from '../end-button.tsx';
import { sentenceOf } from '../sentence.ts';

const nameOf = ({ firstName, lastName, email }: HouseholdMember): string =>
  `${firstName} ${lastName}`.trim() || email;

const REMOVED = "They're logged out of this household at once and won't see it anymore.";

export function MemberList({ members }: Pick<Household, 'members'>) {
  const zone = useZone();
  const { mutate, isPending } = useWrite(household.removeHouseholdMember, {
    onSuccess: () => toast({ title: 'Removed from the household' }),
    onError: (error) => toastError(sentenceOf(error, "This parent couldn't be removed. Please try again.")),
  });
  const mayRemove = members.some(({ isYou, role }) => isYou && role === 'owner');
  return (
    <ul aria-label="Members" className="divide-y divide-line">
      {members.map((member) => (
        <li key={member.userId} className="flex items-center gap-3 py-3 first:pt-0">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              {nameOf(member)}
              {member.isYou && <Badge hue="brand">You</Badge>}
              <Badge>{member.role === 'owner' ? 'Owner' : 'Member'}</Badge>
            </p>
            <p className="break-words text-soft">{member.email}</p>
            <p className="text-soft">
              Joined{' '}
              <time dateTime={member.joinedAt}>
                {formatShortDate(todayIn(new Date(member.joinedAt), zone))}
              </time>
            </p>
          </div>
          {mayRemove && !member.isYou && (
            <EndButton
              busy={isPending}
              asks={`Remove ${nameOf(member)} from the household? ${REMOVED}`}
              onEnd={() => mutate({ id: member.userId })}
            >
              Remove
              <VisuallyHidden> {nameOf(member)}</VisuallyHidden>
            </EndButton>
          )}
        </li>
      ))}
    </ul>
  );
}

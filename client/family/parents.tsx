// The parents with an account in this household, and open invitations; nothing while there is one parent alone. A parent
// who joined is not among the family members by that.
import { UserRound } from 'lucide-react';
import { PRODUCT } from '#contract/common.ts';
import { household } from '#contract/household.ts';
import { missingSelf } from '#rules/family/same-name.ts';
import { useRead } from '../data/api.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';

interface ParentsProps {
  /** The family members, once they are loaded. */
  family: readonly { name: string }[] | undefined;
  /** Opens the form of a new member with this name. */
  onAdd: (name: string) => void;
}

export function Parents({ family, onAdd }: ParentsProps) {
  const { data } = useRead(household.getHousehold, {});
  const { members = [], invitations = [] } = data ?? {};
  const invited = invitations.length;
  const you = members.find(({ isYou }) => isYou);
  const missing = you && family ? missingSelf(you.firstName, family) : null;
  if (members.length + invited < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <h2 id="parents" className="font-sans text-sm font-semibold text-soft">
        Parents on {PRODUCT}
      </h2>
      <ul aria-labelledby="parents" className="flex min-w-0 flex-wrap gap-1.5">
        {members.map(({ userId, firstName, email, isYou }) => (
          <li key={userId} className="min-w-0">
            <Badge className="max-w-full">
              <span className="min-w-0 wrap-anywhere">
                {firstName.trim() || email}
                {isYou && ' (you)'}
              </span>
            </Badge>
          </li>
        ))}
        {invited > 0 && (
          <li>
            <Badge hue="brand">{invited === 1 ? 'Invited' : `${invited} invited`}</Badge>
          </li>
        )}
      </ul>
      {missing !== null && (
        <Button variant="quiet" onClick={() => onAdd(missing)}>
          <UserRound aria-hidden />
          Add yourself to the family
        </Button>
      )}
    </div>
  );
}

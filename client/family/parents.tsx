// The parents with an account in this household, and open invitations; nothing while there is one parent alone.
import { PRODUCT } from '#contract/common.ts';
import { household } from '#contract/household.ts';
import { useRead } from '../data/api.ts';
import { Badge } from '../kit/badge.tsx';

export function Parents() {
  const { data } = useRead(household.getHousehold, {});
  const { members = [], invitations = [] } = data ?? {};
  const invited = invitations.length;
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
    </div>
  );
}

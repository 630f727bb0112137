// The members of the family as cards, with what has to be respected at table.
import { Wheat } from 'lucide-react';
import { family, type FamilyMember } from '#contract/family.ts';
import { useRead } from '../api.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Skeleton } from '../kit/skeleton.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

function Member({ member }: { member: FamilyMember }) {
  const restrictions = [
    ...new Set([...member.allergies, ...member.dietaryRestrictions, ...member.dietaryNeeds]),
  ];
  return (
    <Card as="li" className="flex items-start gap-4">
      <span
        aria-hidden
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-wash font-display text-xl font-extrabold text-brand"
      >
        {[...member.name][0]?.toUpperCase()}
      </span>
      <div className="min-w-0">
        <h2 className="text-xl">{member.name}</h2>
        <p className="text-soft capitalize">
          {member.relationship}
          {member.age !== null && `, ${member.age}`}
        </p>
        {restrictions.length > 0 && (
          <ul aria-label={`What ${member.name} needs at table`} className="mt-2 flex flex-wrap gap-1.5">
            {restrictions.map((restriction) => (
              <li key={restriction} className="min-w-0">
                <Badge hue="meal" className="max-w-full">
                  <Wheat aria-hidden className="shrink-0" />
                  <span className="min-w-0 break-words">{restriction}</span>
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** Honest about what this version can do. */
const Nobody = () => (
  <Card as="div">
    <EmptyState
      title="Nobody here yet"
      text="In this version, family members are entered in the first steps after creating an account. Adding them on this page comes later."
    />
  </Card>
);

/** Loading, failed, nobody yet, and the list. */
export function Members() {
  const { data, isPending, isError, refetch } = useRead(family.listFamilyMembers, {});
  if (isPending) {
    return (
      <div className={GRID} aria-busy>
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    );
  }
  if (isError) {
    return (
      <Card as="div" className="flex flex-wrap items-center justify-between gap-3">
        <p>Your family could not be loaded.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Card>
    );
  }
  if (data.length === 0) return <Nobody />;
  return (
    <ul className={GRID}>
      {data.map((member) => (
        <Member key={member.id} member={member} />
      ))}
    </ul>
  );
}

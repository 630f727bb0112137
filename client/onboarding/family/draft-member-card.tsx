// One family member in the draft, with buttons to change and remove.
import { HeartPulse } from 'lucide-react';
import { aboutMember } from '#rules/family/about-member.ts';
import { notOfFood } from '#rules/restrictions/health-entries.ts';
import { EditRemove } from '../../editing/removal/edit-remove.tsx';
import { Badge } from '../../kit/badge.tsx';
import { Card } from '../../kit/card.tsx';
import type { Member } from './member-form.ts';

interface MemberCardProps {
  member: Member;
  onEdit: () => void;
  onRemove: () => void;
}

/** A condition, which no meal is checked for, has a sign of its own. */
const RestrictionBadge = ({ item }: { item: string }) =>
  notOfFood(item) === 'health' ? (
    <Badge hue="medical" className="wrap-anywhere">
      <HeartPulse aria-hidden className="shrink-0" />
      <span className="sr-only">Health: </span>
      {item}
    </Badge>
  ) : (
    <Badge hue="meal" className="wrap-anywhere">
      {item}
    </Badge>
  );

export function MemberCard({ member, onEdit, onRemove }: MemberCardProps) {
  const { name, dietaryRestrictions, notes } = member;
  return (
    <Card as="li" className="flex flex-col gap-3 py-4">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-wash font-bold text-brand"
        >
          {[...name][0]?.toUpperCase()}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-tight wrap-anywhere">{name}</h3>
          <p className="text-soft">{aboutMember(member)}</p>
        </div>
        <div className="-mr-2 flex shrink-0">
          <EditRemove name={name} verb="Remove" onEdit={onEdit} onRemove={onRemove} />
        </div>
      </div>
      {dietaryRestrictions.length > 0 && (
        <ul aria-label={`Allergies and diets of ${name}`} className="flex flex-wrap gap-1.5 sm:pl-14">
          {dietaryRestrictions.map((item) => (
            <li key={item}>
              <RestrictionBadge item={item} />
            </li>
          ))}
        </ul>
      )}
      {notes !== '' && <p className="whitespace-pre-line text-soft wrap-anywhere sm:pl-14">{notes}</p>}
    </Card>
  );
}

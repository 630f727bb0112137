// Name of the member that a record is about.
import { UserRound } from 'lucide-react';
import { Badge } from '../../kit/badge.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';

/** 'For Mia'; nothing when it is for nobody in particular. */
export function MemberName({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <Badge className="min-w-0">
      <UserRound aria-hidden className="shrink-0" />
      <VisuallyHidden>For </VisuallyHidden>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </Badge>
  );
}

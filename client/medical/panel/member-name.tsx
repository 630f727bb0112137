// Name and avatar of the member that a record is about.
import { PersonAvatar, personHues } from '../../choices/person-avatar.tsx';
import { Badge } from '../../kit/badge.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useMembers } from './member-list.ts';

/** 'For Mia'; nothing when it is for nobody in particular. */
export function MemberName({ id }: { id: string | null }) {
  const members = useMembers();
  const member = members.find((one) => one.id === id);
  if (!member) return null;
  const hue = personHues(members.map((one) => one.id)).get(member.id) ?? 0;
  return (
    <Badge className="min-w-0 py-1 pl-1 text-base">
      <PersonAvatar name={member.name} hue={hue} decorative className="shrink-0" />
      <VisuallyHidden>For </VisuallyHidden>
      <span className="min-w-0 wrap-anywhere">{member.name}</span>
    </Badge>
  );
}

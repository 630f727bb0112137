// Whom a record is about.
import { useMembers } from './member-list.ts';

/** The name of a family member; nothing when nobody is specified or the name is not known yet. */
export function MemberName({ id }: { id: string | null }) {
  const members = useMembers();
  return members.find((member) => member.id === id)?.name ?? null;
}

// A row of people to choose one of: avatars with names, as toggle buttons.
import { Users } from 'lucide-react';
import { Chip } from '../kit/badge.tsx';
import { PersonAvatar, personHues } from './person-avatar.tsx';

interface PersonChipsProps {
  /** Names the group for assistive technology. */
  label: string;
  members: readonly { id: string; name: string }[];
  /** The chosen one; null for none. */
  memberId: string | null;
  onChoose: (memberId: string | null) => void;
  /** Words of a first chip, pressed while nobody is chosen; without them, pressing the chosen one again clears it. */
  everyone?: string;
}

export function PersonChips({ label, members, memberId, onChoose, everyone }: PersonChipsProps) {
  const hues = personHues(members.map(({ id }) => id));
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {everyone !== undefined && (
        <Chip
          pressed={memberId === null}
          className="shrink-0 px-3 max-sm:px-2"
          onClick={() => onChoose(null)}
        >
          <Users aria-hidden />
          {everyone}
        </Chip>
      )}
      {members.map(({ id, name }) => (
        <Chip
          key={id}
          pressed={id === memberId}
          className="max-w-full shrink-0 px-3 max-sm:gap-1 max-sm:px-2"
          onClick={() => onChoose(id === memberId ? null : id)}
        >
          <PersonAvatar name={name} hue={hues.get(id) ?? 0} size="row" decorative />
          <span className="truncate">{name}</span>
        </Chip>
      ))}
    </div>
  );
}

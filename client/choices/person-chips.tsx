// A row of people to choose one of: avatars with names, as toggle buttons.
import type { Ref } from 'react';
import { Users } from 'lucide-react';
import { Chip } from '../kit/badge.tsx';
import { cx } from '../kit/cx.ts';
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
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

export function PersonChips({
  label,
  members,
  memberId,
  onChoose,
  everyone,
  className = 'flex-wrap',
  ref,
}: PersonChipsProps) {
  const hues = personHues(members.map(({ id }) => id));
  return (
    <div ref={ref} role="group" aria-label={label} className={cx('flex min-w-0 gap-2', className)}>
      {everyone !== undefined && (
        <Chip pressed={memberId === null} className="shrink-0 px-3" onClick={() => onChoose(null)}>
          <Users aria-hidden />
          {everyone}
        </Chip>
      )}
      {members.map(({ id, name }) => (
        <Chip
          key={id}
          pressed={id === memberId}
          className="max-w-full shrink-0 px-3"
          onClick={() => onChoose(id === memberId ? null : id)}
        >
          <PersonAvatar name={name} hue={hues.get(id) ?? 0} decorative />
          <span className="truncate">{name}</span>
        </Chip>
      ))}
    </div>
  );
}

// A row of people to choose one of: avatars with names, as toggle buttons. As a filter it is one row on a phone, which
// scrolls sideways.
import { useEffect, useRef } from 'react';
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
  /** For a filter: words of a first chip, pressed while nobody is chosen; without them, pressing the chosen one again clears it. */
  everyone?: string;
}

/** Scrolls a row that is wider than the screen to the chosen one; the page does not move. */
function useChosenInView(memberId: string | null) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !chosen) return;
    const space = row.current.clientWidth - chosen.offsetWidth;
    row.current.scrollLeft +=
      chosen.getBoundingClientRect().x - row.current.getBoundingClientRect().x - space / 2;
  }, [memberId]);
  return row;
}

export function PersonChips({ label, members, memberId, onChoose, everyone }: PersonChipsProps) {
  const hues = personHues(members.map(({ id }) => id));
  const isFilter = everyone !== undefined;
  const row = useChosenInView(memberId);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      // Room for the focus ring, which a row that scrolls would cut off.
      className={cx('flex min-w-0 gap-2', isFilter ? '-m-1 overflow-x-auto p-1 sm:flex-wrap' : 'flex-wrap')}
    >
      {isFilter && (
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

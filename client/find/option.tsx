// One result: an avatar or icon, its name, and the date or person below.
import { useEffect, useRef, type ReactNode } from 'react';
import { PersonAvatar } from '../choices/person-avatar.tsx';
import { HUES, type Hue } from '../kit/hues.ts';
import { cx } from '../kit/cx.ts';
import type { Entry } from './entry.ts';
import { GROUP_LOOKS } from './group-looks.ts';

/** Name and hue of a family member, for the avatar. */
type People = ReadonlyMap<string, { name: string; hue: number }>;

interface OptionProps {
  id: string;
  isActive: boolean;
  /** Moves the choice here, as an arrow key does. */
  onPoint: () => void;
  onChoose: () => void;
  children: ReactNode;
}

/** An option of the list; the focus stays in the field, so no option takes it. */
export function Option({ id, isActive, onPoint, onChoose, children }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field handles the keys (ARIA 1.2 combobox).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      role="option"
      id={id}
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      className={cx('find-option', isActive && 'bg-brand-wash')}
    >
      {children}
    </div>
  );
}

export const OptionIcon = ({ hue, children }: { hue: Hue; children: ReactNode }) => (
  <span
    aria-hidden
    className={cx('inline-flex size-9 shrink-0 items-center justify-center rounded-full', HUES[hue])}
  >
    {children}
  </span>
);

/** Content of an option that leads to a record or a place. */
export function EntryContent({ entry, people }: { entry: Entry; people: People }) {
  const { hue, icon } = GROUP_LOOKS[entry.group];
  const Icon = entry.icon ?? icon;
  const person = people.get(entry.memberId ?? '');
  return (
    <>
      {entry.group === 'people' && person ? (
        <PersonAvatar {...person} decorative className="p-1" />
      ) : (
        <OptionIcon hue={hue}>
          <Icon className="size-5" />
        </OptionIcon>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{entry.title}</span>
        {entry.detail !== '' && <span className="block truncate text-sm text-soft">{entry.detail}</span>}
      </span>
      {entry.group !== 'people' && person && <PersonAvatar {...person} decorative />}
    </>
  );
}

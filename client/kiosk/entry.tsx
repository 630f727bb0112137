// An entry of a day on a kitchen tablet: when, what, and whose.
import { GraduationCap, House, Stethoscope } from 'lucide-react';
import type { BoardEntry } from '#contract/schemas/kiosk.ts';
import { Faces, useHueOf } from './people.tsx';

const ICONS = { school: GraduationCap, medical: Stethoscope };

interface EntryProps {
  entry: BoardEntry;
  /** Its time in words. */
  when: string;
  isPast?: boolean;
  isNext?: boolean;
}

export function Entry({ entry, when, isPast = false, isNext = false }: EntryProps) {
  const Icon = entry.isOff ? House : ICONS[entry.type];
  const hue = useHueOf(entry.memberIds);
  return (
    <li
      className="kiosk-entry"
      data-type={entry.type}
      data-past={isPast || undefined}
      data-next={isNext || undefined}
      {...(hue === undefined ? {} : { style: { '--hue': hue } })}
    >
      <Icon aria-hidden className="kiosk-entry-icon" />
      <div className="kiosk-entry-words">
        <p className="kiosk-entry-time">
          {when}
          {isNext && <span className="kiosk-badge">Next</span>}
        </p>
        <p className="kiosk-entry-title">{entry.title}</p>
      </div>
      <Faces ids={entry.memberIds} />
    </li>
  );
}

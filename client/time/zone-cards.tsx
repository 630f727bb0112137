// The first time zones as cards; the last card opens all others.
import { ChevronUp, Globe } from 'lucide-react';
import type { Ref } from 'react';
import { Badge } from '../kit/badge.tsx';
import { timeIn, zoneName } from './zones.ts';

interface ZoneCardsProps {
  zones: readonly string[];
  chosen: string | null;
  /** The zone this device is in, pointed out but never chosen for anybody. */
  suggested: string | null;
  now: Date;
  onChoose: (zone: string) => void;
  /** True when the full list, with this id, is open. */
  searching: boolean;
  listId: string;
  /** The button that opens the list. */
  opener: Ref<HTMLButtonElement>;
  onSearch: () => void;
}

export function ZoneCards(props: ZoneCardsProps) {
  const { zones, chosen, suggested, now, onChoose, searching, listId, opener, onSearch } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Which time zone does your family live in?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {zones.map((zone) => (
          <label key={zone} className="choice-card items-center">
            <input
              type="radio"
              name="time-zone"
              className="radio"
              value={zone}
              checked={zone === chosen}
              onChange={() => onChoose(zone)}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
              {zoneName(zone)}{' '}
              {zone === suggested && (
                <Badge hue="brand" className="border border-brand">
                  Suggested
                </Badge>
              )}
            </span>
            <span className="shrink-0 text-soft tabular-nums">{timeIn(zone, now)}</span>
          </label>
        ))}
        <button
          ref={opener}
          type="button"
          onClick={onSearch}
          aria-expanded={searching}
          aria-controls={searching ? listId : undefined}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl border border-dashed border-line-strong px-4 py-3.5 text-left font-semibold hover:bg-sunk"
        >
          {searching ? (
            <ChevronUp aria-hidden className="size-6" />
          ) : (
            <Globe aria-hidden className="size-6" />
          )}
          {searching ? 'Close the list' : 'Other time zone'}
        </button>
      </div>
    </fieldset>
  );
}

// Time zone picker: seven zones as cards, the device's own highlighted, all others behind a search (ONB-03, D19).
import { useRef, useState } from 'react';
import { TIME_ZONES } from '#contract/onboarding.ts';
import { useNow } from './use-now.ts';
import { ZoneCards } from './zone-cards.tsx';
import { ZoneSearch } from './zone-search.tsx';
import { deviceZone, isHomeZone } from './zones.ts';

const LIST = 'other-time-zones';

/** The zones shown as cards: the seven, and before them another one the device is in or the parent chose. */
function cardZones(device: string | null, chosen: string | null): string[] {
  const others = [device, chosen].filter((zone) => zone !== null).filter((zone) => !isHomeZone(zone));
  return [...new Set(others), ...TIME_ZONES];
}

interface ZonePickerProps {
  chosen: string | null;
  onChoose: (zone: string) => void;
}

export function ZonePicker({ chosen, onChoose }: ZonePickerProps) {
  const now = useNow();
  const [device] = useState(() => deviceZone());
  const [searching, setSearching] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** Gives the focus back to the button that opened the list. */
  const close = () => {
    setSearching(false);
    opener.current?.focus();
  };
  return (
    <>
      <ZoneCards
        // While the list is open it shows the choice itself: a new card above would make it jump.
        zones={cardZones(device, searching ? null : chosen)}
        chosen={chosen}
        suggested={device}
        now={now}
        onChoose={(zone) => {
          setSearching(false);
          onChoose(zone);
        }}
        searching={searching}
        listId={LIST}
        opener={opener}
        onSearch={() => setSearching(!searching)}
      />
      {searching && <ZoneSearch id={LIST} now={now} chosen={chosen} onChoose={onChoose} onClose={close} />}
    </>
  );
}

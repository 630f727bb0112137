// Step 1: where the family lives. Seven zones as cards, the device's own pointed out, all others behind a search.
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { useNow } from '../use-now.ts';
import { TIME_ZONES } from '#contract/account.ts';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';
import { ZoneCards } from './zone-cards.tsx';
import { ZoneSearch } from './zone-search.tsx';
import { deviceZone, isHomeZone } from './zones.ts';

const LIST = 'other-time-zones';

/** The zones shown as cards: the seven, and before them another one the device is in or the parent chose. */
function cardZones(device: string | null, chosen: string | null): string[] {
  const others = [device, chosen].filter((zone) => zone !== null).filter((zone) => !isHomeZone(zone));
  return [...new Set(others), ...TIME_ZONES];
}

export function ZoneStep({ draft, dispatch, onContinue }: StepProps) {
  const now = useNow();
  const [device] = useState(() => deviceZone());
  const [searching, setSearching] = useState(false);
  const choose = (zone: string) => dispatch({ type: 'chooseZone', zone });
  return (
    <>
      <ZoneCards
        // While the list is open it shows the choice itself: a new card above would make it jump.
        zones={cardZones(device, searching ? null : draft.timeZone)}
        chosen={draft.timeZone}
        suggested={device}
        now={now}
        onChoose={choose}
        searching={searching}
        listId={LIST}
        onSearch={() => setSearching(!searching)}
      />
      {searching && <ZoneSearch id={LIST} now={now} chosen={draft.timeZone} onChoose={choose} />}
      <StepActions>
        <Button variant="primary" disabled={draft.timeZone === null} onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}

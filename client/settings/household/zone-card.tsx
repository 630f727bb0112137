// The household's time zone, in which all times on the screens are shown.
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { timeIn, zoneName } from '../../time/zones.ts';
import { ZoneDialog } from './zone-dialog.tsx';

export function ZoneCard() {
  const zone = useZone();
  const now = useNow();
  const [changing, setChanging] = useState(false);
  return (
    <Card title="Time zone">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-lg font-semibold">{zoneName(zone)}</p>
          <p className="text-soft">
            It is <span className="tabular">{timeIn(zone, now)}</span> there. Every time is shown in this
            zone.
          </p>
        </div>
        <Button onClick={() => setChanging(true)}>Change time zone</Button>
      </div>
      {changing && <ZoneDialog zone={zone} onClose={() => setChanging(false)} />}
    </Card>
  );
}

// Search for any time zone, by city or country.
import { useEffect, useState } from 'react';
import { Card } from '../kit/card.tsx';
import { TextField } from '../kit/form/field.tsx';
import { whenIdle } from '../kit/later.ts';
import { timeIn } from './zones.ts';
import { listZones, searchZones } from './zone-list.ts';
import { countriesByZone } from './zone-countries.ts';

/** As many clocks as an ordinary phone makes without a pause; a longer list does without. */
const FEW = 60;

interface ZoneSearchProps {
  id: string;
  now: Date;
  chosen: string | null;
  onChoose: (zone: string) => void;
  onClose: () => void;
}

function count(found: number): string {
  if (found === 0) return 'No place found. Try a bigger city nearby, or your country.';
  return found === 1 ? '1 place' : `${found} places`;
}

export function ZoneSearch({ id, now, chosen, onChoose, onClose }: ZoneSearchProps) {
  const [zones, setZones] = useState(() => listZones(new Map()));
  const [typed, setTyped] = useState('');
  const found = searchZones(zones, typed);
  // The list opens at once; the countries join when the browser has had time to look them up.
  useEffect(() => whenIdle(() => setZones(listZones(countriesByZone()))), []);
  return (
    <Card
      as="div"
      id={id}
      className="flex w-full flex-col gap-3"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextField
        label="Search by city or country"
        type="search"
        className="[&::-webkit-search-cancel-button]:hidden"
        autoFocus
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output className="text-soft">{count(found.length)}</output>
      {found.length > 0 && (
        <fieldset className="relative max-h-80 overflow-y-auto rounded-field border border-line">
          <legend className="sr-only">Other time zones</legend>
          {found.map(({ zone, name, country }) => (
            <label
              key={zone}
              className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line px-3 py-1.5 last:border-0 hover:bg-sunk has-checked:bg-brand-wash"
            >
              <input
                type="radio"
                name="other-time-zone"
                className="radio"
                value={zone}
                checked={zone === chosen}
                onChange={() => onChoose(zone)}
              />
              <span className="min-w-0 flex-1">
                <span className="font-semibold">{name}</span>
                {country !== '' && country !== name && <span className="block text-soft">{country}</span>}
              </span>
              {found.length <= FEW && (
                <span className="shrink-0 text-soft tabular-nums">{timeIn(zone, now)}</span>
              )}
            </label>
          ))}
        </fieldset>
      )}
    </Card>
  );
}

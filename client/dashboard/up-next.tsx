// The current entry of the day's schedule (DASH-05).
import { useMemo } from 'react';
import { Coffee, Palette } from 'lucide-react';
import { upNext } from '#rules/calendar/up-next.ts';
import { formatTime } from '#rules/time/dates.ts';
import { KINDS } from '../calendar/event-kinds.ts';
import type { Events } from '../calendar/use-events.ts';
import { Badge, HUES } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { Skeleton } from '../kit/skeleton.tsx';

const ACTIVITY = { name: 'Activity', hue: 'project', Icon: Palette } as const;

interface UpNextProps {
  events: Events;
  now: Date;
  zone: string;
}

function Entry({ events, now, zone }: UpNextProps) {
  const { menus, events: dated, missing } = events;
  const entry = useMemo(() => upNext({ now, zone, menus, events: dated }), [now, zone, menus, dated]);
  // If data is missing, the next entry may be in it: only the family's own entries are shown.
  if (missing !== '' && !dated.some(({ key }) => key === entry?.key)) return null;
  if (!entry)
    return (
      <p className="flex min-h-12 items-center gap-3 font-semibold">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-field bg-sunk">
          <Coffee aria-hidden className="size-6" />
        </span>
        All done for now!
      </p>
    );
  const { Icon, hue } = entry.type === 'activity' ? ACTIVITY : KINDS[entry.type];
  return (
    <div className="flex min-h-12 items-center gap-3">
      <span className={cx('flex size-12 shrink-0 items-center justify-center rounded-field', HUES[hue])}>
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{entry.title}</p>
        <p className="text-soft tabular-nums">{formatTime(entry.time)}</p>
      </div>
      {entry.sample && <Badge>Sample</Badge>}
    </div>
  );
}

export function UpNext(props: UpNextProps) {
  const { state, missing } = props.events;
  return (
    <Card title="Up Next">
      {state === 'loading' && <Skeleton className="h-12" />}
      {state === 'ready' && <Entry {...props} />}
      {missing !== '' && <p className="text-soft not-first:mt-3">Today's {missing} could not be loaded.</p>}
    </Card>
  );
}

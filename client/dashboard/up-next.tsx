// The current entry of the day's schedule, and the one after it (DASH-05).
import { Coffee, Palette } from 'lucide-react';
import { formatTime } from '#rules/time/dates.ts';
import { KINDS } from '../calendar/event-kinds.ts';
import type { Current } from '../calendar/household-events.ts';
import type { Events } from '../calendar/use-events.ts';
import { Badge } from '../kit/badge.tsx';
import { HUES } from '../kit/hues.ts';
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { Skeleton } from '../kit/skeleton.tsx';

const ACTIVITY = { name: 'Activity', hue: 'project', Icon: Palette } as const;

interface UpNextProps {
  events: Pick<Events, 'state' | 'missing'>;
  current: Current;
  className?: string;
}

function Entry({ entry, isOwn, next, missing }: Current & Pick<Events, 'missing'>) {
  // If data is missing, the next entry may be in it: only the family's own entries are shown.
  if (missing !== '' && !isOwn) return null;
  const { Icon, hue } = !entry
    ? { Icon: Coffee, hue: null }
    : entry.type === 'activity'
      ? ACTIVITY
      : KINDS[entry.type];
  return (
    <div className="flex min-h-18 items-center gap-3">
      <span
        className={cx(
          'flex size-12 shrink-0 items-center justify-center rounded-field',
          hue === null ? 'bg-sunk' : HUES[hue],
        )}
      >
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{entry ? entry.title : 'All done for now!'}</p>
        {entry && <p className="text-soft tabular-nums">{formatTime(entry.time)}</p>}
        {!entry && next !== null && <p className="text-soft tabular-nums wrap-anywhere">Next: {next}</p>}
      </div>
      {entry?.sample && <Badge>Sample</Badge>}
    </div>
  );
}

export function UpNext({ events: { state, missing }, current, className }: UpNextProps) {
  return (
    <Card title="Up Next" className={className}>
      {state === 'loading' && <Skeleton className="h-18" />}
      {state === 'ready' && <Entry {...current} missing={missing} />}
      {missing !== '' && <p className="text-soft not-first:mt-3">Today's {missing} couldn't be loaded.</p>}
    </Card>
  );
}

// The Family Calendar: a month; each day and each event opens with one press (CAL-01 to CAL-04).
import { useId } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '#rules/time/dates.ts';
import { HUES } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/icon-button.tsx';
import type { View } from './calendar-dialog.tsx';
import { KINDS } from './event-kinds.ts';
import { MonthGrid } from './month-grid.tsx';
import { addMonths, monthOf, sameMonth } from './month.ts';
import type { Events } from './use-events.ts';

/** The kinds the legend names (CAL-04). */
const LEGEND = [KINDS.school, KINDS.meal, KINDS.routine, KINDS.project, KINDS.todo];

function Legend() {
  return (
    <ul aria-label="Legend" className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {LEGEND.map(({ label, hue, Icon }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span className={cx('flex size-6 items-center justify-center rounded-md', HUES[hue])}>
            <Icon aria-hidden className="size-4" />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Footer note (load error or missing data). Below the grid, so the layout does not shift. */
function Note({ state, events, missing, retry, retrying }: Events) {
  if (missing !== '')
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="flex-1 basis-60">
          The {missing} could not be loaded. Check your connection and try again.
        </p>
        <Button pending={retrying} onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (state === 'ready' && events.length === 0)
    return (
      <p className="mt-4 rounded-field bg-brand-wash px-4 py-3">
        Nothing here yet. Pip can fill this week with meals your whole family can eat.
      </p>
    );
  return null;
}

interface PagerProps {
  id: string;
  day: string;
  today: string;
  onMove: (day: string) => void;
}

function Pager({ id, day, today, onMove }: PagerProps) {
  const { year, month } = monthOf(day);
  return (
    <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
      {!sameMonth(day, today) && (
        <Button variant="quiet" onClick={() => onMove(today)}>
          Today
        </Button>
      )}
      <IconButton label="Previous month" onClick={() => onMove(addMonths(day, -1))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <p id={id} aria-live="polite" className="min-w-36 text-center font-semibold">
        {formatMonth(year, month)}
      </p>
      <IconButton label="Next month" onClick={() => onMove(addMonths(day, 1))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

interface FamilyCalendarProps {
  events: Events;
  /** The day that holds the tab stop; its month is shown. */
  day: string;
  today: string;
  onMove: (day: string) => void;
  onShow: (view: View) => void;
}

export function FamilyCalendar({ events, day, today, onMove, onShow }: FamilyCalendarProps) {
  const id = useId();
  return (
    <Card
      title="Family Calendar"
      action={<Pager id={id} day={day} today={today} onMove={onMove} />}
      className="max-sm:px-2 max-sm:[&_h2]:px-2"
    >
      <MonthGrid
        labelledBy={id}
        day={day}
        today={today}
        events={events.events}
        busy={events.state === 'loading'}
        onMove={onMove}
        onOpenDay={(date) => onShow({ kind: 'day', date })}
        onOpenEvent={(event) => onShow({ kind: 'event', event, from: null })}
      />
      <Legend />
      <Note {...events} />
    </Card>
  );
}

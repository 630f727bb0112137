// The Family Calendar: month, week or agenda; each day and each event opens with one press (CAL-01 to CAL-04).
import { Suspense, useId, useMemo, useState } from 'react';
import { Printer } from 'lucide-react';
import { entriesOfDay, spansOf, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { browserStorage } from '../data/storage.ts';
import { usePaper } from '../editing/panel/use-paper.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { cx } from '../kit/cx.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { later } from '../kit/later.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { useWide } from '../screen/use-wide.ts';
import { useUser } from '../session/session.tsx';
import { spansAcross } from './break-line.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { eventsShown, keepHidden, readHidden, switched, type SwitchedKind } from './filters.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month/month-grid.tsx';
import type { Events } from './use-events.ts';
import type { CalendarPlace } from './use-place.ts';
import { DayAgenda } from './views/day-agenda.tsx';

const DayRows = later(() => import('./views/day-rows.tsx').then((file) => file.DayRows));
const PrintedMonth = later(() => import('./views/printed-month.tsx').then((file) => file.PrintedMonth));

function Missing({ missing, retry, retrying }: Events) {
  return (
    <>
      <p>The {missing} couldn't be loaded. Check your connection and try again.</p>
      <Button pending={retrying} onClick={retry}>
        Try again
      </Button>
    </>
  );
}

/** Footer note (missing data or none at all). Below the grid, so the layout does not shift. */
function Note(events: Events) {
  if (events.state !== 'ready') return null;
  if (events.missing !== '')
    return (
      <div
        role="alert"
        className="mt-3 flex flex-wrap items-center justify-between gap-3 max-md:px-4 *:first:flex-1 *:first:basis-60"
      >
        <Missing {...events} />
      </div>
    );
  if (events.events.length > 0) return null;
  return (
    <p className="mt-3 rounded-field bg-brand-wash px-4 py-3 max-md:mx-4">
      Nothing here yet. Pip can fill this week with meals your whole family can eat.
    </p>
  );
}

/** Over the empty days, which must not be taken for free ones. */
function Failed(events: Events) {
  return (
    <div className="absolute inset-0 bg-surface/60 px-4 pt-16">
      <div
        role="alert"
        className="mx-auto flex max-w-sm flex-col items-center gap-3 rounded-card border border-line bg-surface p-5 text-center shadow-overlay"
      >
        <Missing {...events} />
      </div>
    </div>
  );
}

/** The kinds switched off in the legend, remembered in this browser. */
function useHidden() {
  const { id } = useUser();
  const [hidden, setHidden] = useState(() => readHidden(browserStorage('localStorage'), id));
  const onSwitch = (kind: SwitchedKind) => {
    const next = switched(hidden, kind);
    setHidden(next);
    keepHidden(browserStorage('localStorage'), id, next);
  };
  return { hidden, onSwitch };
}

interface FamilyCalendarProps {
  events: Events;
  today: string;
  place: CalendarPlace;
  className?: string;
}

interface ShownProps extends Omit<FamilyCalendarProps, 'className'> {
  titleId: string;
  hidden: ReadonlySet<SwitchedKind>;
}

/** The chosen view. */
function Shown({ events, today, place, titleId, hidden }: ShownProps) {
  const isWide = useWide();
  const shown = useMemo(() => eventsShown(events.events, hidden), [events.events, hidden]);
  const spans = useMemo(() => spansOf(shown), [shown]);
  const isLoading = events.state === 'loading';
  const onOpenDay = (date: string) => place.show({ kind: 'day', date });
  const onOpenEvent = ({ key }: CalendarEvent) => place.show({ kind: 'event', key, from: null });
  const shared = { today, spans, isLoading, onOpenEvent };
  if (place.view !== 'month')
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <DayRows {...shared} view={place.view} at={place.at} events={shown} onOpenDay={onOpenDay} />
      </Suspense>
    );
  const ofDay = entriesOfDay(shown, place.at);
  return (
    <>
      <MonthGrid
        {...shared}
        labelledBy={titleId}
        day={place.at}
        events={shown}
        isWide={isWide}
        onMove={place.move}
        onOpenDay={onOpenDay}
      />
      {!isWide && events.state !== 'failed' && (
        <DayAgenda
          date={place.at}
          today={today}
          events={ofDay}
          spans={spansAcross(spans, place.at)}
          isLoading={isLoading}
          hasHidden={ofDay.length < entriesOfDay(events.events, place.at).length}
          onOpen={onOpenEvent}
        />
      )}
    </>
  );
}

export function FamilyCalendar({ events, today, place, className }: FamilyCalendarProps) {
  const headingId = useId();
  const titleId = useId();
  const { hidden, onSwitch } = useHidden();
  const paper = usePaper(place.view === 'month' ? PrintedMonth : DayRows);
  return (
    <Card
      aria-labelledby={headingId}
      className={cx(
        '@container flex flex-col max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-0 max-md:py-3',
        className,
      )}
    >
      <CalendarHead headingId={headingId} id={titleId} place={place} today={today} />
      <div className="relative flex-1">
        <Shown events={events} today={today} place={place} titleId={titleId} hidden={hidden} />
        {events.state === 'failed' && <Failed {...events} />}
      </div>
      <div className="mt-3 flex items-center justify-between gap-2 max-md:px-4">
        <Legend hidden={hidden} onSwitch={onSwitch} />
        <IconButton label={`Print this ${place.view}`} className="self-end" onClick={paper.print}>
          <Printer aria-hidden />
        </IconButton>
      </div>
      <Note {...events} />
      {paper.isReady && place.view === 'month' && (
        <PrintedMonth events={events.events} hidden={hidden} day={place.at} />
      )}
    </Card>
  );
}

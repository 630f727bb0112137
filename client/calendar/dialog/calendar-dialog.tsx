// The only dialog of the calendar: a day or today with its events, and from there an event and back. One dialog, so
// that closing it returns to where it was opened (CAL-03, DASH-06, DASH-07).
import { useEffect, useState } from 'react';
import { ArrowLeft, CalendarPlus } from 'lucide-react';
import { entriesOfDay, spansOf, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { useQuickEntry } from '../../editing/quick-entry/use-quick-entry.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { Link } from '../../kit/link.tsx';
import * as links from '../../screen/links.ts';
import { BreakLines, spansAcross } from '../break-line.tsx';
import { EventList } from '../event-row.tsx';
import type { Open } from '../place.ts';
import type { CalendarPlace } from '../use-place.ts';
import { EventActions, EventFacts } from './event-view.tsx';

/** The content of the dialog. */
type View =
  | { kind: 'day' | 'today'; date: string }
  | { kind: 'event'; event: CalendarEvent; from: Exclude<Open, { kind: 'event' }> | null };

/** The opened day or event; `null` for none, and for an event that is not, or no longer, on the calendar. */
function viewOf(open: Open | null, events: readonly CalendarEvent[], today: string): View | null {
  if (open?.kind === 'today') return { kind: 'today', date: today };
  if (open?.kind !== 'event') return open;
  const event = events.flatMap((one) => [one, ...(one.lessons ?? [])]).find(({ key }) => key === open.key);
  return event ? { kind: 'event', event, from: open.from } : null;
}

function AddAppointment({ date, onAsk }: { date: string; onAsk: () => void }) {
  const { ask, entry } = useQuickEntry();
  const press = () => {
    onAsk();
    ask({ date });
  };
  return (
    <>
      <Button onClick={press}>
        <CalendarPlus aria-hidden />
        Add appointment
      </Button>
      {entry}
    </>
  );
}

interface DayEventsProps {
  date: string;
  events: CalendarEvent[];
  /** Key of the event from which the parent comes back. */
  left: string | undefined;
  onOpen: (event: CalendarEvent) => void;
}

function DayEvents({ date, events, left, onOpen }: DayEventsProps) {
  const ofDay = entriesOfDay(events, date);
  const spans = spansAcross(spansOf(events), date);
  const focused = ofDay.find(({ key }) => key === left) ?? ofDay[0];
  // What is added while the day is open takes the focus from nobody.
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <BreakLines spans={spans} />
      {ofDay.length > 0 ? (
        <EventList events={ofDay} focused={isAdding ? undefined : focused?.key} onOpen={onOpen} />
      ) : (
        <p className="text-soft">No events scheduled for this day</p>
      )}
      <div className="flex flex-wrap gap-3">
        <AddAppointment date={date} onAsk={() => setAdding(true)} />
        {ofDay.length === 0 && (
          <Button asChild>
            <Link href={links.chat()}>Plan with Pip</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

function titleOf(view: View): string {
  if (view.kind === 'event') return 'Edit Event';
  return view.kind === 'today' ? "Today's Complete Schedule" : `Events for ${formatLongDate(view.date)}`;
}

/** An event that leaves the calendar, or moves to another day, while it is open takes its address with it. */
function useCloseGone({ open, close }: CalendarPlace, view: View | null, shown: View | null): void {
  const isGone =
    open?.kind === 'event' && view === null && shown?.kind === 'event' && shown.event.key === open.key;
  useEffect(() => {
    if (isGone) close();
    // `close` is new in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone]);
}

/**
 * The cell of the day that was shown, or to which the event moved; null for the opener. Turning the month reuses its
 * cells: the one that was pressed may be another day now.
 */
function cellToFocus(shown: View, events: readonly CalendarEvent[]): HTMLElement | null {
  const { event, from } = shown.kind === 'event' ? shown : { event: null, from: shown };
  const now = event && events.find(({ id, type }) => id === event.id && type === 'medical');
  const moved = now?.date === event?.date ? undefined : now?.date;
  const date = moved ?? (from?.kind === 'day' ? from.date : '');
  return document.querySelector(`td[data-date="${date}"]`);
}

interface CalendarDialogProps {
  place: CalendarPlace;
  events: CalendarEvent[];
  today: string;
  /** The household's zone in words, where the browser's differs. */
  zone: string | null;
}

export function CalendarDialog({ place, events, today, zone }: CalendarDialogProps) {
  const { open, show, close, back } = place;
  const view = viewOf(open, events, today);
  // The last content stays while the dialog fades out.
  const [shown, setShown] = useState(view);
  const [left, setLeft] = useState<string>();
  if (view !== null && !isSame(view, shown)) {
    setShown(view);
    setLeft(view.kind !== 'event' && shown?.kind === 'event' ? shown.event.key : undefined);
  }
  useCloseGone(place, view, shown);
  if (shown === null) return null;
  const event = shown.kind === 'event' ? shown.event : null;
  const from = shown.kind === 'event' ? shown.from : null;
  return (
    <Dialog
      isPlace
      returnTo={() => cellToFocus(shown, events)}
      open={view !== null}
      onOpenChange={(stays) => !stays && close()}
      title={titleOf(shown)}
      description={shown.kind === 'today' ? formatLongDate(shown.date) : undefined}
      footer={event === null ? undefined : <EventActions key={event.key} event={event} onDeleted={close} />}
    >
      {from !== null && (
        <Button variant="quiet" autoFocus className="mb-2 -ml-3 px-3! max-md:mt-1" onClick={back}>
          <ArrowLeft aria-hidden />
          All events on this day
        </Button>
      )}
      {event !== null && <EventFacts event={event} zone={zone} />}
      {shown.kind !== 'event' && (
        <DayEvents
          key={shown.date}
          date={shown.date}
          events={events}
          left={left}
          onOpen={({ key }) =>
            show({ kind: 'event', key, from: shown.kind === 'day' ? shown : { kind: 'today' } })
          }
        />
      )}
    </Dialog>
  );
}

/** True for the same day, or the same event with the same facts. */
function isSame(one: View, other: View | null): boolean {
  if (one.kind === 'event') return other?.kind === 'event' && one.event === other.event;
  return other?.kind === one.kind && other.date === one.date;
}

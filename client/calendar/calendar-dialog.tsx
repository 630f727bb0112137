// The only dialog of the calendar: a day or today with its events, and from there an event and back. One dialog, so
// that closing it returns to where it was opened (CAL-03, DASH-06, DASH-07).
import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { entriesOfDay } from '#rules/calendar/calendar.ts';
import type { CalendarEvent } from '#rules/calendar/calendar.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/overlays/dialog.tsx';
import { Link } from '../kit/link.tsx';
import * as links from '../screen/links.ts';
import { EventList } from './event-row.tsx';
import { EventActions, EventFacts } from './event-view.tsx';

type DayView = { kind: 'day' | 'today'; date: string };
export type View = DayView | { kind: 'event'; event: CalendarEvent; from: DayView | null };

interface DayEventsProps {
  view: DayView;
  events: CalendarEvent[];
  onShow: (view: View) => void;
}

function DayEvents({ view, events, onShow }: DayEventsProps) {
  const ofDay = entriesOfDay(events, view.date);
  if (ofDay.length > 0)
    return <EventList events={ofDay} onOpen={(event) => onShow({ kind: 'event', event, from: view })} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft">No events scheduled for this day</p>
      <Button asChild>
        <Link href={links.chat()}>Plan with Pip</Link>
      </Button>
    </div>
  );
}

function titleOf(view: View): string {
  if (view.kind === 'event') return 'Edit Event';
  return view.kind === 'today' ? "Today's Complete Schedule" : `Events for ${formatLongDate(view.date)}`;
}

interface CalendarDialogProps {
  /** The shown content; `null` when the dialog is closed. */
  view: View | null;
  onShow: (view: View | null) => void;
  events: CalendarEvent[];
  /** The household's zone in words, where the browser's differs. */
  zone: string | null;
}

export function CalendarDialog({ view, onShow, events, zone }: CalendarDialogProps) {
  // The last content stays while the dialog fades out.
  const [shown, setShown] = useState(view);
  if (view !== null && view !== shown) setShown(view);
  if (shown === null) return null;
  const close = () => onShow(null);
  const event = shown.kind === 'event' ? shown.event : null;
  const from = shown.kind === 'event' ? shown.from : null;
  return (
    <Dialog
      open={view !== null}
      onOpenChange={(open) => !open && close()}
      title={titleOf(shown)}
      description={shown.kind === 'today' ? formatLongDate(shown.date) : undefined}
      footer={event === null ? undefined : <EventActions key={event.key} event={event} onDeleted={close} />}
    >
      {from !== null && (
        <Button variant="quiet" className="-mt-2 mb-2 -ml-4" onClick={() => onShow(from)}>
          <ArrowLeft aria-hidden />
          All events of this day
        </Button>
      )}
      {event !== null && <EventFacts event={event} zone={zone} />}
      {shown.kind !== 'event' && <DayEvents view={shown} events={events} onShow={onShow} />}
    </Dialog>
  );
}

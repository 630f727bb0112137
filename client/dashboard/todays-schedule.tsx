// Today's events, the first three here and all of them in a dialog (DASH-06).
import { Sun } from 'lucide-react';
import { entriesOfDay, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { EventList } from '../calendar/event-row.tsx';
import type { Open } from '../calendar/place.ts';
import type { Events } from '../calendar/use-events.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Link } from '../kit/link.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import * as links from '../screen/links.ts';

const SHOWN = 3;

interface TodaysScheduleProps {
  events: Events;
  today: string;
  onShow: (open: Open) => void;
  className?: string;
}

interface OfToday {
  ofToday: CalendarEvent[];
}

/** The first events of today, or what to do on a day without any. */
function Today({ ofToday, events, onShow }: Pick<TodaysScheduleProps, 'events' | 'onShow'> & OfToday) {
  if (ofToday.length === 0 && events.missing !== '') return null;
  if (ofToday.length === 0)
    return (
      <div className="flex flex-col items-center justify-center gap-3 text-center max-xl:h-52">
        <span aria-hidden className="rounded-full bg-sunk p-3 text-soft [&_svg]:size-6">
          <Sun />
        </span>
        <p className="text-soft">Nothing planned for today.</p>
        <Button asChild variant={events.events.length === 0 ? 'primary' : 'secondary'}>
          <Link href={links.chat()}>Plan with Pip</Link>
        </Button>
      </div>
    );
  return (
    <>
      <EventList
        events={ofToday.slice(0, SHOWN)}
        onOpen={({ key }) => onShow({ kind: 'event', key, from: null })}
      />
      {ofToday.length < SHOWN && events.missing === '' && (
        <p className="mt-3 text-soft">Nothing else planned for today.</p>
      )}
    </>
  );
}

const Loading = () => (
  <div className="flex flex-col gap-2">
    {Array.from({ length: SHOWN }, (_, row) => (
      <Skeleton key={row} className="h-16" />
    ))}
  </div>
);

export function TodaysSchedule({ events, today, onShow, className }: TodaysScheduleProps) {
  const { state, missing } = events;
  const ofToday = state === 'ready' ? entriesOfDay(events.events, today) : [];
  return (
    <Card
      title="Today's Schedule"
      className={className}
      action={
        // Beside the title, so that a full day is not longer than the rows drawn while it was loading.
        ofToday.length > SHOWN && (
          <Button variant="quiet" className="-mx-2 -my-2 px-2!" onClick={() => onShow({ kind: 'today' })}>
            View More
          </Button>
        )
      }
    >
      {/* As high as three rows, loading or loaded: the month stands below it. */}
      <div className="max-xl:min-h-52">
        {state === 'loading' && <Loading />}
        {state === 'ready' && <Today {...{ ofToday, events, onShow }} />}
        {/* The way to try again is under the calendar. */}
        {missing !== '' && <p className="text-soft not-first:mt-3">Today's {missing} couldn't be loaded.</p>}
      </div>
    </Card>
  );
}

// Today's events, the first three here and all of them in a dialog (DASH-06).
import { entriesOfDay } from '#rules/calendar/calendar.ts';
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

/** The first events of today, or what to do on a day without any. */
function Today({ events, today, onShow }: TodaysScheduleProps) {
  const ofToday = entriesOfDay(events.events, today);
  if (ofToday.length === 0 && events.missing !== '') return null;
  if (ofToday.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
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
      {ofToday.length > SHOWN && (
        <Button variant="quiet" className="mt-2 w-full" onClick={() => onShow({ kind: 'today' })}>
          View More
        </Button>
      )}
    </>
  );
}

export function TodaysSchedule(props: TodaysScheduleProps) {
  const { state, missing } = props.events;
  return (
    <Card title="Today's Schedule" className={props.className}>
      {state === 'loading' && (
        <div className="flex flex-col gap-2">
          {Array.from({ length: SHOWN }, (_, row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      )}
      {state === 'ready' && <Today {...props} />}
      {/* The way to try again is under the calendar. */}
      {missing !== '' && <p className="text-soft not-first:mt-3">Today's {missing} could not be loaded.</p>}
    </Card>
  );
}

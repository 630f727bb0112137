// The events of the selected day, below the month on a phone, where the cells have room for marks only.
import type { CalendarEvent, DateSpan } from '#rules/calendar/calendar.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { Skeleton } from '../../kit/skeleton.tsx';
import { AddOnDay } from '../add-on-day.tsx';
import { BreakLines } from '../break-line.tsx';
import { EventList } from '../event-row.tsx';

interface DayAgendaProps {
  date: string;
  today: string;
  events: readonly CalendarEvent[];
  spans: readonly DateSpan[];
  isLoading: boolean;
  /** True when the day has events of kinds that are switched off. */
  hasHidden: boolean;
  onOpen: (event: CalendarEvent) => void;
}

export function DayAgenda({ date, today, events, spans, isLoading, hasHidden, onOpen }: DayAgendaProps) {
  const [weekday = '', monthDay = ''] = formatLongDate(date).split(', ');
  return (
    <section aria-label="Events on the selected day" className="mt-4 flex flex-col gap-2 max-md:px-2">
      <div className="flex items-center gap-2">
        <h3 aria-live="polite" className="flex-1 font-sans text-base font-semibold">
          {weekday}, {monthDay}
          {date === today && <span className="text-soft"> · Today</span>}
        </h3>
        <AddOnDay date={date} />
      </div>
      {isLoading ? (
        <Skeleton className="h-16" />
      ) : (
        <>
          <BreakLines spans={spans} />
          <EventList events={events} onOpen={onOpen} />
          {events.length === 0 && spans.length === 0 && (
            <p className="text-soft">
              {hasHidden ? 'Nothing else. Some types are turned off below.' : 'Nothing planned.'}
            </p>
          )}
        </>
      )}
    </section>
  );
}

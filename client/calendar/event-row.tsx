// One event in a list: its title and time; opens the event.
import { timeOfEvent, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { HUES } from '../kit/badge.tsx';
import { cx } from '../kit/cx.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { KINDS } from './event-kinds.ts';

interface EventRowProps {
  event: CalendarEvent;
  onOpen: (event: CalendarEvent) => void;
}

/** Opens the event when pressed (DASH-07). */
function EventRow({ event, onOpen }: EventRowProps) {
  const { Icon, hue, name } = KINDS[event.type];
  return (
    <button
      type="button"
      onClick={() => onOpen(event)}
      className={cx(
        'flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-left hover:brightness-97 dark:hover:brightness-110',
        HUES[hue],
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <VisuallyHidden>{name}: </VisuallyHidden>
      <span className="line-clamp-2 min-w-0 flex-1 font-semibold wrap-anywhere">{event.title}</span>
      <span className="shrink-0 text-sm tabular-nums">{timeOfEvent(event)}</span>
    </button>
  );
}

/** A list of events, earliest first. */
export function EventList({ events, onOpen }: { events: CalendarEvent[]; onOpen: EventRowProps['onOpen'] }) {
  return (
    <ul className="flex flex-col gap-2">
      {events.map((event) => (
        <li key={event.key}>
          <EventRow event={event} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

// One event in a list: its title, its people and its time; opens the event.
import { timeOfEvent, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { HUES } from '../kit/hues.ts';
import { cx } from '../kit/cx.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { KINDS } from './event-kinds.ts';
import { formatDays } from './month.ts';
import { Avatars } from './people.tsx';

interface EventRowProps {
  event: CalendarEvent;
  /** True for lists of many days. */
  compact?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onOpen: (event: CalendarEvent) => void;
}

/** Opens the event when pressed (DASH-07). */
export function EventRow({ event, compact = false, autoFocus = false, onOpen }: EventRowProps) {
  const { Icon, hue, name } = KINDS[event.type];
  const { span } = event;
  return (
    <button
      type="button"
      autoFocus={autoFocus}
      onClick={() => onOpen(event)}
      className={cx(
        'flex w-full cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-left hover:brightness-97 dark:hover:brightness-110',
        compact ? 'min-h-11' : 'min-h-16',
        HUES[hue],
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <VisuallyHidden>{name}: </VisuallyHidden>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold wrap-anywhere">{event.title}</span>
        {span && span.start < span.end && (
          <span className="block text-sm tabular-nums">{formatDays(span.start, span.end)}</span>
        )}
        {event.typical && <span className="block text-sm">Typical date</span>}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1 text-sm tabular-nums">
        {timeOfEvent(event)}
        <Avatars event={event} size="row" most={4} />
      </span>
    </button>
  );
}

interface EventListProps {
  events: readonly CalendarEvent[];
  /** Key of the event that takes the focus when the list appears. */
  focused?: string | undefined;
  onOpen: EventRowProps['onOpen'];
}

/** A list of events, earliest first. */
export function EventList({ events, focused, onOpen }: EventListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {events.map((event) => (
        <li key={event.key}>
          <EventRow event={event} autoFocus={event.key === focused} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

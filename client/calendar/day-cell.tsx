// One day of the month: its number and its first events. The cell itself takes the focus; its events are also in
// the day's dialog, so they need no tab stop of their own.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { CalendarEvent, MonthDay } from '#rules/calendar/calendar.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { HUES } from '../kit/badge.tsx';
import { cx } from '../kit/cx.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { KINDS } from './event-kinds.ts';

/** Events shown in a cell before '+N more' (CAL-02). */
const SHOWN = 2;

/** Events shown on a day with too many, in order: appointments before meals, which occur every day. */
function firstOf(events: CalendarEvent[]): CalendarEvent[] {
  const isMeal = ({ type }: CalendarEvent) => type === 'meal';
  const chosen = [...events.filter((event) => !isMeal(event)), ...events.filter(isMeal)].slice(0, SHOWN);
  return events.filter((event) => chosen.includes(event));
}

/**
 * 'Lunch: Wraps' → 'Lunch' and 'Wraps': the position in the cell shows the meal, so its little space is for the dish.
 */
function partsOf({ type, title }: CalendarEvent): [kind: string | undefined, what: string] {
  const colon = type === 'meal' ? title.indexOf(': ') : -1;
  return colon < 0 ? [undefined, title] : [title.slice(0, colon), title.slice(colon + 2)];
}

function EventChip({ event, onOpen }: { event: CalendarEvent; onOpen: (event: CalendarEvent) => void }) {
  const { Icon, hue } = KINDS[event.type];
  const [kind, what] = partsOf(event);
  const open = (click: MouseEvent) => {
    // Below this width a chip is too small to aim at: the tap opens its day.
    if (!window.matchMedia('(min-width: 48rem)').matches) return;
    click.stopPropagation();
    onOpen(event);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={open}
      className={cx(
        'flex h-6 w-full min-w-0 cursor-pointer items-center justify-center rounded-md text-xs md:justify-start md:px-1.5',
        HUES[hue],
      )}
    >
      <Icon aria-hidden className="size-3.5 md:hidden" />
      <span className="truncate max-md:sr-only">
        {kind !== undefined && <VisuallyHidden>{kind}: </VisuallyHidden>}
        {what}
      </span>
    </button>
  );
}

interface DayCellProps {
  day: MonthDay;
  events: CalendarEvent[];
  isToday: boolean;
  /** True for the only tab stop of the month. */
  isStop: boolean;
  onOpenDay: () => void;
  onOpenEvent: (event: CalendarEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function DayCell({ day, events, isToday, isStop, ...on }: DayCellProps) {
  const more = events.length - SHOWN;
  return (
    <td
      tabIndex={isStop ? 0 : -1}
      data-date={day.date}
      aria-current={isToday ? 'date' : undefined}
      onClick={on.onOpenDay}
      onKeyDown={on.onKeyDown}
      className="month-cell h-18 cursor-pointer border border-line p-0.5 align-top hover:bg-sunk md:h-26 md:p-1"
    >
      <span
        aria-hidden
        className={cx(
          'flex size-6 items-center justify-center rounded-full text-sm font-semibold tabular-nums max-md:mx-auto',
          isToday && 'bg-brand text-on-brand',
        )}
      >
        {day.dayNumber}
      </span>
      <VisuallyHidden>
        {formatLongDate(day.date)}
        {isToday && ', today'}
      </VisuallyHidden>
      {events.length > 0 && (
        <div className={cx('mt-0.5 grid grid-cols-1 gap-0.5', events.length > 1 && 'max-md:grid-cols-2')}>
          {firstOf(events).map((event) => (
            <EventChip key={event.key} event={event} onOpen={on.onOpenEvent} />
          ))}
          {more > 0 && (
            <span className="text-xs text-soft max-md:col-span-2 max-md:text-center md:px-1.5">
              +{more}
              <span className="max-md:sr-only"> more</span>
            </span>
          )}
        </div>
      )}
    </td>
  );
}

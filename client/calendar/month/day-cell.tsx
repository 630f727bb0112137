// One day of the month: its number, its break and its first events. The cell itself takes the focus; its events are
// also in the day's dialog, so they need no tab stop of their own.
import type { KeyboardEvent, MouseEvent } from 'react';
import type { CalendarEvent, MonthDay } from '#rules/calendar/calendar.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { isOfBand, type Band } from './break-bands.ts';
import { EventChip, EventMark } from './event-chip.tsx';

/** Events shown in a cell before '+N more' (CAL-02). */
const SHOWN = 2;

/** Events shown where there is room for `most`, in order: others before meals, which occur every day. */
function firstOf(events: readonly CalendarEvent[], most: number): readonly CalendarEvent[] {
  if (events.length <= most) return events;
  const isMeal = ({ type }: CalendarEvent) => type === 'meal';
  const chosen = [...events.filter((event) => !isMeal(event)), ...events.filter(isMeal)].slice(0, most);
  return events.filter((event) => chosen.includes(event));
}

interface BreakBandProps {
  /** Undefined above the band of the second lane. */
  band: Band | undefined;
  /** Its beginning or end, when that is on this day. */
  event: CalendarEvent | undefined;
  /** Undefined on a phone, where the day is the target. */
  onOpen: ((event: CalendarEvent) => void) | undefined;
}

/** The part of a break in this cell; its name runs on over the following ones. It stands for its event, too. */
function BreakBand({ band, event, onOpen }: BreakBandProps) {
  if (!band) return <div className="mb-0.5 h-4" />;
  const { school, title, covers, begins, ends } = band;
  const name = (
    <span
      // The parts overlap the lines between the cells; all of them together would be wider than the month.
      style={{ width: `calc(${covers * 100}% - ${2 * covers}px)` }}
      // The name lies over other days; a press on it is meant for the day under it.
      className={
        covers > 0
          ? 'pointer-events-none absolute inset-y-0 left-0 z-1 truncate px-1 text-xs leading-3.5 font-semibold'
          : 'sr-only'
      }
    >
      {title}
      {/* ' Begins' */}
      {event && <VisuallyHidden>{event.title.slice(event.span?.title.length)}</VisuallyHidden>}
      {school && ` · ${school}`}
    </span>
  );
  const open = (click: MouseEvent) => {
    click.stopPropagation();
    if (event) onOpen?.(event);
  };
  return (
    <div
      className={cx(
        'relative -mx-px mb-0.5 h-4 border-y border-school-ink/25 bg-school text-school-ink',
        begins && 'ml-0.5 rounded-l-md border-l',
        ends && 'mr-0.5 rounded-r-md border-r',
      )}
    >
      {event && onOpen ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={open}
          className="absolute inset-0 w-full cursor-pointer text-left"
        >
          {name}
        </button>
      ) : (
        name
      )}
    </div>
  );
}

interface CellEventsProps {
  events: readonly CalendarEvent[];
  /** How many of them can be shown. */
  most: number;
  isWide: boolean;
  onOpenEvent: (event: CalendarEvent) => void;
}

function CellEvents({ events, most, isWide, onOpenEvent }: CellEventsProps) {
  if (events.length === 0) return null;
  const more = events.length - most;
  const shown = firstOf(events, most);
  return (
    <>
      {isWide ? (
        <div className="grid grid-cols-1 gap-0.5 px-1 @max-3xl:px-0.5">
          {shown.map((event) => (
            <EventChip key={event.key} event={event} onOpen={onOpenEvent} />
          ))}
        </div>
      ) : (
        <div className="flex h-4 items-center justify-center gap-1">
          {shown.map((event) => (
            <EventMark key={event.key} event={event} />
          ))}
        </div>
      )}
      {more > 0 && (
        <p className="text-center text-xs leading-4 whitespace-nowrap text-soft max-[24rem]:tracking-tighter md:px-1.5 md:text-left @xl:px-2.5">
          +{more}
          <span className="max-[16rem]:sr-only"> more</span>
        </p>
      )}
    </>
  );
}

/** Days on which loading events are drawn, so that a month that is loading does not look empty. */
const isDrawnLoading = (dayNumber: number): boolean => dayNumber % 3 !== 1;

function LoadingEvents({ dayNumber }: { dayNumber: number }) {
  if (!isDrawnLoading(dayNumber)) return null;
  return (
    <div aria-hidden className="motion-safe:animate-pulse md:px-1">
      <div className="mx-auto mt-0.5 h-2.5 w-6 rounded-full bg-line md:mt-0 md:h-6 md:w-full md:rounded-md @xl:h-8.5" />
    </div>
  );
}

interface DayCellProps {
  day: MonthDay;
  events: readonly CalendarEvent[];
  bands: readonly (Band | undefined)[];
  isToday: boolean;
  /** True for the only tab stop of the month. */
  isStop: boolean;
  /** True for the day whose events are listed below the month. */
  isSelected: boolean;
  isWide: boolean;
  isLoading: boolean;
  onOpenDay: () => void;
  onOpenEvent: (event: CalendarEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function DayCell({
  day,
  events,
  bands,
  isToday,
  isStop,
  isSelected,
  isWide,
  isLoading,
  ...on
}: DayCellProps) {
  const ofBands = bands.map((band) => events.find((event) => isOfBand(event, band)));
  const others = events.filter((event) => !ofBands.includes(event));
  const most = bands.length > 1 || ofBands.some(Boolean) ? SHOWN - 1 : SHOWN;
  return (
    <td
      tabIndex={isStop ? 0 : -1}
      data-date={day.date}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isSelected || undefined}
      onClick={on.onOpenDay}
      onKeyDown={on.onKeyDown}
      className={cx(
        'h-19 cursor-pointer border border-line py-1 align-top hover:bg-sunk md:h-26 @xl:h-34',
        isSelected && 'bg-brand-wash',
        // A day of the month before or after.
        !day.inMonth && 'bg-ground text-soft',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'flex size-6 max-w-full items-center justify-center rounded-full text-sm font-semibold tabular-nums max-md:mx-auto md:ml-1',
          isToday && 'bg-brand text-on-brand',
        )}
      >
        {day.dayNumber}
      </span>
      <VisuallyHidden>
        {formatLongDate(day.date)}
        {isToday && ', today'}
      </VisuallyHidden>
      {bands.map((band, lane) => (
        <BreakBand
          key={lane}
          band={band}
          event={ofBands[lane]}
          onOpen={isWide ? on.onOpenEvent : undefined}
        />
      ))}
      {isLoading ? (
        <LoadingEvents dayNumber={day.dayNumber} />
      ) : (
        <CellEvents events={others} most={most} isWide={isWide} onOpenEvent={on.onOpenEvent} />
      )}
    </td>
  );
}

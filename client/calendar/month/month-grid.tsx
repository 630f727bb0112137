// The month as an ARIA grid: one tab stop; arrows, Home, End, PageUp and PageDown move in it.
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  eventsOfDay,
  monthGrid,
  type CalendarEvent,
  type DateSpan,
  type MonthDay,
} from '#rules/calendar/calendar.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { wantsMotion } from '../../look/motion.ts';
import { dateAfterKey, monthOf } from '../month.ts';
import { bandsOfWeek } from './break-bands.ts';
import { DayCell } from './day-cell.tsx';

interface MonthGridProps {
  /** Id of the element that names the month. */
  labelledBy: string;
  /** The day that holds the tab stop; its month is shown. */
  day: string;
  today: string;
  events: CalendarEvent[];
  spans: readonly DateSpan[];
  /** False on a phone: events are marks, and the selected day is marked. */
  isWide: boolean;
  isLoading: boolean;
  onMove: (day: string) => void;
  onOpenDay: (day: string) => void;
  onOpenEvent: (event: CalendarEvent) => void;
}

/** Keys belong to the focused cell, not to what is inside it, and not to the browser's own shortcuts. */
const isForCell = (event: KeyboardEvent): boolean =>
  event.target === event.currentTarget && !event.ctrlKey && !event.metaKey && !event.altKey;

function useKeys(onMove: (day: string) => void, onOpen: (day: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { date } = event.currentTarget.dataset;
    if (date === undefined || !isForCell(event)) return;
    const opens = event.key === 'Enter' || event.key === ' ';
    const next = dateAfterKey(date, event.key);
    if (!opens && next === null) return;
    event.preventDefault();
    if (opens) onOpen(date);
    if (next === null) return;
    const grid = event.currentTarget.closest('table');
    // The day may be on another page of the calendar, which must be rendered before the day can get the focus.
    flushSync(() => onMove(next));
    grid?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
}

function WeekdayHeaders({ week }: { week: readonly MonthDay[] }) {
  return (
    <thead>
      <tr>
        {week.map(({ date }) => (
          <th
            key={date}
            scope="col"
            abbr={formatWeekday(date)}
            className="h-8 text-sm font-semibold text-soft max-[16rem]:text-xs max-[16rem]:tracking-tighter"
          >
            {formatWeekday(date).slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Week({ week, ...grid }: MonthGridProps & { week: readonly MonthDay[] }) {
  const { day, today, events, spans, onOpenDay } = grid;
  const onKeyDown = useKeys(grid.onMove, onOpenDay);
  const bands = bandsOfWeek(
    week.map(({ date }) => date),
    spans,
  );
  return (
    <tr>
      {week.map((square, column) => (
        <DayCell
          key={column}
          day={square}
          events={eventsOfDay(events, square.date)}
          bands={bands.get(square.date) ?? []}
          isToday={square.date === today}
          isStop={square.date === day}
          isSelected={!grid.isWide && square.date === day}
          isWide={grid.isWide}
          isLoading={grid.isLoading}
          onOpenDay={() => onOpenDay(square.date)}
          onOpenEvent={grid.onOpenEvent}
          onKeyDown={onKeyDown}
        />
      ))}
    </tr>
  );
}

/** Slides the weeks in from the side to which the month was turned. */
function useSlide(month: string) {
  const weeks = useRef<HTMLTableSectionElement>(null);
  const last = useRef(month);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = month;
    if (month === before || !wantsMotion()) return;
    const [id, from] = month > before ? ['turn-month', '1.5rem'] : ['turn-month-back', '-1.5rem'];
    weeks.current?.animate(
      { opacity: [0, 1], transform: [`translateX(${from})`, 'none'] },
      { id, duration: 180, easing: 'ease-out' },
    );
  }, [month]);
  return weeks;
}

export function MonthGrid(props: MonthGridProps) {
  const { year, month } = monthOf(props.day);
  const weeks = useMemo(() => monthGrid(year, month), [year, month]);
  const body = useSlide(props.day.slice(0, 7));
  return (
    <table
      // A table that is operated, not only read, is a grid.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-labelledby={props.labelledBy}
      aria-busy={props.isLoading}
      className="w-full table-fixed border-collapse md:h-full"
    >
      <WeekdayHeaders week={weeks[0] ?? []} />
      <tbody ref={body}>
        {weeks.map((week, row) => (
          // The rows and cells of a month become those of the next one: new ones would be styled and laid out again.
          <Week key={row} week={week} {...props} />
        ))}
      </tbody>
    </table>
  );
}

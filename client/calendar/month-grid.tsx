// The month as an ARIA grid: one tab stop; arrows, Home, End, PageUp and PageDown move in it.
import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { eventsOfDay, monthGrid } from '#rules/calendar/calendar.ts';
import type { CalendarEvent, MonthDay } from '#rules/calendar/calendar.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { DayCell } from './day-cell.tsx';
import { dateAfterKey, monthOf } from './month.ts';

interface MonthGridProps {
  /** Id of the element that names the month. */
  labelledBy: string;
  /** The day that holds the tab stop; its month is shown. */
  day: string;
  today: string;
  events: CalendarEvent[];
  busy: boolean;
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
            className="pb-2 text-sm font-semibold text-soft"
          >
            {formatWeekday(date).slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function MonthGrid(props: MonthGridProps) {
  const { labelledBy, day, today, events, busy, onMove, onOpenDay, onOpenEvent } = props;
  const { year, month } = monthOf(day);
  const weeks = useMemo(() => monthGrid(year, month), [year, month]);
  const open = (date: string) => {
    onMove(date);
    onOpenDay(date);
  };
  const onKeyDown = useKeys(onMove, open);
  return (
    <table
      // A table that is operated, not only read, is a grid.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={busy}
      className="w-full table-fixed border-collapse"
    >
      <WeekdayHeaders week={weeks[0] ?? []} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((square) =>
              square.inMonth ? (
                <DayCell
                  key={square.date}
                  day={square}
                  events={eventsOfDay(events, square.date)}
                  isToday={square.date === today}
                  isStop={square.date === day}
                  onOpenDay={() => open(square.date)}
                  onOpenEvent={onOpenEvent}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <td key={square.date} className="border border-line bg-ground">
                  {'\u00a0'}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

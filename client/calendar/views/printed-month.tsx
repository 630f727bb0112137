// The month on paper: one landscape page with every event as text. Rendered only while the browser prints.
import { useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  eventsOfDay,
  monthGrid,
  spansOf,
  type CalendarEvent,
  type DateSpan,
  type MonthDay,
} from '#rules/calendar/calendar.ts';
import { formatMonth, formatWeekday } from '#rules/time/dates.ts';
import { usePrinting } from '../../kit/print/use-printing.ts';
import { spansAcross } from '../break-line.tsx';
import { eventsShown } from '../filters.ts';
import { monthOf } from '../month.ts';
import { PrintedEvent } from './printed-event.tsx';
import './printed-month.css';

const LARGEST_POINTS = 10;
const SMALLEST_POINTS = 3;
const STEP = 0.5;

interface CellProps {
  day: MonthDay;
  events: readonly CalendarEvent[];
  spans: readonly DateSpan[];
}

function Cell({ day, events, spans }: CellProps) {
  if (!day.inMonth) return <td>{'\u00a0'}</td>;
  return (
    <td>
      <b>{day.dayNumber}</b>
      <ul>
        {spans.map(({ title }) => (
          <li key={title}>
            <i>{title}</i>
          </li>
        ))}
        {events.map((event) => (
          <PrintedEvent key={event.key} event={event} />
        ))}
      </ul>
    </td>
  );
}

interface PrintedMonthProps {
  events: CalendarEvent[];
  hidden: ReadonlySet<string>;
  /** A day of the month. */
  day: string;
}

function Sheet({ events, hidden, day }: PrintedMonthProps) {
  const page = useRef<HTMLDivElement>(null);
  const { year, month } = monthOf(day);
  const shown = useMemo(() => eventsShown(events, hidden), [events, hidden]);
  const spans = spansOf(shown);
  const weeks = monthGrid(year, month);
  // The largest type with which the month fits on its page.
  useLayoutEffect(() => {
    const sheet = page.current;
    if (!sheet) return;
    for (let points = LARGEST_POINTS; points >= SMALLEST_POINTS; points -= STEP) {
      sheet.style.fontSize = `${points}pt`;
      if (sheet.scrollHeight <= sheet.clientHeight) break;
    }
  });
  return (
    <div ref={page} className="printed-month">
      <h2>{formatMonth(year, month)}</h2>
      <table>
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date}>{formatWeekday(date)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((square) => (
                <Cell
                  key={square.date}
                  day={square}
                  events={eventsOfDay(shown, square.date)}
                  spans={spansAcross(spans, square.date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PrintedMonth(props: PrintedMonthProps) {
  return usePrinting() ? createPortal(<Sheet {...props} />, document.body) : null;
}

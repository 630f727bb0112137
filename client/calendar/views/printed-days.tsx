// The week or the agenda on paper: one row a day, as on the screen.
import { entriesOfDay, type CalendarEvent, type DateSpan } from '#rules/calendar/calendar.ts';
import { formatShortDate, formatWeekday } from '#rules/time/dates.ts';
import { PrintedSheet } from '../../kit/print/printed-sheet.tsx';
import { spansAcross } from '../break-line.tsx';
import { PrintedEvent } from './printed-event.tsx';

interface PrintedDaysProps {
  title: string;
  dates: readonly string[];
  events: CalendarEvent[];
  spans: readonly DateSpan[];
}

export function PrintedDays({ title, dates, events, spans }: PrintedDaysProps) {
  return (
    <PrintedSheet title={title}>
      <table>
        <colgroup>
          <col style={{ width: '20%' }} />
        </colgroup>
        <tbody>
          {dates.map((date) => (
            <tr key={date}>
              <th scope="row">
                {formatWeekday(date)}
                <br />
                {formatShortDate(date)}
              </th>
              <td>
                <ul>
                  {spansAcross(spans, date).map((span) => (
                    <li key={span.title}>
                      <i>{span.title}</i>
                    </li>
                  ))}
                  {entriesOfDay(events, date).map((event) => (
                    <PrintedEvent key={event.key} event={event} />
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  );
}

// An event in one line on paper.
import { timeOfEvent, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { usePeopleOf } from '../people.tsx';

export function PrintedEvent({ event }: { event: CalendarEvent }) {
  const people = usePeopleOf(event);
  // School events are for all children, or name them.
  const names = event.type === 'school' ? [] : people.map(({ name }) => name);
  return (
    <li>
      {!event.allDay && <b>{timeOfEvent(event)} </b>}
      {event.title}
      {names.length > 0 && ` (${names.join(', ')})`}
      {event.typical && ' (typical date)'}
    </li>
  );
}

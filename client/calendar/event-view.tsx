// An event with its facts, the way to where it is edited, and its deletion (DASH-07 to DASH-09).
import { useState } from 'react';
import { CalendarDays, Clock, Sparkles } from 'lucide-react';
import type { CalendarEvent } from '#rules/calendar.ts';
import { formatLongDate, formatTime } from '#rules/dates.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Link } from '../kit/link.tsx';
import { useDeleteMenu } from './delete-event.ts';
import { KINDS } from './event-kinds.ts';

interface EventFactsProps {
  event: CalendarEvent;
  /** The household's zone in words, where the browser's differs. */
  zone: string | null;
}

export function EventFacts({ event, zone }: EventFactsProps) {
  const { Icon, hue, name } = KINDS[event.type];
  return (
    <div className="flex flex-col items-start gap-3">
      <Badge hue={hue}>
        <Icon aria-hidden />
        {name}
      </Badge>
      <h3 className="text-2xl wrap-anywhere">{event.title}</h3>
      <p className="flex items-center gap-2">
        <CalendarDays aria-hidden className="size-5 text-soft" />
        {formatLongDate(event.date)}
      </p>
      <p className="flex items-center gap-2 tabular-nums">
        <Clock aria-hidden className="size-5 text-soft" />
        {formatTime(event.time)}
        {zone !== null && ` (${zone} time)`}
      </p>
      {event.description !== '' && (
        <p className="flex items-start gap-2 wrap-anywhere whitespace-pre-line">
          {event.isAIGenerated && <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />}
          {event.description}
        </p>
      )}
    </div>
  );
}

interface ConfirmProps {
  isPending: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before a whole week goes (D8). */
function ConfirmMenu({ isPending, onKeep, onDelete }: ConfirmProps) {
  return (
    <div className="flex w-full flex-col gap-3">
      <p id="delete-menu-question">
        <strong>This deletes the whole weekly menu</strong>, with every meal of that week, not only this one.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {/* The answer that loses nothing takes the focus. */}
        <Button autoFocus aria-describedby="delete-menu-question" onClick={onKeep}>
          Keep it
        </Button>
        <Button variant="danger" pending={isPending} onClick={onDelete}>
          {isPending ? 'Deleting...' : 'Delete weekly menu'}
        </Button>
      </div>
    </div>
  );
}

interface EventActionsProps {
  event: CalendarEvent;
  onDeleted: () => void;
}

/** Give it the event's key as key: a question about one event is not asked about the next. */
export function EventActions({ event, onDeleted }: EventActionsProps) {
  const [asking, setAsking] = useState(false);
  const { remove, isPending } = useDeleteMenu(onDeleted);
  if (asking)
    return (
      <ConfirmMenu isPending={isPending} onKeep={() => setAsking(false)} onDelete={() => remove(event)} />
    );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <Button asChild variant="primary">
        <Link href={KINDS[event.type].href}>Edit Details</Link>
      </Button>
    </>
  );
}

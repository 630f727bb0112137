// The School Calendar card with a confirmed calendar: its next dates, Change and Remove.
import { CalendarCheck2, Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FoundCalendar } from '#contract/shapes.ts';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { EventLine } from '../review/event-line.tsx';
import { FileChoice } from './no-calendar.tsx';

const NEXT = 4;

interface ConfirmedCalendarProps {
  calendar: FoundCalendar;
  /** 'YYYY-MM-DD' */
  today: string;
  saving: boolean;
  onChange: () => void;
  onRemove: () => void;
  onSearch: () => void;
  onFile: (file: File) => void;
  onPaste: () => void;
}

/** Searching again or reading a newer file; what differs is shown before it takes the place of this one. */
function Newer({
  onSearch,
  onFile,
  onPaste,
}: Pick<ConfirmedCalendarProps, 'onSearch' | 'onFile' | 'onPaste'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="quiet"
        className="-ml-3 self-start px-3! underline underline-offset-4"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Got a newer calendar?
      </Button>
      {isOpen && (
        <>
          <FileChoice onFile={onFile} onPaste={onPaste} />
          <Button className="self-start" onClick={onSearch}>
            <Search aria-hidden />
            Search again
          </Button>
        </>
      )}
    </div>
  );
}

export function ConfirmedCalendar({
  calendar,
  today,
  saving,
  onChange,
  onRemove,
  ...newer
}: ConfirmedCalendarProps) {
  const coming = calendar.events.filter(({ date, endDate = date }) => endDate >= today);
  const rest = coming.length - NEXT;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-2">
        <Badge hue="brand">
          <CalendarCheck2 aria-hidden />
          On your calendar
        </Badge>
        <p className="text-soft wrap-anywhere">
          {[calendar.schoolName, calendar.academicYear].filter(Boolean).join(' · ')}
        </p>
      </div>
      {coming.length === 0 ? (
        <p>Every date in this calendar is in the past. Time for a newer one?</p>
      ) : (
        <ul className="flex flex-col gap-3" aria-label="Next dates">
          {coming.slice(0, NEXT).map((event) => (
            <li key={`${event.date} ${event.event}`} className="flex">
              <EventLine event={event} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="text-soft">and {rest} more this school year</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onChange}>
          <Pencil aria-hidden />
          Change
        </Button>
        <Button variant="quiet" pending={saving} onClick={onRemove}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      </div>
      <Newer {...newer} />
    </div>
  );
}

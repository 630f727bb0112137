// One entry of a school calendar: a calendar leaf, its title and its days.
import type { ReactNode } from 'react';
import { TYPICAL } from '#rules/school/typical.ts';
import { Badge } from '../../kit/badge.tsx';
import { formatEventDays, KIND_NAMES, leafOf } from './event-words.ts';
import type { ReviewRow } from './calendar-review.ts';

/** The leaf of a date; its text repeats what stands beside it. */
function CalendarLeaf({ date }: { date: string }) {
  const leaf = leafOf(date);
  return (
    <span
      aria-hidden
      className="flex w-13 shrink-0 flex-col overflow-hidden rounded-xl border border-line bg-surface text-center"
    >
      <span className="bg-school text-sm leading-5 font-semibold text-school-ink">{leaf?.month ?? '–'}</span>
      <span className="font-display text-xl leading-7 font-extrabold tabular-nums">{leaf?.day ?? '?'}</span>
    </span>
  );
}

type Shown = Pick<ReviewRow, 'date' | 'event'> &
  Partial<Pick<ReviewRow, 'endDate' | 'kind' | 'time' | 'qualifier'>>;

interface EventLineProps {
  event: Shown;
  /** Shows the kind of day, too. */
  withKind?: boolean;
  /** Further badges. */
  children?: ReactNode;
}

export function EventLine({ event, withKind = false, children }: EventLineProps) {
  const { date, endDate, event: title, kind, time, qualifier } = event;
  return (
    <div className="flex min-w-0 flex-1 items-start gap-3">
      <CalendarLeaf date={date} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title || 'Untitled'}</p>
        <p className="text-soft">
          {formatEventDays({ date, endDate, time })}
          {qualifier === TYPICAL && ' · typical'}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {withKind && kind !== undefined && <Badge hue="school">{KIND_NAMES[kind]}</Badge>}
          {children}
        </p>
      </div>
    </div>
  );
}

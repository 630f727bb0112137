// One event in a cell of the month: a chip that opens it, or a mark on a phone.
import type { MouseEvent } from 'react';
import { timeOfEvent, titleWithoutSchool, type CalendarEvent } from '#rules/calendar/calendar.ts';
import { HUES } from '../../kit/hues.ts';
import { cx } from '../../kit/cx.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { KINDS } from '../event-kinds.ts';
import { Avatars } from '../people.tsx';

/**
 * 'Lunch: Wraps' → 'Lunch' and 'Wraps', 'School: 5 lessons' → 'School' and '5 lessons', and the same with the name of
 * a school: time, colour and faces show the first part, so the little space of the cell is for the second.
 */
function partsOf(event: CalendarEvent): [first: string | undefined, what: string] {
  const { type, title, kind, schoolName } = event;
  if (schoolName !== undefined) return [schoolName, titleWithoutSchool({ title, schoolName })];
  const colon = type === 'meal' || kind === 'lessons' ? title.indexOf(': ') : -1;
  return colon < 0 ? [undefined, title] : [title.slice(0, colon), title.slice(colon + 2)];
}

interface EventChipProps {
  event: CalendarEvent;
  onOpen: (event: CalendarEvent) => void;
}

export function EventChip({ event, onOpen }: EventChipProps) {
  const { hue } = KINDS[event.type];
  const [first, what] = partsOf(event);
  const open = (click: MouseEvent) => {
    click.stopPropagation();
    onOpen(event);
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={open}
      className={cx(
        'block w-full min-w-0 cursor-pointer rounded-md px-1.5 py-px text-left @max-3xl:px-1 text-xs leading-4 hover:brightness-97 dark:hover:brightness-110',
        event.typical && 'border border-dashed border-current',
        HUES[hue],
      )}
    >
      {/* The time has a line of its own where the cell is wide enough for it. */}
      <span className="flex h-4 items-center justify-between gap-0.5 tabular-nums @max-xl:sr-only @max-3xl:text-[0.6875rem]">
        <span className="truncate">{timeOfEvent(event)}</span>
        <Avatars event={event} size="small" most={1} />
      </span>{' '}
      <span className="block truncate font-semibold @max-xl:py-1">
        {first !== undefined && (
          <span className={event.kind === 'lessons' ? '@max-3xl:sr-only' : 'sr-only'}>{first}: </span>
        )}
        {what}
        {event.typical && <VisuallyHidden> (typical date)</VisuallyHidden>}
      </span>
    </button>
  );
}

/** A dot in the colour of its kind. Too small to aim at: the day is the target. */
export function EventMark({ event }: { event: CalendarEvent }) {
  return (
    <span className={cx('contents', HUES[KINDS[event.type].hue])}>
      <span className="mark size-2.5 rounded-full" />
      <VisuallyHidden>
        {timeOfEvent(event)} {event.title}
      </VisuallyHidden>
    </span>
  );
}

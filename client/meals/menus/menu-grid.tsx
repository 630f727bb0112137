// The week as a grid of days and meals; on phones the grid is a card for each day. It is one tab stop; arrows, Home and
// End move in it, Enter types, Delete clears.
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { MEALS } from '#contract/week.ts';
import { MEAL_NAMES } from '#rules/calendar/events/meal-events.ts';
import type { MenuDay } from '#rules/sync/meal-records.ts';
import { addDays, formatWeekday } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { UncheckedNote } from '../concerns.tsx';
import { useConcerns, type Concerned } from '../use-concerns.ts';
import { clearPlace, writePlace, type DayField, type ShownWeek } from './menu-edits.ts';
import { MenuSlot } from './menu-slot.tsx';
import { emptyDays, shortDay } from './menu-weeks.ts';

const FIELDS: readonly DayField[] = [...MEALS, 'notes'];
const NAMES: Record<DayField, string> = { ...MEAL_NAMES, notes: 'Note' };

/** Room for the day, three meals and a note. */
const COLUMNS =
  '@2xl:grid @2xl:gap-1.5 @2xl:px-1.5 @2xl:grid-cols-[7rem_repeat(3,minmax(0,1fr))_minmax(0,0.8fr)]';

/** The place of a slot: its day, 0 to 6, and its column. */
type Place = readonly [at: number, column: number];

const placeOf = (element: Element): Place | undefined => {
  const [at, column] = element.getAttribute('data-slot')?.split('-').map(Number) ?? [];
  return at === undefined || column === undefined ? undefined : [at, column];
};

function placeAfterKey([at, column]: Place, key: string): Place | undefined {
  if (key === 'ArrowDown') return [at + 1, column];
  if (key === 'ArrowUp') return [at - 1, column];
  if (key === 'ArrowRight') return [at, column + 1];
  if (key === 'ArrowLeft') return [at, column - 1];
  if (key === 'Home') return [at, 0];
  if (key === 'End') return [at, FIELDS.length - 1];
  return undefined;
}

/** The one tab stop, and how keys move it. */
function useRoving(first: number, onClear: (at: number, field: DayField) => void) {
  const [stop, setStop] = useState<Place>([first, 0]);
  const grid = useRef<HTMLDivElement>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (place) setStop(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.target instanceof Element ? placeOf(event.target) : undefined;
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfterKey(place, event.key);
    const slot = next && grid.current?.querySelector<HTMLElement>(`[data-slot="${next.join('-')}"]`);
    if (slot) slot.focus();
    const field = FIELDS[place[1]];
    if (event.key === 'Delete' && field) onClear(place[0], field);
    // The page must not scroll beneath the grid, at its edges neither.
    if (next || event.key === 'Delete') event.preventDefault();
  };
  return { grid, stop, onFocus, onKeyDown };
}

function Headers() {
  return (
    <div role="row" className={cx('@max-2xl:sr-only', COLUMNS)}>
      {['Day', ...FIELDS.map((field) => NAMES[field])].map((name) => (
        <div key={name} role="columnheader" className="px-2 pb-2 text-sm font-semibold text-soft">
          {name === 'Day' ? <VisuallyHidden>Day</VisuallyHidden> : name}
        </div>
      ))}
    </div>
  );
}

function DayHeader({ date, isToday }: { date: string; isToday: boolean }) {
  return (
    <div
      role="rowheader"
      aria-current={isToday ? 'date' : undefined}
      className="flex basis-full items-baseline gap-x-2 px-1 font-display font-[750] @2xl:flex-col @2xl:px-2 @2xl:py-2"
    >
      <span>{formatWeekday(date)}</span>
      <span className="text-sm font-semibold text-soft tabular-nums">{shortDay(date)}</span>
      {isToday && (
        <span className="rounded-full bg-brand px-2.5 py-0.5 font-sans text-sm font-semibold text-on-brand">
          Today
        </span>
      )}
    </div>
  );
}

interface DayRowProps {
  day: MenuDay;
  date: string;
  isToday: boolean;
  /** The column of the tab stop, when it is in this row. */
  stop: number | undefined;
  /** `row-column` of the first slot of the row. */
  at: number;
  concerned: Concerned;
  onWrite: (field: DayField, text: string) => boolean;
  onClear: (field: DayField) => void;
}

function DayRow({ day, date, isToday, stop, at, concerned, onWrite, onClear }: DayRowProps) {
  return (
    <div
      role="row"
      className={cx(
        'flex flex-wrap gap-x-2 gap-y-1.5 rounded-card border bg-surface p-3 @2xl:rounded-none @2xl:border-0 @2xl:border-t @2xl:border-line @2xl:py-1.5',
        isToday ? 'border-brand @2xl:bg-brand-wash' : 'border-line',
        COLUMNS,
      )}
    >
      <DayHeader date={date} isToday={isToday} />
      {FIELDS.map((field, column) => (
        <MenuSlot
          key={field}
          place={`${at}-${column}`}
          isStop={stop === column}
          field={field}
          name={NAMES[field]}
          weekday={formatWeekday(date)}
          text={day[field]}
          concerns={concerned.ofMeal(field === 'notes' ? '' : day[field])}
          onWrite={(text) => onWrite(field, text)}
          onClear={() => onClear(field)}
        />
      ))}
    </div>
  );
}

export function MenuGrid({ today, ...week }: ShownWeek & { today: string }) {
  const store = useMealStore();
  const concerned = useConcerns(useCollection('menu-ideas').records);
  const { start, menu } = week;
  const days = menu?.days ?? emptyDays(start);
  const dates = days.map((_, at) => addDays(start, at));
  const { grid, stop, onFocus, onKeyDown } = useRoving(Math.max(0, dates.indexOf(today)), (at, field) =>
    clearPlace(store, week, at, field),
  );
  return (
    <div className="@container flex flex-col gap-3">
      <UncheckedNote concerned={concerned} />
      <div
        ref={grid}
        role="grid"
        aria-labelledby="week-title"
        tabIndex={-1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className="flex flex-col gap-3 @2xl:gap-0 @2xl:rounded-card @2xl:border @2xl:border-line @2xl:bg-surface @2xl:px-3 @2xl:pt-3 @2xl:pb-1.5 @2xl:shadow-card"
      >
        <Headers />
        {days.map((day, at) => (
          <DayRow
            key={day.day}
            day={day}
            date={dates[at] ?? ''}
            at={at}
            concerned={concerned}
            isToday={dates[at] === today}
            stop={stop[0] === at ? stop[1] : undefined}
            onWrite={(field, text) => writePlace(store, week, at, field, text)}
            onClear={(field) => clearPlace(store, week, at, field)}
          />
        ))}
      </div>
    </div>
  );
}

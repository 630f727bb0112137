// The rows of the week's grid: the names of the columns, and one for each day.
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { MenuDay } from '#rules/sync/meal-records.ts';
import { formatWeekday } from '#rules/time/dates.ts';
import { cx } from '../../../kit/cx.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { COLUMNS, FIELDS, FIELD_NAMES } from './menu-columns.ts';
import type { DayField } from '../menu-edits.ts';
import { MenuSlot } from './menu-slot.tsx';
import { shortDay } from '../menu-weeks.ts';

export function Headers() {
  return (
    <div role="row" className={cx('@max-2xl:sr-only', COLUMNS)}>
      {['Day', ...FIELDS.map((field) => FIELD_NAMES[field])].map((name) => (
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
      className="flex basis-full items-baseline gap-x-2 px-1 font-display font-extrabold @2xl:flex-col @2xl:px-2 @2xl:py-2"
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

export type IngredientsOf = (dish: string) => readonly string[] | undefined;

interface DayRowProps {
  day: MenuDay;
  /** Start of the week. */
  start: string;
  date: string;
  isToday: boolean;
  /** The column of the tab stop, when it is in this row. */
  stop: number | undefined;
  /** `row-column` of the first slot of the row. */
  at: number;
  /** Concerns about the text of a slot; undefined while it is being checked. */
  concernsOf: (field: DayField, text: string) => readonly FamilyConcern[] | undefined;
  ingredientsOf: IngredientsOf;
  onWrite: (field: DayField, text: string) => boolean;
  onClear: (field: DayField) => void;
}

export function DayRow({ day, start, date, isToday, stop, at, ...props }: DayRowProps) {
  const { concernsOf, ingredientsOf, onWrite, onClear } = props;
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
          name={FIELD_NAMES[field]}
          weekday={formatWeekday(date)}
          text={day[field]}
          ingredients={ingredientsOf(day[field])}
          spot={field === 'notes' ? null : { weekStart: start, date, meal: field, text: day[field] }}
          concerns={concernsOf(field, day[field])}
          onWrite={(text) => onWrite(field, text)}
          onClear={() => onClear(field)}
        />
      ))}
    </div>
  );
}

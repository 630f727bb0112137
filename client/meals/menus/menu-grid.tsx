// The week as a grid of days and meals; on phones the grid is a card for each day. It is one tab stop; arrows, Home and
// End move in it, Enter types, Delete clears.
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { MEALS } from '#contract/week.ts';
import { MEAL_NAMES } from '#rules/calendar/events/meal-events.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import type { KeptMenuIdea, MenuDay } from '#rules/sync/meal-records.ts';
import { addDays, formatWeekday } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { useGrowing } from '../../screen/in-slices.ts';
import { UncheckedNote } from '../concerns.tsx';
import { useConcerns, type Concerned } from '../use-concerns.ts';
import { clearPlace, writePlace, type DayField, type ShownWeek } from './menu-edits.ts';
import type { OfLunch } from './lunch-rules.ts';
import { MenuSlot } from './menu-slot.tsx';
import { PastDays } from './past-days.tsx';
import { emptyDays, shortDay } from './menu-weeks.ts';
import { useSchoolLunches } from './use-school-lunches.ts';

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

interface SlotText {
  field: DayField;
  text: string;
  date: string;
}

/** Concerns of the family about a slot and of a school about its lunch, the strongest first. */
function concernsIn({ ofMeal }: Concerned, ofLunch: OfLunch, { field, text, date }: SlotText) {
  if (field === 'notes') return ofMeal('');
  const family = ofMeal(text);
  const school = field === 'lunch' ? ofLunch(date, text) : [];
  // Nothing against it in the family is no answer yet.
  if (school === undefined) return family?.length === 0 ? undefined : family;
  if (school.length === 0) return family;
  const isCertain = ({ strength }: FamilyConcern) => strength === 'contains';
  const possible = school.filter((concern) => !isCertain(concern));
  return [...school.filter(isCertain), ...(family ?? []), ...possible];
}

type IngredientsOf = (dish: string) => readonly string[] | undefined;

/** The ingredients of the idea that has the name of a dish. */
function useIngredients(ideas: readonly KeptMenuIdea[]): IngredientsOf {
  return useMemo(() => {
    const known = new Map(ideas.map(({ name, ingredients }) => [name.toLowerCase(), ingredients]));
    return (dish) => known.get(dish.toLowerCase());
  }, [ideas]);
}

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

function DayRow({ day, start, date, isToday, stop, at, ...props }: DayRowProps) {
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
          name={NAMES[field]}
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

function KeysNote({ id }: { id: string }) {
  return (
    <p id={id} className="sr-only">
      Enter types, Delete clears, M moves, swaps or copies a meal.
    </p>
  );
}

interface MenuGridProps extends ShownWeek {
  today: string;
  /** Types into today's dinner at once, and tells that it does. */
  onTonight?: (() => void) | undefined;
}

/** Days: a screenful of a phone, and the others one by one. */
const GROWTH = { first: 3, piece: 1 };

/** The column of dinner. */
const DINNER = FIELDS.indexOf('dinner');

/** Presses today's dinner once, where the address asks for it. */
function useTonight(grid: RefObject<HTMLElement | null>, today: number, onTonight?: () => void) {
  const isAsked = onTonight !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    onTonight();
    grid.current?.querySelector<HTMLElement>(`[data-slot="${today}-${DINNER}"]`)?.click();
    // Asked for once; the function is new in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAsked]);
}

export function MenuGrid({ today, onTonight, ...week }: MenuGridProps) {
  const store = useMealStore();
  const { records: ideas } = useCollection('menu-ideas');
  const { start } = week;
  const days = week.menu?.days ?? emptyDays(start);
  const concerned = useConcerns(ideas, { meals: days.flatMap((day) => MEALS.map((meal) => day[meal])) });
  const ofLunch = useSchoolLunches(ideas);
  const ingredientsOf = useIngredients(ideas);
  const dates = days.map((_, at) => addDays(start, at));
  const todayAt = Math.max(0, dates.indexOf(today));
  const [isUnfolded, setUnfolded] = useState(false);
  const from = isUnfolded ? 0 : todayAt;
  const count = useGrowing(days.length - from, GROWTH);
  const id = useId();
  const { grid, stop, onFocus, onKeyDown } = useRoving(todayAt, (at, field) =>
    clearPlace(store, week, at, field),
  );
  useTonight(grid, todayAt, onTonight);
  const concernsOn = (date: string) => (field: DayField, text: string) =>
    concernsIn(concerned, ofLunch, { field, text, date });
  const past = { isUnfolded, controls: id, days: days.slice(0, todayAt) };
  return (
    <div className="@container flex flex-col gap-3">
      <UncheckedNote concerned={concerned} />
      {todayAt > 0 && <PastDays {...past} onFold={() => setUnfolded(!isUnfolded)} />}
      <KeysNote id={`${id}-keys`} />
      <div
        ref={grid}
        id={id}
        role="grid"
        aria-labelledby="week-title"
        aria-describedby={`${id}-keys`}
        tabIndex={-1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className="flex flex-col gap-3 @2xl:gap-0 @2xl:rounded-card @2xl:border @2xl:border-line @2xl:bg-surface @2xl:px-3 @2xl:pt-3 @2xl:pb-1.5 @2xl:shadow-card"
      >
        <Headers />
        {days.map(
          (day, at) =>
            at >= from &&
            at < from + count && (
              <DayRow
                key={day.day}
                day={day}
                start={start}
                date={dates[at] ?? ''}
                at={at}
                {...{ ingredientsOf, concernsOf: concernsOn(dates[at] ?? '') }}
                isToday={dates[at] === today}
                stop={stop[0] === at ? stop[1] : undefined}
                onWrite={(field, text) => writePlace(store, week, at, field, text)}
                onClear={(field) => clearPlace(store, week, at, field)}
              />
            ),
        )}
      </div>
    </div>
  );
}

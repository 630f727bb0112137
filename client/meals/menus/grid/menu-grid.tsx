// The week as a grid of days and meals; on phones the grid is a card for each day. It is one tab stop; arrows, Home and
// End move in it, Enter types, Delete clears.
import { useEffect, useId, useMemo, useState, type RefObject } from 'react';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { addDays } from '#rules/time/dates.ts';
import { useMealStore } from '../../../meal-store/use-meals.ts';
import { useGrowing } from '../../../screen/in-slices.ts';
import { UncheckedNote } from '../../concerns.tsx';
import { DayRow, Headers, type IngredientsOf } from './day-row.tsx';
import { FIELDS } from './menu-columns.ts';
import { clearPlace, writePlace, type ShownWeek } from '../menu-edits.ts';
import { emptyDays } from '../menu-weeks.ts';
import { PastDays } from './past-days.tsx';
import { useSlotConcerns } from './slot-concerns.ts';
import { useRoving } from './use-roving.ts';

/** The ingredients of the idea that has the name of a dish. */
function useIngredients(ideas: readonly KeptMenuIdea[]): IngredientsOf {
  return useMemo(() => {
    const known = new Map(ideas.map(({ name, ingredients }) => [name.toLowerCase(), ingredients]));
    return (dish) => known.get(dish.toLowerCase());
  }, [ideas]);
}

/** False on a phone, where nobody presses keys. */
const hasKeys = (): boolean => matchMedia('(any-pointer: fine)').matches;

/** Shown while a place has the focus from the keyboard, above the grid: nothing moves, and no place is covered. */
const KeysNote = ({ id, shown }: { id: string; shown: boolean }) => (
  <p id={id} className={shown ? 'absolute right-0 -mt-6 text-soft' : 'sr-only'}>
    Enter types, Delete clears, M moves, swaps or copies a meal.
  </p>
);

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
  const { ideas, concerned, concernsOn } = useSlotConcerns();
  const days = week.menu?.days ?? emptyDays(week.start);
  const ingredientsOf = useIngredients(ideas);
  const dates = days.map((_, at) => addDays(week.start, at));
  const todayAt = Math.max(0, dates.indexOf(today));
  const [isUnfolded, setUnfolded] = useState(false);
  const from = isUnfolded ? 0 : todayAt;
  const count = useGrowing(days.length - from, GROWTH);
  const id = useId();
  const keysId = hasKeys() ? `${id}-keys` : undefined;
  const { grid, stop, byKeys, handlers } = useRoving(todayAt, (at, field) =>
    clearPlace(store, week, at, field),
  );
  useTonight(grid, todayAt, onTonight);
  const past = { isUnfolded, controls: id, days: days.slice(0, todayAt) };
  return (
    <div className="@container relative flex flex-col gap-3">
      <UncheckedNote concerned={concerned} />
      {todayAt > 0 && <PastDays {...past} onFold={() => setUnfolded(!isUnfolded)} />}
      {keysId !== undefined && <KeysNote id={keysId} shown={byKeys} />}
      <div
        ref={grid}
        id={id}
        role="grid"
        aria-labelledby="week-title"
        aria-describedby={keysId}
        tabIndex={-1}
        {...handlers}
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
                start={week.start}
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

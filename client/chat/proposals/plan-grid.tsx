// The card of a weekly menu as a week: a row for each day with its meals, each of which can be swapped before approval.
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { preinit } from 'react-dom';
import type { Proposal } from '#contract/schemas/chat.ts';
import { DAYS, MEALS, type Day, type Meal } from '#contract/week.ts';
import { DishOfName } from '../../choices/dish-of-name.tsx';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { unfitWords } from './proposals.ts';
import { useSwapStop } from './use-swap-stop.ts';
import sheet from './plan-grid.css?url';

// With the code: the first card would wait for it, too.
preinit(sheet, { as: 'style', precedence: 'medium' });

type Line = Proposal['lines'][number];

export interface Swapping {
  swap: (day: Day, meal: Meal) => void;
  /** The place that is being swapped: 'monday dinner'. */
  swapping: string | null;
}

interface PlanGridProps {
  lines: readonly Line[];
  /** The warnings of the card; one that begins with a dish is marked at that dish, too. */
  warnings: readonly Line[];
  /** Absent once the card was answered. */
  swapping?: Swapping | undefined;
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

interface CellProps extends Pick<PlanGridProps, 'swapping' | 'warnings'> {
  /** Number of its column on a wide card. */
  column: number;
  /** The swap button that takes the tab stop. */
  stop: string | undefined;
  day: Day;
  meal: Meal;
  line: Line;
}

function Cell({ day, meal, line: { label, before, after }, swapping, warnings, stop, column }: CellProps) {
  const isSwapping = swapping?.swapping === `${day} ${meal}`;
  const unfit = unfitWords(after, warnings);
  return (
    <li className={cx('plan-cell', isSwapping && 'opacity-55')} data-column={column}>
      <div className="plan-dish">
        <p className="flex items-center gap-1.5 text-sm text-soft">
          {after !== null && <DishOfName name={after} className="size-8" />}
          <VisuallyHidden>{capital(day)} </VisuallyHidden>
          <span className="inline-block first-letter:uppercase">{meal}</span>
          <VisuallyHidden>: </VisuallyHidden>
        </p>
        <div>
          {before !== null && (
            <p className="text-sm text-soft line-through wrap-anywhere">
              <VisuallyHidden>Before: </VisuallyHidden>
              {before}
            </p>
          )}
          <p className="font-medium wrap-anywhere">
            {before !== null && <VisuallyHidden>After: </VisuallyHidden>}
            {after ?? 'removed'}
          </p>
          {unfit !== '' && (
            <p className="flex items-start gap-1.5 text-sm font-semibold text-danger-ink">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {unfit}
            </p>
          )}
        </div>
      </div>
      {swapping && after !== null && (
        <IconButton
          label={`Swap ${label}`}
          aria-disabled={swapping.swapping !== null}
          data-swap={label}
          tabIndex={label === stop ? 0 : -1}
          className="text-soft"
          onClick={() => swapping.swapping === null && swapping.swap(day, meal)}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

export function PlanGrid({ lines, warnings, swapping }: PlanGridProps) {
  const first = lines.find(({ after }) => after !== null);
  const { week: list, stop, ...handlers } = useSwapStop(first?.label);
  const byPlace = new Map(lines.map((line) => [line.label, line]));
  const week = DAYS.map((day) => ({
    day,
    cells: MEALS.flatMap((meal) => {
      const line = byPlace.get(`${capital(day)} ${meal}`);
      return line ? [{ meal, line }] : [];
    }),
  })).filter(({ cells }) => cells.length > 0);
  // Without room for meals that the card does not plan.
  const columns = MEALS.filter((meal) => week.some(({ cells }) => cells.some((cell) => cell.meal === meal)));
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="medium" />
      <ol ref={list} className="plan-week" data-columns={columns.length} aria-label="Week" {...handlers}>
        {week.map(({ day, cells }) => (
          <li key={day} className="plan-day">
            <p aria-hidden className="plan-name">
              {capital(day)}
            </p>
            <ul className="plan-meals">
              {cells.map(({ meal, line }) => (
                <Cell
                  key={meal}
                  {...{ day, meal, line, swapping, warnings, stop }}
                  column={columns.indexOf(meal) + 1}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}

// A meal plan in an answer, shown as a week. Each line still reads 'Monday dinner: …' for screen readers and when
// copied.
import { DishOfName } from '../../choices/dish-of-name.tsx';
import { Badge } from '../../kit/badge.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import type { PlanDay, PlanLine } from './plan-lines.ts';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function Line({ line, day }: { line: PlanLine; day: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-0.5">
      <span className="w-20 shrink-0 text-soft">
        <VisuallyHidden>{day} </VisuallyHidden>
        <span className="inline-block first-letter:uppercase">{line.meal}</span>
        <VisuallyHidden>: </VisuallyHidden>
      </span>
      <span className="flex min-w-40 flex-1 items-center gap-2 font-medium wrap-anywhere">
        <DishOfName name={line.dish} className="size-9" />
        {line.dish}
      </span>
    </li>
  );
}

export function WeekPlanView({ days }: { days: PlanDay[] }) {
  return (
    <ol className="my-3 rounded-card border border-line first:mt-0 last:mb-0">
      {days.map(({ day, lines }, index) => (
        <li
          key={`${index} ${day}`}
          className="flex flex-col gap-x-4 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 sm:flex-row"
        >
          <p aria-hidden className="shrink-0 sm:w-28">
            <Badge hue="meal">{capital(day)}</Badge>
          </p>
          <ul className="min-w-0 flex-1">
            {lines.map((line, row) => (
              <Line key={`${row} ${line.meal}`} line={line} day={capital(day)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

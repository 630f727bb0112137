// The past days of this week, folded to one line.
import { ChevronDown } from 'lucide-react';
import { MEALS } from '#contract/week.ts';
import type { MenuDay } from '#rules/sync/meal-records.ts';
import { Button } from '../../../kit/button.tsx';
import { cx } from '../../../kit/cx.ts';

interface PastDaysProps {
  days: readonly MenuDay[];
  /** Id of the grid. */
  controls: string;
  isUnfolded: boolean;
  onFold: () => void;
}

const short = (day: MenuDay | undefined): string => day?.day.slice(0, 3) ?? '';

/** 'Mon – Fri', 'Mon' */
const spanOf = (days: readonly MenuDay[]): string =>
  days.length === 1 ? short(days[0]) : `${short(days[0])} – ${short(days.at(-1))}`;

export function PastDays({ days, controls, isUnfolded, onFold }: PastDaysProps) {
  const count = days.flatMap((day) => MEALS.filter((meal) => day[meal] !== '')).length;
  const meals = count === 0 ? 'nothing planned' : `${count} meal${count === 1 ? '' : 's'}`;
  return (
    <Button
      variant="quiet"
      aria-expanded={isUnfolded}
      aria-controls={controls}
      className="-ml-3 self-start px-3! text-soft"
      onClick={onFold}
    >
      <ChevronDown aria-hidden className={cx(!isUnfolded && '-rotate-90')} />
      {spanOf(days)} · {meals}
    </Button>
  );
}

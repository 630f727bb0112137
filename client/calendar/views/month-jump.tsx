// The popover of the calendar that leaps to any month of any year. Arrows move among the months, PageUp and PageDown
// change the year; calendar-head.tsx closes it.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { addMonths, monthOf, sameMonth } from '../month.ts';

const COLUMNS = 3;
const MONTHS_OF_YEAR = 12;

/** Months by which a key moves; the place in the year for Home and End. */
function stepOf(key: string, month: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return -1;
    case 'ArrowRight':
      return 1;
    case 'ArrowUp':
      return -COLUMNS;
    case 'ArrowDown':
      return COLUMNS;
    case 'Home':
      return 1 - month;
    case 'End':
      return MONTHS_OF_YEAR - month;
    case 'PageUp':
      return -MONTHS_OF_YEAR;
    case 'PageDown':
      return MONTHS_OF_YEAR;
    default:
      return undefined;
  }
}

interface YearProps {
  year: number;
  onTurn: (years: number) => void;
}

function Year({ year, onTurn }: YearProps) {
  return (
    <div className="mb-2 flex items-center justify-between">
      <IconButton label="Previous year" onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <p aria-live="polite" className="font-semibold tabular-nums">
        {year}
      </p>
      <IconButton label="Next year" onClick={() => onTurn(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

interface MonthJumpProps {
  /** A day of the shown month. */
  at: string;
  today: string;
  onChoose: (day: string) => void;
}

export function MonthJump({ at, today, onChoose }: MonthJumpProps) {
  // The first day of the month with the tab stop.
  const [stop, setStop] = useState(`${at.slice(0, 7)}-01`);
  const list = useRef<HTMLDivElement>(null);
  // Keys and the opening move the focus; the buttons of the year do not.
  const [byKey, setByKey] = useState(true);
  useEffect(() => {
    if (byKey) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [byKey, stop]);
  const { year, month } = monthOf(stop);
  const turn = (months: number, focuses: boolean) => {
    setByKey(focuses);
    setStop(addMonths(stop, months));
  };
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, month);
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn(step, true);
  };
  return (
    <div
      role="dialog"
      aria-label="Go to a month"
      className="menu absolute top-full left-0 z-40 mt-1 w-72 rounded-card border border-line bg-surface p-3 shadow-overlay"
    >
      <Year year={year} onTurn={(years) => turn(years * MONTHS_OF_YEAR, false)} />
      <div ref={list} role="group" aria-label="Months" className="grid grid-cols-3 gap-1">
        {Array.from({ length: MONTHS_OF_YEAR }, (_, index) => {
          const first = addMonths(`${stop.slice(0, 4)}-01-01`, index);
          const name = formatMonth(year, index + 1);
          return (
            <button
              key={index}
              type="button"
              tabIndex={first === stop ? 0 : -1}
              aria-current={sameMonth(first, at) ? 'true' : undefined}
              onKeyDown={press}
              onClick={() => onChoose(sameMonth(first, today) ? today : first)}
              className={cx(
                'min-h-11 cursor-pointer rounded-field font-medium hover:bg-sunk',
                sameMonth(first, at) && 'bg-brand-wash font-semibold text-brand',
                sameMonth(first, today) && 'border border-brand',
              )}
            >
              <span aria-hidden>{name.slice(0, 3)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </button>
          );
        })}
      </div>
    </div>
  );
}

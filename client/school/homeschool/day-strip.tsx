// The days of a week as buttons, with how much of each is done.
import { Check } from 'lucide-react';
import { formatWeekday, formatShortDate } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import type { DayCount } from './school-week.ts';

interface DayStripProps {
  days: readonly DayCount[];
  shown: string;
  today: string;
  onShow: (date: string) => void;
}

export function DayStrip({ days, shown, today, onShow }: DayStripProps) {
  return (
    <div role="group" aria-label="Days of this week" className="flex flex-wrap gap-1.5 sm:gap-2">
      {days.map(({ date, done, all }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === shown}
          aria-current={date === today ? 'date' : undefined}
          onClick={() => onShow(date)}
          className={cx(
            'flex min-h-11 min-w-14 grow cursor-pointer flex-col items-center rounded-field border px-2 py-1.5 sm:grow-0 sm:px-5',
            date === shown
              ? 'border-brand bg-brand-wash text-brand'
              : 'border-line-strong bg-surface hover:bg-sunk',
          )}
        >
          <span className="font-semibold">
            <span aria-hidden>{formatWeekday(date).slice(0, 3)}</span>
            <span className="sr-only">
              {formatWeekday(date)}, {formatShortDate(date)}
            </span>
          </span>
          <span className="inline-flex items-center gap-1 text-sm tabular-nums">
            {done === all && <Check aria-hidden className="size-4" />}
            {done}/{all}
            <span className="sr-only"> done</span>
          </span>
        </button>
      ))}
    </div>
  );
}

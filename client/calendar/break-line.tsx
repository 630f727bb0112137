// A break on one of its days, with its first and last day.
import { GraduationCap } from 'lucide-react';
import type { DateSpan } from '#rules/calendar/calendar.ts';
import { HUES } from '../kit/hues.ts';
import { cx } from '../kit/cx.ts';
import { formatDays } from './month.ts';

/** The spans a date lies inside of. The first and the last day have events that name the range themselves. */
export const spansAcross = (spans: readonly DateSpan[], date: string): DateSpan[] =>
  spans.filter(({ start, end }) => start < date && date < end);

/** 'Fall Break · Nov 25 – 27' for each break; nothing without any. */
export function BreakLines({ spans }: { spans: readonly DateSpan[] }) {
  return spans.map(({ title, start, end }) => (
    <p
      key={`${title} ${start}`}
      className={cx('flex min-h-8 items-center gap-2 rounded-field px-3 py-1 text-sm', HUES.school)}
    >
      <GraduationCap aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</span>
      <span className="shrink-0 tabular-nums">{formatDays(start, end)}</span>
    </p>
  ));
}

// The lessons of one child on one date, with ticks.
import { Pencil, Plus, Users } from 'lucide-react';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import { formatTime, formatWeekday, formatShortDate } from '#rules/time/dates.ts';
import { cx } from '../../kit/cx.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useTicks } from './use-ticks.ts';

interface DayLessonsProps {
  day: SchoolDay;
  child: string;
  isToday: boolean;
  /** Opens a lesson by its place; null adds one. */
  onEdit: (at: number | null) => void;
}

export function DayLessons({ day, child, isToday, onEdit }: DayLessonsProps) {
  const { lessons, tick } = useTicks(day);
  const title = `${formatWeekday(day.date)}, ${formatShortDate(day.date).replace(/, \d+$/, '')}`;
  const of = child === '' ? '' : ` of ${child}`;
  return (
    <li className="min-w-0">
      <div className="flex items-center justify-between gap-2">
        <h4 className={cx('font-sans font-bold', isToday && 'text-brand')}>
          {title}
          {isToday && ' · today'}
        </h4>
        <IconButton label={`Add a lesson${of} on ${title}`} onClick={() => onEdit(null)}>
          <Plus aria-hidden />
        </IconButton>
      </div>
      <ul aria-label={`Lessons${of} on ${title}`} className="flex flex-col">
        {lessons.map((lesson, at) => (
          <li
            // Two lessons of a day may be alike in everything but their place.
            key={`${at}-${lesson.start}-${lesson.subject}`}
            className="flex items-start gap-1 border-t border-line py-1"
          >
            <Checkbox
              className="min-w-0 flex-1"
              label={
                <span className={cx('min-w-0 wrap-anywhere', lesson.done && 'text-soft line-through')}>
                  {lesson.subject}
                </span>
              }
              hint={
                <>
                  <span className="tabular-nums">
                    {formatTime(lesson.start)} – {formatTime(lesson.end)}
                  </span>
                  {lesson.shared && (
                    <span className="ml-2 inline-flex items-center gap-1">
                      <Users aria-hidden className="size-4" />
                      together
                    </span>
                  )}
                  {lesson.activity !== '' && <span className="block wrap-anywhere">{lesson.activity}</span>}
                </>
              }
              checked={lesson.done}
              onChange={(done) => tick(at, done)}
            />
            <IconButton label={`Edit ${lesson.subject}${of} on ${title}`} onClick={() => onEdit(at)}>
              <Pencil aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {day.notes !== '' && <p className="mt-2 text-soft wrap-anywhere">{day.notes}</p>}
    </li>
  );
}

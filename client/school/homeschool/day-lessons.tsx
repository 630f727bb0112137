// The lessons of one child on one date, with ticks.
import { CheckCheck, Pencil, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { Lesson } from '#contract/shapes.ts';
import { formatWeekday, formatShortDate } from '#rules/time/dates.ts';
import { PersonAvatar } from '../../choices/person-avatar.tsx';
import { cx } from '../../kit/cx.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { timeOfLesson } from './lesson-times.ts';
import { useTicks } from './use-ticks.ts';

interface DayLessonsProps {
  day: SchoolDay;
  child: string;
  /** Of the child's avatar; undefined for somebody who is no member. */
  hue: number | undefined;
  curriculum: string;
  /** Opens a lesson by its place; null adds one. */
  onEdit: (at: number | null) => void;
}

interface LessonLineProps {
  lesson: Lesson;
  time: string;
  /** 'Math of Leo on Monday, Nov 30' */
  name: string;
  onTick: (done: boolean) => void;
  onEdit: () => void;
}

function LessonLine({ lesson, time, name, onTick, onEdit }: LessonLineProps) {
  return (
    <li className="flex items-start gap-1 border-t border-line py-1.5">
      <Checkbox
        className="min-w-0 flex-1"
        label={
          <span className={cx('min-w-0 wrap-anywhere', lesson.done && 'text-soft line-through')}>
            {lesson.subject}
          </span>
        }
        hint={
          <span className="-mt-1.5 block pb-1">
            <span className="flex flex-wrap items-center gap-x-3 text-sm tabular-nums">
              {time}
              {lesson.shared && (
                <span className="inline-flex items-center gap-1">
                  <Users aria-hidden className="size-4" />
                  together
                </span>
              )}
            </span>
            {lesson.activity !== '' && (
              <span className={cx('block wrap-anywhere', !lesson.done && 'text-ink')}>{lesson.activity}</span>
            )}
          </span>
        }
        checked={lesson.done}
        onChange={onTick}
      />
      <IconButton label={`Edit ${name}`} className="text-soft" onClick={onEdit}>
        <Pencil aria-hidden />
      </IconButton>
    </li>
  );
}

interface ChildHeadProps {
  /** '' for lessons of everybody. */
  name: string;
  /** Of the avatar; undefined for somebody who is no member. */
  hue: number | undefined;
  /** Buttons at the end of the row. */
  children?: ReactNode;
}

/** Heading of a child's day. */
const ChildHead = ({ name, hue, children }: ChildHeadProps) => (
  <div className="flex min-h-12 items-center gap-2 pb-1">
    {hue !== undefined && <PersonAvatar name={name} hue={hue} decorative />}
    <h3 className="min-w-0 flex-1 text-lg wrap-anywhere">{name === '' ? 'Everyone' : name}</h3>
    {children}
  </div>
);

interface DayHeadProps {
  child: string;
  hue: number | undefined;
  lessons: readonly Lesson[];
  /** ' of Leo on Monday, Nov 30' */
  of: string;
  onTickAll: () => void;
  onAdd: () => void;
}

function DayHead({ child, hue, lessons, of, onTickAll, onAdd }: DayHeadProps) {
  const isDone = lessons.every(({ done }) => done);
  return (
    <ChildHead name={child} hue={hue}>
      {lessons.length > 0 && (
        <IconButton
          label={`Check off all lessons${of}`}
          // Disabled, it would lose the focus with its last press.
          aria-disabled={isDone}
          className={cx(isDone && 'opacity-55')}
          onClick={() => !isDone && onTickAll()}
        >
          <CheckCheck aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Add a lesson${of}`} onClick={onAdd}>
        <Plus aria-hidden />
      </IconButton>
    </ChildHead>
  );
}

export function DayLessons({ day, child, hue, curriculum, onEdit }: DayLessonsProps) {
  const { lessons, tick, tickAll } = useTicks(day);
  const title = `${formatWeekday(day.date)}, ${formatShortDate(day.date).replace(/, \d+$/, '')}`;
  const of = `${child === '' ? '' : ` of ${child}`} on ${title}`;
  return (
    <section className="min-w-0">
      <DayHead {...{ child, hue, lessons, of }} onTickAll={tickAll} onAdd={() => onEdit(null)} />
      <ul aria-label={`Lessons${of}`} className="flex flex-col">
        {lessons.map((lesson, at) => (
          <LessonLine
            // The place only: a lesson that gets another subject keeps its line, and with it the focus.
            key={at}
            lesson={lesson}
            time={timeOfLesson(lessons, at, curriculum)}
            name={`${lesson.subject}${of}`}
            onTick={(done) => tick(at, done)}
            onEdit={() => onEdit(at)}
          />
        ))}
      </ul>
      {lessons.length === 0 && <p className="border-t border-line py-3 text-soft">No lessons on this day.</p>}
      {day.notes !== '' && <p className="mt-2 text-soft wrap-anywhere">{day.notes}</p>}
    </section>
  );
}

// The saved lessons of a week, one day at a time: ticks, edits, 'We missed today' and print.
import { CalendarCheck, CalendarX2, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { SchoolSchedule } from '#contract/kinds/school-schedule.ts';
import { school as operations } from '#contract/school.ts';
import { addDays, formatLongDate, todayIn, weekStart } from '#rules/time/dates.ts';
import { personHues } from '../../choices/person-avatar.tsx';
import { useRead } from '../../data/api.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { SchoolCard } from '../school-card.tsx';
import { DayLessons } from './day-lessons.tsx';
import { DayStrip } from './day-strip.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import { MissedDialog } from './missed-dialog.tsx';
import { NoLessons } from './no-lessons.tsx';
import { OpenLessons } from './open-lessons.tsx';
import { PrintWeeks } from './print-weeks.tsx';
import {
  childOf,
  countsByDate,
  dayOn,
  shownDate,
  weekByChild,
  weekInWords,
  type ChildWeek,
} from './school-week.ts';

interface PagerProps {
  monday: string;
  thisMonday: string;
  onMove: (monday: string) => void;
}

/** The title of the week takes the focus of a button that disappears with its press, such as 'Show that week'. */
function useTitleFocus(monday: string) {
  const title = useRef<HTMLParagraphElement>(null);
  const shown = useRef(monday);
  useEffect(() => {
    if (shown.current !== monday && document.activeElement === document.body) title.current?.focus();
    shown.current = monday;
  }, [monday]);
  return title;
}

function WeekPager({ monday, thisMonday, onMove }: PagerProps) {
  const week = useTitleFocus(monday);
  return (
    // Reversed: where there is no room for both, 'This week' is below, and the arrows stay where they were.
    <div className="flex flex-wrap-reverse items-center gap-1">
      {monday !== thisMonday && (
        <Button variant="quiet" onClick={() => onMove(thisMonday)}>
          This week
        </Button>
      )}
      <div className="flex min-w-0 items-center gap-1">
        <IconButton label="Previous week" onClick={() => onMove(addDays(monday, -7))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <p
          ref={week}
          tabIndex={-1}
          aria-live="polite"
          className="text-center font-semibold min-[22rem]:min-w-44"
        >
          {weekInWords(monday)}
        </p>
        <IconButton label="Next week" onClick={() => onMove(addDays(monday, 7))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

interface Editing {
  day: SchoolDay;
  at: number | null;
}

interface ChildrenOfDayProps {
  weeks: readonly ChildWeek[];
  date: string;
  members: readonly FamilyMember[];
  curriculum: string;
  onEdit: (editing: Editing) => void;
}

/** The children side by side on one date. */
function ChildrenOfDay({ weeks, date, members, curriculum, onEdit }: ChildrenOfDayProps) {
  const hues = personHues(members.map(({ id }) => id));
  return (
    <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {weeks.map(({ key, child, days }) => {
        const day = dayOn(days, date);
        return (
          day && (
            <DayLessons
              key={`${key} ${date}`}
              {...{ day, child, curriculum }}
              hue={hues.get(key)}
              onEdit={(at) => onEdit({ day, at })}
            />
          )
        );
      })}
    </div>
  );
}

/** The week shown first: the current one, inside the range of the schedule. */
const firstMonday = ({ from, until }: SchoolSchedule, today: string): string => {
  if (from !== null && today < from) return weekStart(from);
  return weekStart(until !== null && today > until ? until : today);
};

interface LessonsCardProps {
  schedule: SchoolSchedule;
  members: readonly FamilyMember[];
}

interface ActionsProps {
  isToday: boolean;
  onMiss: () => void;
  onPrint: () => void;
}

const Actions = ({ isToday, onMiss, onPrint }: ActionsProps) => (
  <div className="flex flex-wrap gap-3">
    <Button onClick={onMiss}>
      <CalendarX2 aria-hidden />
      {isToday ? 'We missed today' : 'We missed this day'}
    </Button>
    <Button onClick={onPrint}>
      <Printer aria-hidden />
      Print this week
    </Button>
  </div>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p className="flex-1 basis-60">The lessons couldn't be loaded. Check your connection and try again.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);

/** The saved days of the week in view. */
function useWeek(schedule: SchoolSchedule, members: readonly FamilyMember[]) {
  const today = todayIn(useNow(), useZone());
  const [moved, setMoved] = useState<string | null>(null);
  const [picked, setPicked] = useState('');
  const monday = moved ?? firstMonday(schedule, today);
  const read = useRead(operations.listSchoolDays, { from: monday, to: addDays(monday, 6) });
  const days = read.data ?? [];
  const counts = countsByDate(days);
  return {
    today,
    monday,
    read,
    days,
    counts,
    date: shownDate(counts, { picked, today }),
    weeks: weekByChild(days, members),
    move: setMoved,
    pick: setPicked,
    show: (day: string) => {
      setMoved(weekStart(day));
      setPicked(day);
    },
  };
}

type Opened = { is: 'lesson'; editing: Editing } | { is: 'missed' } | { is: 'print' };

export function LessonsCard({ schedule, members }: LessonsCardProps) {
  const { today, monday, read, days, counts, date, weeks, move, pick, show } = useWeek(schedule, members);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const curriculum = schedule.request?.curriculum ?? '';
  return (
    <SchoolCard
      title="Lessons"
      icon={<CalendarCheck />}
      action={<WeekPager monday={monday} thisMonday={weekStart(today)} onMove={move} />}
    >
      <OpenLessons {...{ monday, today }} onShow={show} />
      {read.isError && <Failed onRetry={() => void read.refetch()} />}
      {read.data === undefined && !read.isError && <Skeleton className="h-96" />}
      {read.data?.length === 0 && <NoLessons monday={monday} onMove={move} />}
      {days.length > 0 && (
        <>
          <DayStrip days={counts} shown={date} today={today} onShow={pick} />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h3 className="font-sans font-bold text-soft">
              {formatLongDate(date)}
              {date === today && ' · today'}
            </h3>
            <Actions
              isToday={date === today}
              onMiss={() => setOpened({ is: 'missed' })}
              onPrint={() => setOpened({ is: 'print' })}
            />
          </div>
          <ChildrenOfDay
            {...{ weeks, date, members, curriculum }}
            onEdit={(editing) => setOpened({ is: 'lesson', editing })}
          />
        </>
      )}
      {opened?.is === 'lesson' && (
        <LessonDialog
          day={days.find(({ id }) => id === opened.editing.day.id) ?? opened.editing.day}
          child={childOf(opened.editing.day, members)}
          at={opened.editing.at}
          onClose={close}
        />
      )}
      {opened?.is === 'missed' && (
        <MissedDialog
          date={date}
          days={days}
          pupils={members.filter(({ id }) => days.some(({ memberId }) => memberId === id))}
          onClose={close}
        />
      )}
      {opened?.is === 'print' && (
        <PrintWeeks {...{ weeks, curriculum }} title={weekInWords(monday)} onPrinted={close} />
      )}
    </SchoolCard>
  );
}

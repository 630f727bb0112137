// The saved lessons, week by week: ticks, edits, 'We missed today' and print.
import { CalendarCheck, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { SchoolDay } from '#contract/kinds/school-day.ts';
import type { SchoolSchedule } from '#contract/kinds/school-schedule.ts';
import { school as operations } from '#contract/school.ts';
import { addDays, todayIn, weekStart } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { SchoolCard } from '../school-card.tsx';
import { DayLessons } from './day-lessons.tsx';
import { LessonDialog } from './lesson-dialog.tsx';
import { MissedDialog } from './missed-dialog.tsx';
import { PrintWeeks } from './print-weeks.tsx';
import { childOf, weekByChild, weekInWords, type ChildWeek } from './school-week.ts';

interface PagerProps {
  monday: string;
  thisMonday: string;
  onMove: (monday: string) => void;
}

function WeekPager({ monday, thisMonday, onMove }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      {monday !== thisMonday && (
        <Button variant="quiet" onClick={() => onMove(thisMonday)}>
          This week
        </Button>
      )}
      <IconButton label="Previous week" onClick={() => onMove(addDays(monday, -7))}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <p aria-live="polite" className="min-w-44 text-center font-semibold">
        {weekInWords(monday)}
      </p>
      <IconButton label="Next week" onClick={() => onMove(addDays(monday, 7))}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}

interface Editing {
  day: SchoolDay;
  at: number | null;
}

interface WeeksProps {
  weeks: readonly ChildWeek[];
  today: string;
  onEdit: (editing: Editing) => void;
}

function Weeks({ weeks, today, onEdit }: WeeksProps) {
  return weeks.map(({ key, child, days }) => (
    <section key={key} className="mt-5 flex flex-col gap-3">
      {child !== '' && <h3 className="text-lg">{child}</h3>}
      <ul className="grid items-start gap-x-6 gap-y-5 md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {days.map((day) => (
          <DayLessons
            key={day.id}
            day={day}
            child={child}
            isToday={day.date === today}
            onEdit={(at) => onEdit({ day, at })}
          />
        ))}
      </ul>
    </section>
  ));
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

export function LessonsCard({ schedule, members }: LessonsCardProps) {
  const today = todayIn(useNow(), useZone());
  const [moved, setMoved] = useState<string | null>(null);
  const monday = moved ?? firstMonday(schedule, today);
  const {
    data: days,
    isError,
    refetch,
  } = useRead(operations.listSchoolDays, {
    from: monday,
    to: addDays(monday, 6),
  });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const weeks = weekByChild(days ?? [], members);
  const taught = members.filter(({ id }) => (days ?? []).some(({ memberId }) => memberId === id));
  return (
    <SchoolCard
      title="Lessons"
      icon={<CalendarCheck />}
      action={<WeekPager monday={monday} thisMonday={weekStart(today)} onMove={setMoved} />}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setMissing(true)}>We missed today</Button>
        <Button disabled={weeks.length === 0} onClick={() => setPrinting(true)}>
          <Printer aria-hidden />
          Print this week
        </Button>
      </div>
      {isError && (
        <div role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="flex-1 basis-60">
            The lessons could not be loaded. Check your connection and try again.
          </p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {days === undefined && !isError && <Skeleton className="mt-5 h-64" />}
      {days?.length === 0 && <p className="mt-5 text-soft">No lessons this week. Enjoy the break!</p>}
      <Weeks weeks={weeks} today={today} onEdit={setEditing} />
      {editing !== null && (
        <LessonDialog
          day={(days ?? []).find(({ id }) => id === editing.day.id) ?? editing.day}
          child={childOf(editing.day, members)}
          at={editing.at}
          onClose={() => setEditing(null)}
        />
      )}
      {isMissing && (
        <MissedDialog today={today} days={days ?? []} pupils={taught} onClose={() => setMissing(false)} />
      )}
      {isPrinting && (
        <PrintWeeks weeks={weeks} title={weekInWords(monday)} onPrinted={() => setPrinting(false)} />
      )}
    </SchoolCard>
  );
}

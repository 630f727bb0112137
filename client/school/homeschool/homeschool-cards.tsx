// Cards for families that learn at home: the lessons of the saved schedule, attendance, and a new plan.
import { useEffect, useRef } from 'react';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { school as operations } from '#contract/school.ts';
import { useRead } from '../../data/api.ts';
import { AttendanceCard } from './attendance-card.tsx';
import { LessonsCard } from './lessons-card.tsx';
import { PlanCard } from './plan-card.tsx';
import type { PlanSchool } from './plan-request.ts';
import type { SaveSettings } from './use-plan.ts';

interface HomeschoolCardsProps {
  /** The school as it is on the screen, saved or not. */
  school: PlanSchool;
  members: readonly FamilyMember[];
  /** Saves what is changed in it, without a toast; returns true when it is stored. Undefined when nothing is changed. */
  saveSettings: SaveSettings | undefined;
}

/** Moves the focus to the lessons once a schedule that was saved on this page is there. */
function useSavedFocus(version: number | undefined) {
  const lessons = useRef<HTMLDivElement>(null);
  const isSaved = useRef(false);
  useEffect(() => {
    if (version === undefined || !isSaved.current) return;
    isSaved.current = false;
    lessons.current?.focus({ preventScroll: true });
    lessons.current?.scrollIntoView({ block: 'start' });
  }, [version]);
  return { lessons, onSaved: () => (isSaved.current = true) };
}

export function HomeschoolCards({ school, members, saveSettings }: HomeschoolCardsProps) {
  const { data: schedule, isPending } = useRead(operations.getSchoolSchedule, {});
  const { lessons, onSaved } = useSavedFocus(schedule?.version);
  return (
    <>
      {schedule && (
        <div
          ref={lessons}
          tabIndex={-1}
          className="flex scroll-mt-5 flex-col gap-5 rounded-card focus-visible:outline-none"
        >
          <LessonsCard schedule={schedule} members={members} />
          <AttendanceCard schedule={schedule} />
        </div>
      )}
      {!isPending && (
        <PlanCard
          school={school}
          members={members}
          saved={schedule?.request}
          saveSettings={saveSettings}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

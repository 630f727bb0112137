// Cards for families that learn at home: the plan, its lessons, attendance.
import { school as operations } from '#contract/school.ts';
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { useRead } from '../../data/api.ts';
import type { SchoolValues } from '../school-form.ts';
import { AttendanceCard } from './attendance-card.tsx';
import { LessonsCard } from './lessons-card.tsx';
import { PlanCard } from './plan-card.tsx';

interface HomeschoolCardsProps {
  /** The school as it is on the screen, saved or not. */
  school: Pick<SchoolValues, 'curriculum' | 'subjects' | 'daysPerWeek' | 'schoolHours' | 'children'>;
  members: readonly FamilyMember[];
}

export function HomeschoolCards({ school, members }: HomeschoolCardsProps) {
  const { data: schedule } = useRead(operations.getSchoolSchedule, {});
  return (
    <>
      <PlanCard school={school} members={members} />
      {schedule && (
        <>
          <LessonsCard schedule={schedule} members={members} />
          <AttendanceCard schedule={schedule} />
        </>
      )}
    </>
  );
}

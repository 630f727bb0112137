// Step 3: what Pip should help with.
import type { ReactNode } from 'react';
import { CalendarHeart, Sunrise, GraduationCap, HeartPulse, HeartHandshake, Soup } from 'lucide-react';
import { HUES, type Hue } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import { AREAS, AREA_IDS, type AreaId } from '#contract/account.ts';
import { CheckCard } from './check-card.tsx';
import { StepActions } from './step-actions.tsx';
import type { StepProps } from './step-props.ts';

/** The areas of the wizard; family management belongs to the settings only (ONB-06). */
type OfferedArea = Exclude<AreaId, 'familyManagement'>;
const OFFERED = AREA_IDS.filter((area): area is OfferedArea => area !== 'familyManagement');

const ABOUT: Record<OfferedArea, { hint: string; icon: ReactNode; hue: Hue }> = {
  mealPlanning: {
    hint: 'What to cook this week, with everybody’s diet in mind.',
    icon: <Soup />,
    hue: 'meal',
  },
  schoolSchedules: {
    hint: 'School days, breaks and holidays in one calendar.',
    icon: <GraduationCap />,
    hue: 'school',
  },
  dailyRoutines: {
    hint: 'Calmer mornings and bedtimes, talked over with Pip.',
    icon: <Sunrise />,
    hue: 'routine',
  },
  eventPlanning: {
    hint: 'Birthdays, visits and trips, step by step.',
    icon: <CalendarHeart />,
    hue: 'project',
  },
  medical: { hint: 'Appointments, medications and contacts at hand.', icon: <HeartPulse />, hue: 'medical' },
  parentingTips: { hint: 'Ideas that fit the ages of your children.', icon: <HeartHandshake />, hue: 'todo' },
};

export function AreasStep({ draft, dispatch, onBack, onContinue }: StepProps) {
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-semibold">What would you like help with?</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {OFFERED.map((area) => (
            <CheckCard
              key={area}
              label={AREAS[area].label}
              hint={ABOUT[area].hint}
              icon={
                <span aria-hidden className={cx('rounded-2xl p-2.5 [&_svg]:size-6', HUES[ABOUT[area].hue])}>
                  {ABOUT[area].icon}
                </span>
              }
              checked={draft.assistanceAreas.includes(area)}
              onToggle={() => dispatch({ type: 'toggleArea', area })}
            />
          ))}
        </div>
      </fieldset>
      <StepActions onBack={onBack}>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </>
  );
}

// Hint and colour of each assistance area, for screens that let a parent choose areas. Separate from the icons, because
// the sidebar needs only those.
import type { AreaId } from '#contract/preferences.ts';
import { HUES, type Hue } from '../kit/hues.ts';
import { cx } from '../kit/cx.ts';
import { AREA_ICONS } from './area-icons.tsx';

const LOOKS: Record<AreaId, { hint: string; hue: Hue }> = {
  mealPlanning: { hint: "What to cook this week, with everyone's diet in mind.", hue: 'meal' },
  schoolSchedules: { hint: 'School days, breaks and holidays in one calendar.', hue: 'school' },
  dailyRoutines: { hint: 'Calmer mornings and bedtimes, talked over with Pip.', hue: 'routine' },
  familyManagement: { hint: "Who's in the family, and what each of you needs.", hue: 'brand' },
  eventPlanning: { hint: 'Birthdays, visits and trips, step by step.', hue: 'project' },
  medical: { hint: 'Appointments, medications and contacts at hand.', hue: 'medical' },
  parentingTips: { hint: 'Ideas that fit the ages of your children.', hue: 'todo' },
};

/** One line about an area. */
export const areaHint = (area: AreaId): string => LOOKS[area].hint;

/** Its icon on a wash of its colour. */
export function AreaIcon({ area }: { area: AreaId }) {
  const Icon = AREA_ICONS[area];
  return (
    <span aria-hidden className={cx('rounded-2xl p-2.5 [&_svg]:size-6', HUES[LOOKS[area].hue])}>
      <Icon />
    </span>
  );
}

// Learning at home: its days off, and the children who do.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { SCHOOL_SETTINGS_ID } from '#contract/kinds/school.ts';
import type { SchoolBreak } from '#contract/shapes.ts';
import { schoolsOf, type StoredSchool } from '#rules/calendar/events/schools.ts';
import { daysOffAtHome, isAtHome } from '#rules/school/days-off.ts';
import type { Context } from '../context.ts';

/** A school without settings: all children of school age go to it. */
const NO_SCHOOL = {
  schoolType: 'homeschool',
  schoolName: '',
  calendarConfirmed: false,
  breaks: [],
  foundCalendar: null,
  children: [],
};

/** Settings of the first school as they shall be; what is left out stays. */
type Wish = {
  [N in 'schoolType' | 'breaks' | 'calendarConfirmed' | 'foundCalendar']?: StoredSchool[N] | undefined;
};

const withWish = (stored: StoredSchool, wish: Wish): StoredSchool => ({
  ...stored,
  schoolType: wish.schoolType ?? stored.schoolType,
  breaks: wish.breaks ?? stored.breaks,
  calendarConfirmed: wish.calendarConfirmed ?? stored.calendarConfirmed,
  foundCalendar: wish.foundCalendar === undefined ? stored.foundCalendar : wish.foundCalendar,
});

/** Days off of the household's learning at home, and the children who do. */
export async function homeOf(
  context: Context,
  wish?: Wish,
): Promise<{ daysOff: SchoolBreak[]; children: FamilyMember[] }> {
  const stored = (await context.records('school_settings').find(SCHOOL_SETTINGS_ID)) ?? null;
  const first =
    wish === undefined ? stored : withWish(stored ?? { ...NO_SCHOOL, schoolType: 'public' }, wish);
  const further = await context.records('school').list();
  const members = await context.records('family_member').list();
  const atHome = schoolsOf<StoredSchool>(first, further, members).filter(isAtHome);
  const taught = atHome.length > 0 ? atHome : schoolsOf(NO_SCHOOL, [], members);
  const ids = new Set(taught.flatMap(({ children }) => children));
  return { daysOff: atHome.flatMap(daysOffAtHome), children: members.filter(({ id }) => ids.has(id)) };
}

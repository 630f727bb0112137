// The icon of every assistance area, for all screens.
import {
  CalendarHeart,
  GraduationCap,
  HeartHandshake,
  HeartPulse,
  Soup,
  Sunrise,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { AreaId } from '#contract/preferences.ts';

export const AREA_ICONS: Record<AreaId, LucideIcon> = {
  mealPlanning: Soup,
  schoolSchedules: GraduationCap,
  dailyRoutines: Sunrise,
  familyManagement: Users,
  eventPlanning: CalendarHeart,
  medical: HeartPulse,
  parentingTips: HeartHandshake,
};

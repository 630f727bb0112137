// The icon of every screen a navigation leads to.
import {
  CalendarHeart,
  Ellipsis,
  GraduationCap,
  HeartHandshake,
  HeartPulse,
  House,
  MessageCircle,
  Soup,
  Sunrise,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { AreaId } from '#contract/account.ts';

export const AREA_ICONS: Record<AreaId, LucideIcon> = {
  mealPlanning: Soup,
  schoolSchedules: GraduationCap,
  dailyRoutines: Sunrise,
  familyManagement: Users,
  eventPlanning: CalendarHeart,
  medical: HeartPulse,
  parentingTips: HeartHandshake,
};

export const ICONS = { home: House, chat: MessageCircle, family: Users, more: Ellipsis };

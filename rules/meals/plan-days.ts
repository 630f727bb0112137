// The days a meal plan covers (D38): from today, after 8 pm from tomorrow, to Sunday of the requested Monday-based
// week.
import { addDays, wallTime, weekStart, weekdayNumber } from '../time/dates.ts';

const EVENING = 20;
const FEW_DAYS = 3;

interface PlanDays {
  /** The Monday of the week planned. */
  weekStartDate: string;
  /** The first day planned. */
  from: string;
}

/** The first day worth planning: today's dinner is over after 8 pm. */
function firstDay(now: Date, zone: string): string {
  const { date, hour } = wallTime(now, zone);
  return hour >= EVENING ? addDays(date, 1) : date;
}

/** The days of the week that has `date`, without those that are over; a past week is planned as the current one. */
export function planDays(date: string | undefined, now: Date, zone: string): PlanDays {
  const first = firstDay(now, zone);
  const weekStartDate = weekStart(date ?? first);
  return weekStartDate > first
    ? { weekStartDate, from: weekStartDate }
    : { weekStartDate: weekStart(first), from: first };
}

/** Days that are left of the week, this one included. */
const daysLeft = (from: string): number => 7 - ((weekdayNumber(from) + 6) % 7);

/** True when a plan from this day on covers so little of the week that planning the next one makes sense. */
export const isLateInWeek = (from: string): boolean => daysLeft(from) <= FEW_DAYS;

/** The week to plan for a family without any plan: one or two days are too few for a first impression (D38). */
export function firstPlanWeek(now: Date, zone: string): 'this week' | 'next week' {
  const from = firstDay(now, zone);
  const isOver = weekStart(from) > wallTime(now, zone).date;
  return isOver || daysLeft(from) < FEW_DAYS ? 'next week' : 'this week';
}

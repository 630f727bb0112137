// Calendar events are derived, never stored. The id of an event names its record: a prefix and the record's own id,
// nothing else (D14).
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import type { WeeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { MADE_BY_PIP, MEALS, MEAL_TIMES, type Meal } from '#contract/week.ts';
import { addDays, dayOf, daysBetween, daysInMonth, wallTime, weekdayNumber } from '../time/dates.ts';

export interface CalendarEvent {
  /** Prefix and record id; the events of one menu share it. */
  id: string;
  /** Unique in a list: id, date and meal. */
  key: string;
  title: string;
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  time: string;
  description: string;
  isAIGenerated: boolean;
  type: 'school' | 'meal' | 'medical';
}

export type MenuOfWeek = Pick<WeeklyMenu, 'id' | 'weekStartDate' | 'notes' | 'meals'>;

/** One meal of one date, with its menu. */
interface PlannedMeal {
  date: string;
  meal: Meal;
  text: string;
  menu: MenuOfWeek;
}

export const MEAL_NAMES: Record<Meal, string> = { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' };

const MEAL_PREFIX = 'meal-';
const MEDICAL_PREFIX = 'medical-';
const DAYS_OF_MENU = 7;

const covers = (menu: MenuOfWeek, date: string): boolean => {
  const day = daysBetween(menu.weekStartDate, date);
  return day >= 0 && day < DAYS_OF_MENU;
};

/** The meals of one date. Where menus overlap, the later week fills each slot for which it has a text (D6). */
export function mealsOfDate(menus: readonly MenuOfWeek[], date: string): PlannedMeal[] {
  const covering = menus.filter((menu) => covers(menu, date));
  covering.sort((a, b) => daysBetween(a.weekStartDate, b.weekStartDate));
  return MEALS.flatMap((meal) => {
    for (const menu of covering) {
      const text = menu.meals[dayOf(date)]?.[meal]?.trim();
      if (text) return [{ date, meal, text, menu }];
    }
    return [];
  });
}

const toEvent = ({ date, meal, text, menu }: PlannedMeal): CalendarEvent => {
  const id = MEAL_PREFIX + menu.id;
  return {
    id,
    key: `${id}-${date}-${meal}`,
    title: `${MEAL_NAMES[meal]}: ${text}`,
    date,
    time: MEAL_TIMES[meal],
    description: menu.notes,
    isAIGenerated: menu.notes === MADE_BY_PIP,
    type: 'meal',
  };
};

/** The events of all weekly menus, in chronological order (CAL-06, CAL-12). */
export function mealEvents(menus: readonly MenuOfWeek[]): CalendarEvent[] {
  const dates = new Set<string>();
  for (const menu of menus)
    for (let day = 0; day < DAYS_OF_MENU; day += 1) dates.add(addDays(menu.weekStartDate, day));
  return [...dates].toSorted().flatMap((date) => mealsOfDate(menus, date).map(toEvent));
}

type Appointment = Pick<MedicalAppointment, 'id' | 'title' | 'appointmentDate' | 'notes'>;

/** The title of an appointment, or the default (CAL-05). */
export const titleOfAppointment = (title: string): string => title.trim() || 'Medical Appointment';

/** The events of medical appointments, in the wall time of the household's zone (CAL-05, D31). */
export const appointmentEvents = (appointments: readonly Appointment[], zone: string): CalendarEvent[] =>
  appointments.map((appointment) => {
    const { date, time } = wallTime(new Date(appointment.appointmentDate), zone);
    const id = MEDICAL_PREFIX + appointment.id;
    return {
      id,
      key: `${id}-${date}`,
      title: titleOfAppointment(appointment.title),
      date,
      time,
      description: appointment.notes.trim(),
      isAIGenerated: false,
      type: 'medical',
    };
  });

const idAfter = (prefix: string, eventId: string): string | undefined =>
  eventId.startsWith(prefix) ? eventId.slice(prefix.length) : undefined;

/** The id of the menu of an event; undefined for other events. */
export const menuIdOfEvent = (eventId: string): string | undefined => idAfter(MEAL_PREFIX, eventId);

/** The id of the appointment of an event; undefined for other events. */
export const appointmentIdOfEvent = (eventId: string): string | undefined => idAfter(MEDICAL_PREFIX, eventId);

/** The events of one date, earliest first. */
export const eventsOfDay = (events: readonly CalendarEvent[], date: string): CalendarEvent[] =>
  events
    .filter((event) => event.date === date)
    .toSorted((a, b) => Number(a.time > b.time) - Number(a.time < b.time));

export interface MonthDay {
  date: string;
  /** 1 to 31 */
  dayNumber: number;
  /** False for the days of the neighbouring months that complete the first and last week. */
  inMonth: boolean;
}

/** The weeks of a month (1 to 12), Sunday first, completed with the neighbouring days. */
export function monthGrid(year: number, month: number): MonthDay[][] {
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  const first = `${prefix}-01`;
  const before = weekdayNumber(first);
  const weeks = Math.ceil((before + daysInMonth(year, month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = addDays(first, week * 7 + day - before);
      return { date, dayNumber: Number(date.slice(-2)), inMonth: date.startsWith(prefix) };
    }),
  );
}

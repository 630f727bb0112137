// What a parent types about a weekly menu, and what is stored of it (MEAL-13): a week, and seven days of breakfast,
// lunch, dinner and notes. The meals belong to weekdays, so they stay where they are when the week begins on another.
import * as z from 'zod/mini';
import { LocalDate, longText } from '#contract/schemas/common.ts';
import { DAYS, MEALS, menuId, type Day } from '#contract/week.ts';
import { fieldsOf, recordOf, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { readWith } from '../../editing/read-with.ts';

export const SLOTS = [...MEALS, 'notes'] as const;
export type Slot = (typeof SLOTS)[number];

/** `weekStart`, `notes` of the week, and 'monday.dinner' for every place of it. */
export type MenuFormValues = Record<string, string>;

export const slotName = (day: Day, slot: Slot): string => `${day}.${slot}`;

const MENU = z.object({
  weekStart: z
    .string()
    .check(z.minLength(1, { error: 'Week Start Date is required', abort: true }))
    .check(
      z.refine((date) => z.safeParse(LocalDate, date).success, 'Please choose a date from 1900 to 2199'),
    ),
  notes: longText('Notes'),
  ...Object.fromEntries(
    DAYS.flatMap((day) => SLOTS.map((slot) => [slotName(day, slot), longText('A meal')] as const)),
  ),
});

const NO_MEALS: MenuFormValues = Object.fromEntries([
  ['notes', ''],
  ...DAYS.flatMap((day) => SLOTS.map((slot) => [slotName(day, slot), ''] as const)),
]);

/** The form of a menu; of a new one with null. */
export const menuFormOf = (menu: KeptWeeklyMenu | null, weekStart = ''): MenuFormValues => ({
  ...NO_MEALS,
  ...(menu && (fieldsOf('weekly-menus', menu) as MenuFormValues)),
  weekStart: menu?.weekStart ?? weekStart,
});

/** The days in the order of the week, with their dates once the week is known. */
export function daysFrom(weekStart: string): { day: Day; date: string | null }[] {
  if (!z.safeParse(LocalDate, weekStart).success) return DAYS.map((day) => ({ day, date: null }));
  return DAYS.map((_, at) => addDays(weekStart, at)).map((date) => ({ day: dayOf(date), date }));
}

/** The fields to store, or the first mistake of each. */
export const readMenu = (form: MenuFormValues) =>
  readWith<MenuFormValues, MenuFormValues>(
    MENU,
    Object.fromEntries(Object.entries(form).map(([name, text]) => [name, text.trim()])),
  );

interface MenuChange {
  /** The menus as they are now. */
  menus: readonly KeptWeeklyMenu[];
  /** The menu that was opened; null for a new one. */
  opened: KeptWeeklyMenu | null;
  /** What was typed that is new, and the week. */
  changed: MenuFormValues;
  weekStart: string;
}

/** What there is a text for. */
const filled = (form: MenuFormValues): MenuFormValues =>
  Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''));

/**
 * The menu to save. Only what was typed changes: a meal another device planned meanwhile stays, and so does what the
 * menu of that week has already where nothing is put in its place (MEAL-08).
 */
export function menuToSave({ menus, opened, changed, weekStart }: MenuChange) {
  const current = menus.find(({ id }) => id === opened?.id) ?? opened;
  const there = menus.find((menu) => menu.weekStart === weekStart);
  const isMove = current !== null && current.weekStart !== weekStart;
  const fields: MenuFormValues = {
    ...menuFormOf(there ?? (isMove ? null : current)),
    ...(isMove && filled(menuFormOf(current))),
    // What was left empty in a new menu takes nothing from the one that was there.
    ...(opened ? changed : filled(changed)),
  };
  const { weekStart: _, ...slots } = fields;
  const dated = { id: menuId(weekStart), createdAt: '', updatedAt: '' };
  const { notes, days } = recordOf('weekly-menus', dated, slots);
  return { menu: { weekStart, notes, days }, movedFrom: isMove ? current.id : undefined };
}

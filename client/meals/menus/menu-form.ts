// Form of a weekly menu: form values to stored fields and back (MEAL-13): a week, and seven days of breakfast, lunch,
// dinner and notes. Meals are stored by weekday, so they stay on their weekdays when the first day of the week changes.
import type { Field } from '#contract/kind.ts';
import { weeklyMenu } from '#contract/kinds/weekly-menu.ts';
import { LocalDate } from '#contract/schemas/common.ts';
import { DAYS, MEALS, menuId, type Day } from '#contract/week.ts';
import { menuFields, recordOf, type KeptWeeklyMenu } from '#rules/sync/meal-records.ts';
import { addDays, dayOf } from '#rules/time/dates.ts';
import { readForm } from '../../editing/form/read-form.ts';
import type { Read, RecordKind } from '../../editing/form/record-kind.ts';

export const SLOTS = [...MEALS, 'notes'] as const;
type Slot = (typeof SLOTS)[number];

/** `weekStart`, `notes` of the week, and 'monday.dinner' for every place of it. */
export type MenuFormValues = Record<string, string>;

export const slotName = (day: Day, slot: Slot): string => `${day}.${slot}`;

const SLOT_NAMES: Record<Slot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  notes: 'Notes',
};

type MenuField = Extract<Field, { is: 'notes' }> | (Extract<Field, { is: 'date' }> & { required: true });
const FIELDS: Record<string, MenuField> = {
  weekStart: weeklyMenu.fields.weekStartDate,
  notes: { is: 'notes', label: 'Notes for the week', sentence: 'Notes' },
  ...Object.fromEntries(
    DAYS.flatMap((day) =>
      SLOTS.map((slot): [string, MenuField] => [
        slotName(day, slot),
        { is: 'notes', label: SLOT_NAMES[slot], sentence: 'A meal' },
      ]),
    ),
  ),
};

const NO_MEALS: MenuFormValues = Object.fromEntries([
  ['notes', ''],
  ...DAYS.flatMap((day) => SLOTS.map((slot) => [slotName(day, slot), ''] as const)),
]);

/** The form of a menu; of a new one with null. */
const menuFormOf = (menu: KeptWeeklyMenu | null, weekStart = ''): MenuFormValues => ({
  ...NO_MEALS,
  ...(menu && menuFields(menu)),
  weekStart: menu?.weekStart ?? weekStart,
});

/** The days in the order of the week, with their dates once the week is known. */
export function daysFrom(weekStart: string): { day: Day; date: string | null }[] {
  if (!LocalDate.safeParse(weekStart).success) return DAYS.map((day) => ({ day, date: null }));
  return DAYS.map((_, at) => addDays(weekStart, at)).map((date) => ({ day: dayOf(date), date }));
}

function read(form: MenuFormValues): Read<MenuFormValues, MenuFormValues> {
  const result = readForm({ fields: FIELDS }, form);
  if (!('errors' in result) || result.errors['weekStart'] === undefined) return result;
  const weekStart =
    form['weekStart'] === '' ? 'Week Start Date is required' : 'Please choose a date from 1900 to 2199';
  return { errors: { ...result.errors, weekStart } };
}

/** The form of a menu; of a new one with the week `from` filled in. */
export const menuKind = (from: string): RecordKind<KeptWeeklyMenu, MenuFormValues, MenuFormValues> => ({
  key: `${weeklyMenu.table} ${from}`,
  fields: FIELDS,
  formOf: (menu) => menuFormOf(menu, from),
  read,
  done: { added: 'Weekly menu added', changed: 'Weekly menu updated' },
});

interface MenuChange {
  /** The menus as they are now. */
  menus: readonly KeptWeeklyMenu[];
  /** The menu that was opened; null for a new one. */
  opened: KeptWeeklyMenu | null;
  /** The values that were changed, and the week. */
  changed: Partial<MenuFormValues>;
  weekStart: string;
}

const withoutEmpty = (form: MenuFormValues): MenuFormValues =>
  Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''));

/**
 * The menu to save. Only what was typed changes: a meal another device planned meanwhile stays, and so does what the
 * menu of that week has already where nothing is put in its place (MEAL-08).
 */
export function menuToSave({ menus, opened, changed, weekStart }: MenuChange) {
  const current = menus.find(({ id }) => id === opened?.id) ?? opened;
  const there = menus.find((menu) => menu.weekStart === weekStart);
  const typed = Object.fromEntries(Object.entries(changed).map(([name, text = '']) => [name, text]));
  const isMove = current !== null && current.weekStart !== weekStart;
  const fields: MenuFormValues = {
    ...menuFormOf(there ?? (isMove ? null : current)),
    ...(isMove && withoutEmpty(menuFormOf(current))),
    // Fields left empty in a new menu clear nothing in an existing one.
    ...(opened ? typed : withoutEmpty(typed)),
  };
  const { weekStart: _, ...slots } = fields;
  const dated = { id: menuId(weekStart), createdAt: '', updatedAt: '' };
  const { notes, days } = recordOf('weekly-menus', dated, slots);
  return { menu: { weekStart, notes, days }, movedFrom: isMove ? current.id : undefined };
}

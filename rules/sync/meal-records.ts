// Meal records as the browser stores them (MEAL-16), and the only mapping between them and the fields that merge. The
// server's records, including the calendar's menus, use the same mapping (D6).
import type { Collection } from '#contract/collections.ts';
import type { Kind } from '#contract/kind.ts';
import { menuIdea, type MenuIdea } from '#contract/kinds/menu-idea.ts';
import {
  PANTRY_CATEGORIES,
  pantryItem,
  type PantryCategory,
  type PantryItem,
} from '#contract/kinds/pantry-item.ts';
import { shoppingList, type ShoppingItem, type ShoppingList } from '#contract/kinds/shopping-list.ts';
import type { FieldValue } from '#contract/schemas/meal-sync.ts';
import { olderValues } from '#contract/upgrade.ts';
import { DAYS, MEALS, type Day, type Meal, type WeekMeals } from '#contract/week.ts';
import { addDays, dayOf } from '../time/dates.ts';
import type { Fields } from './meal-merge.ts';

type Kept<R> = Omit<R, 'version'>;
type Dated = { id: string; createdAt: string; updatedAt: string };

export type KeptPantryItem = Kept<PantryItem>;
export type KeptMenuIdea = Kept<MenuIdea>;
export type KeptShoppingList = Kept<ShoppingList>;

/** One day of a menu; `day` is its weekday's name, 'Monday'. */
export type MenuDay = { day: string; notes: string } & Record<Meal, string>;

/** A weekly menu as the Meal Planning screen sees it: `days[i]` is the weekday of weekStart + i. */
export interface KeptWeeklyMenu extends Dated {
  weekStart: string;
  notes: string;
  days: MenuDay[];
}

export interface RecordsOf {
  pantry: KeptPantryItem;
  'weekly-menus': KeptWeeklyMenu;
  'shopping-lists': KeptShoppingList;
  'menu-ideas': KeptMenuIdea;
}
export type KeptRecord = RecordsOf[Collection];

/** Initial values of fields. Required ones are empty only until they are written. */
const emptyOf = ({ fields }: Pick<Kind, 'fields'>): Fields => olderValues(fields) as Fields;
const { items: _, ...emptyList } = emptyOf(shoppingList);
/** Those of menus are in `menuFields`. */
const EMPTY: Record<Collection, Fields> = {
  'weekly-menus': {},
  pantry: emptyOf(pantryItem),
  'shopping-lists': emptyList,
  'menu-ideas': { ...emptyOf(menuIdea), mealType: 'dinner' },
};
const { of: ITEM } = shoppingList.fields.items;
/** Initial values of an item's fields. */
export const EMPTY_ITEM = emptyOf({ fields: ITEM }) as Omit<ShoppingItem, 'id'>;
/** The fields of one day of a menu. */
export const DAY_FIELDS = [...MEALS, 'notes'] as const;

export const dayName = (day: Day): string => day.charAt(0).toUpperCase() + day.slice(1);

/** The start date of a menu, from its id (D32). */
export const weekOfMenu = (menuId: string): string => menuId.slice('week-'.length);

const own = (record: object, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (record as Fields)[name] ?? null]));

const itemFields = (items: readonly ShoppingItem[]): Fields =>
  Object.fromEntries(
    items.flatMap(({ id, ...fields }) =>
      Object.entries(own(fields, Object.keys(ITEM))).map(([name, value]) => [`items.${id}.${name}`, value]),
    ),
  );

/** The fields of a menu by path, which are all texts. */
export function menuFields({
  weekStart,
  notes,
  days,
}: Pick<KeptWeeklyMenu, 'weekStart' | 'notes' | 'days'>): Record<string, string> {
  const fields: Record<string, string> = { notes };
  days.forEach((day, at) => {
    const weekday = dayOf(addDays(weekStart, at));
    for (const field of DAY_FIELDS) fields[`${weekday}.${field}`] = day[field];
  });
  return fields;
}

/** The fields of a record by path. */
export function fieldsOf(collection: Collection, record: KeptRecord): Fields {
  if ('days' in record) return menuFields(record);
  const fields = own(record, Object.keys(EMPTY[collection]));
  return 'items' in record ? { ...fields, ...itemFields(record.items) } : fields;
}

function itemsIn(fields: Fields): ShoppingItem[] {
  const items = new Map<string, ShoppingItem>();
  for (const [path, value] of Object.entries(fields)) {
    const [, id, field] = /^items\.([^.]+)\.([^.]+)$/.exec(path) ?? [];
    if (id === undefined || field === undefined || !Object.hasOwn(ITEM, field)) continue;
    items.set(id, { ...(items.get(id) ?? { id, ...EMPTY_ITEM }), [field]: value });
  }
  return [...items.values()].toSorted((a, b) => Number(a.id > b.id) - Number(a.id < b.id));
}

function menuIn(id: string, fields: Fields): Omit<KeptWeeklyMenu, keyof Dated> {
  const weekStart = weekOfMenu(id);
  const text = (path: string) => String(fields[path] ?? '');
  const days = Array.from({ length: 7 }, (_, at): MenuDay => {
    const day = dayOf(addDays(weekStart, at));
    return {
      day: dayName(day),
      breakfast: text(`${day}.breakfast`),
      lunch: text(`${day}.lunch`),
      dinner: text(`${day}.dinner`),
      notes: text(`${day}.notes`),
    };
  });
  return { weekStart, notes: text('notes'), days };
}

const category = (value: FieldValue | undefined): PantryCategory =>
  PANTRY_CATEGORIES.find((known) => known === value) ?? 'other';

/** The record of these fields. */
export function recordOf<C extends Collection>(collection: C, dated: Dated, fields: Fields): RecordsOf[C];
export function recordOf(collection: Collection, dated: Dated, fields: Fields): KeptRecord {
  if (collection === 'weekly-menus') return { ...dated, ...menuIn(dated.id, fields) };
  const empty = EMPTY[collection];
  const plain = { ...empty, ...Object.fromEntries(Object.entries(fields).filter(([path]) => path in empty)) };
  if (collection === 'shopping-lists') {
    return { ...dated, title: String(plain['title']), items: itemsIn(fields) };
  }
  if (collection === 'pantry') plain['category'] = category(plain['category']);
  return { ...dated, ...plain } as KeptPantryItem | KeptMenuIdea;
}

/** A menu as the calendar and Pip see it (D6): meals by weekday, and the notes of the days. */
export function mealsOfFields(fields: Fields): { meals: WeekMeals; dayNotes: Partial<Record<Day, string>> } {
  const meals: WeekMeals = {};
  const dayNotes: Partial<Record<Day, string>> = {};
  for (const day of DAYS) {
    const planned = MEALS.filter((meal) => String(fields[`${day}.${meal}`] ?? '') !== '');
    if (planned.length > 0)
      meals[day] = Object.fromEntries(planned.map((meal) => [meal, String(fields[`${day}.${meal}`])]));
    const note = String(fields[`${day}.notes`] ?? '');
    if (note !== '') dayNotes[day] = note;
  }
  return { meals, dayNotes };
}

/** The fields of a menu as the server stores it; the inverse of `mealsOfFields`. */
export function fieldsOfMeals(
  notes: string,
  meals: WeekMeals,
  dayNotes: Partial<Record<Day, string>>,
): Fields {
  const fields: Fields = { notes };
  for (const day of DAYS) {
    for (const meal of MEALS) fields[`${day}.${meal}`] = meals[day]?.[meal] ?? '';
    fields[`${day}.notes`] = dayNotes[day] ?? '';
  }
  return fields;
}

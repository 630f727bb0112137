// Upgrades meal records and edits in a browser's store to the current schema (decision 022): an earlier release may have
// written them, and a tab of an earlier release may still write them.
import type { Collection } from '#contract/collections.ts';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import { weeklyMenu } from '#contract/kinds/weekly-menu.ts';
import type { Edit } from '#contract/schemas/meal-sync.ts';
import { schemaNumberOf, stepped, upgradedRecord, type Growing, type Image } from '#contract/upgrade.ts';
import { MEALS } from '#contract/week.ts';

const TEXT = { is: 'text', label: '', required: true } as const;
const DAY: Record<string, typeof TEXT> = Object.fromEntries(
  ['day', ...MEALS, 'notes'].map((name) => [name, TEXT]),
);

/** Records that browsers store in each collection: kinds of records, except menus, which they store day by day. */
export const KEPT: Record<Collection, Growing> = {
  pantry: pantryItem,
  'shopping-lists': shoppingList,
  'menu-ideas': menuIdea,
  'weekly-menus': {
    table: 'kept_weekly_menu',
    title: 'weekStart',
    fields: {
      weekStart: TEXT,
      notes: weeklyMenu.fields.notes,
      days: { is: 'parts', label: '', of: DAY, most: 7, atOnce: 7 },
    },
  },
};

/** Goes with records and edits that are written now: the number of their schema, where that is not the first. */
export function schemaMark(collection: Collection): { schema?: number } {
  const schema = schemaNumberOf(KEPT[collection].table);
  return schema > 1 ? { schema } : {};
}

/** A record as a browser kept it, and whether something of it was filled in or changed. */
export function upgradedKept(
  collection: Collection,
  image: Image,
  schema: number,
): { record: Image; isOlder: boolean } {
  const record = upgradedRecord(KEPT[collection], image, schema);
  return { record, isOlder: Object.entries(record).some(([name, value]) => image[name] !== value) };
}

/** An edit with the paths of today. */
export function upgradedEdit({ schema = 1, ...edit }: Edit): Edit {
  const set = stepped(KEPT[edit.collection].table, edit.set, schema, false) as Edit['set'];
  return { ...edit, set, ...schemaMark(edit.collection) };
}

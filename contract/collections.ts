// The collections of records that browsers keep (D7).

/** The four collections, named as in the browser's keys (`ppal:pantry:…`, D7). */
export const COLLECTIONS = ['pantry', 'weekly-menus', 'shopping-lists', 'menu-ideas'] as const;
export type Collection = (typeof COLLECTIONS)[number];

/** The kind of record in each of them, by its table. */
export const TABLES = {
  pantry: 'pantry_item',
  'weekly-menus': 'weekly_menu',
  'shopping-lists': 'shopping_list',
  'menu-ideas': 'menu_idea',
} as const satisfies Record<Collection, string>;

/** The largest number of edits in one call; a store with more makes another call. */
export const MOST_EDITS = 200;

// Where in the app a record is shown: links below answers and cards are made here, never by a model.
import type { TableName } from '../db/records/tables.ts';

const PAGES: Partial<Record<TableName, (id: string) => string>> = {
  family_member: (id) => `/family?member=${id}`,
  medical_contact: (id) => `/medical?tab=contacts&id=${id}`,
  medication: (id) => `/medical?tab=medications&id=${id}`,
  medical_appointment: (id) => `/medical?tab=appointments&id=${id}`,
  medical_record: (id) => `/medical?tab=records&id=${id}`,
  weekly_menu: () => '/meal-planning?tab=menus',
  menu_idea: (id) => `/meal-planning?tab=ideas&id=${id}`,
  pantry_item: (id) => `/meal-planning?tab=pantry&id=${id}`,
  shopping_list: (id) => `/meal-planning?tab=lists&id=${id}`,
};

/** The address of a record's place; undefined for what has none. */
export const recordHref = (table: string, id: string): string | undefined =>
  PAGES[table as TableName]?.(encodeURIComponent(id));

/** The record a proposal writes, as a link; null when it removes it, or when no page shows it. */
export function proposalLink({
  tool,
  targets,
}: {
  tool: string;
  targets: readonly { table: string; id: string }[];
}): { label: string; href: string } | null {
  const [target] = targets;
  if (!target || tool.startsWith('delete')) return null;
  const href = recordHref(target.table, target.id);
  return href === undefined ? null : { label: LABELS[target.table as TableName] ?? 'Open', href };
}

const LABELS: Partial<Record<TableName, string>> = {
  family_member: 'Open in Family',
  medical_contact: 'Open contact',
  medication: 'Open medication',
  medical_appointment: 'Open appointment',
  medical_record: 'Open record',
  weekly_menu: 'Open Meal Planning',
  menu_idea: 'Open meal idea',
  pantry_item: 'Open pantry',
  shopping_list: 'Open shopping list',
};

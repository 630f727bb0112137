// The form of a shopping list (MEAL-11), one item per line, and the edits of items that follow from its lines.
import * as z from 'zod/mini';
import { fieldRules } from '#contract/kind-schemas.ts';
import { MOST_SHOPPING_ITEMS, shoppingList, type ShoppingItem } from '#contract/kinds/shopping-list.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { readWith } from '../../editing/form/read-with.ts';
import type { RecordKind } from '../../editing/form/record-kind.ts';

type ListFormValues = { title: string; items: string };

const { title: TITLE, items: ITEMS } = shoppingList.fields;
const List = z.object({
  ...fieldRules({ title: TITLE }),
  items: z
    .array(fieldRules(ITEMS.of).name)
    .check(
      z.maxLength(
        MOST_SHOPPING_ITEMS,
        `A list can have at most ${MOST_SHOPPING_ITEMS.toLocaleString('en-US')} items`,
      ),
    ),
});

/** The lines of a text without the blank ones. */
const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The title and the names of the items. */
export type ListValues = z.output<typeof List>;

export const LIST: RecordKind<KeptShoppingList, ListFormValues, ListValues> = {
  key: shoppingList.table,
  fields: { title: TITLE, items: { is: 'notes', label: ITEMS.label } },
  formOf: (list) => ({
    title: list?.title ?? '',
    items: (list?.items ?? []).map(({ name }) => name).join('\n'),
  }),
  read: ({ title, items }) => readWith(List, { title, items: linesIn(items) }),
  done: { added: 'Shopping list added', changed: 'Shopping list updated' },
};

interface ItemChanges {
  renamed: { id: string; name: string }[];
  removed: string[];
  added: string[];
}

/** True when one name looks like a correction of the other: 'tomatos' and 'Tomatoes', 'milk' and 'oat milk'. */
function isCorrection(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a) || (a.length > 3 && a.slice(0, 4) === b.slice(0, 4));
}

/**
 * Changes of the typed lines compared with the items `before` typing started. Items added meanwhile stay, and items
 * removed meanwhile do not come back.
 */
export function changesSince(
  before: readonly string[],
  items: readonly ShoppingItem[],
  lines: readonly string[],
): ItemChanges {
  const left = [...items];
  const typed = [...lines];
  const known: ShoppingItem[] = [];
  for (const name of before) {
    const at = left.findIndex((item) => item.name === name);
    if (at !== -1) known.push(...left.splice(at, 1));
    else if (typed.includes(name)) typed.splice(typed.indexOf(name), 1);
  }
  const changes = itemChanges(known, typed);
  // Items stored by a first attempt that failed, or typed by somebody else as well, already exist.
  const added = changes.added.filter((line) => {
    const at = left.findIndex(({ name }) => name === line);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return { ...changes, added };
}

/**
 * Changes of the typed lines compared with the items. A corrected line is the same item under another name, so that its
 * quantity and its tick stay.
 */
function itemChanges(items: readonly ShoppingItem[], lines: readonly string[]): ItemChanges {
  const left = [...items];
  const take = (isIt: (item: ShoppingItem) => boolean): ShoppingItem | undefined => {
    const at = left.findIndex(isIt);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const unknown = lines.filter((line) => !take(({ name }) => name === line));
  const changes: ItemChanges = { renamed: [], removed: [], added: [] };
  for (const line of unknown) {
    const meant = take(({ name }) => isCorrection(name, line));
    if (meant) changes.renamed.push({ id: meant.id, name: line });
    else changes.added.push(line);
  }
  changes.removed = left.map(({ id }) => id);
  return changes;
}

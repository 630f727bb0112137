// Field paths of meal records, and the rule for each value. Checked when an edit is made and again when it arrives.
import * as z from 'zod/mini';
import type { Collection } from '#contract/collections.ts';
import { fieldRules } from '#contract/kind-schemas.ts';
import { menuIdea } from '#contract/kinds/menu-idea.ts';
import { pantryItem } from '#contract/kinds/pantry-item.ts';
import { shoppingList } from '#contract/kinds/shopping-list.ts';
import { longText } from '#contract/schemas/common.ts';
import type { Edit, FieldValue } from '#contract/schemas/meal-sync.ts';
import { DAYS, MEALS } from '#contract/week.ts';
import { WHOLE } from './meal-merge.ts';
import { upgradedEdit } from './meal-upgrade.ts';

type Rule = z.ZodMiniType<FieldValue>;

const { title, items } = shoppingList.fields;

interface FieldRules {
  items: Record<string, Rule>;
  plain: Record<Collection, Record<string, Rule>>;
}

let built: FieldRules | undefined;

/** Made with the first edit: a screen that is only looked at needs none. */
const rules = (): FieldRules =>
  (built ??= {
    items: fieldRules(items.of),
    plain: {
      pantry: fieldRules(pantryItem.fields),
      'menu-ideas': fieldRules(menuIdea.fields),
      'shopping-lists': fieldRules({ title }),
      'weekly-menus': {
        notes: longText('Notes'),
        ...Object.fromEntries(
          DAYS.flatMap((day) => [...MEALS, 'notes'].map((field) => [`${day}.${field}`, longText('A meal')])),
        ),
      },
    },
  });
const ITEM = new RegExp(`^items\\.[A-Za-z0-9-]{1,64}\\.(${Object.keys(items.of).join('|')})$`);
const PART = /^items\.[A-Za-z0-9-]{1,64}$/;

function ruleFor(collection: Collection, path: string): Rule | undefined {
  const ofCollection = rules().plain[collection];
  const { [path]: plain } = ofCollection;
  if (plain && Object.hasOwn(ofCollection, path)) return plain;
  const item = collection === 'shopping-lists' ? ITEM.exec(path)?.[1] : undefined;
  return item === undefined ? undefined : rules().items[item];
}

/** The edit with its values trimmed and checked, or the sentence that says why it cannot be stored. */
export function checkedEdit(sent: Edit): { edit: Edit } | { refused: string } {
  const edit = upgradedEdit(sent);
  if (edit.collection === 'weekly-menus' && !/^week-\d{4}-\d{2}-\d{2}$/.test(edit.recordId))
    return { refused: 'A weekly menu belongs to a week.' };
  const set: Edit['set'] = {};
  for (const [path, value] of Object.entries(edit.set)) {
    const rule = ruleFor(edit.collection, path);
    if (!rule) return { refused: "This can't be stored here." };
    const checked = z.safeParse(rule, value);
    if (!checked.success) return { refused: checked.error.issues[0]?.message ?? "This can't be stored." };
    set[path] = checked.data;
  }
  const isKnown = (part: string) =>
    part === WHOLE || (edit.collection === 'shopping-lists' && PART.test(part));
  return edit.remove.every(isKnown) ? { edit: { ...edit, set } } : { refused: "This can't be removed." };
}

/** The field without which there is no record. */
export const REQUIRED: Record<Collection, string | null> = {
  pantry: 'name',
  'menu-ideas': 'name',
  'shopping-lists': 'title',
  'weekly-menus': null,
};

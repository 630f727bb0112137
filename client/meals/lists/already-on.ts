// Finds the items of a shopping list that are typed once more: 'milk' where 'Milk' is, 'tomato' where 'Tomatoes' are.
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import { andList } from '#rules/text/and-list.ts';
import type { typedItem as TypedItem } from './typed-item.ts';

const plain = (name: string): string => name.trim().toLowerCase();

let formOf: (name: string) => string = plain;
/** The name of what was typed, and how much of it is wanted. */
export let itemOf: typeof TypedItem = (name) => ({ name });

/**
 * Fetches the rules about spellings and plurals, and about quantities; until they are here, and in other scripts, only
 * capitals are the same.
 */
export function fetchNameForms(): void {
  Promise.all([import('#rules/text/words.ts'), import('./typed-item.ts')]).then(
    ([{ hasOtherScript, nameForm }, { typedItem }]) => {
      formOf = (name) => (hasOtherScript(name) ? '' : nameForm(name)) || plain(name);
      itemOf = typedItem;
    },
    () => undefined,
  );
}

export interface AlreadyOn {
  /** The items that are there, as they are written. */
  there: readonly ShoppingItem[];
  /** The typed names that are not. */
  rest: readonly string[];
  /** The only one there is checked off. */
  isChecked: boolean;
}

/** The typed names that are on the list; null for none. One checked off counts only if it is all that was typed. */
export function alreadyOn(items: readonly ShoppingItem[], names: readonly string[]): AlreadyOn | null {
  const found = names.map((name) => {
    const same = items.filter((item) => formOf(item.name) === formOf(itemOf(name).name));
    return same.find(({ checked }) => !checked) ?? (names.length === 1 ? same[0] : undefined);
  });
  const there = found.filter((item) => item !== undefined);
  if (there.length === 0) return null;
  return {
    there,
    rest: names.filter((_, at) => !found[at]),
    isChecked: there.every(({ checked }) => checked),
  };
}

/** '“Milk” is already on this list.' */
export function alreadyInWords({ there, isChecked }: AlreadyOn): string {
  const names = [...new Set(there.map(({ name }) => `“${name}”`))];
  if (isChecked) return `${andList(names)} is on this list, checked off.`;
  return `${andList(names)} ${names.length === 1 ? 'is' : 'are'} already on this list.`;
}

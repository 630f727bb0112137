// Finds the items of a shopping list that are typed once more: 'milk' where 'Milk' is, 'tomato' where 'Tomatoes' are.
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import { andList } from '#rules/text/and-list.ts';
import { hasOtherScript, nameForm } from '#rules/text/words.ts';
import { itemsIn, pasteItems, typedItem } from './typed-item.ts';

/** Spelling and plural do not matter; in other scripts, only capitals are the same. */
const formOf = (name: string): string =>
  (hasOtherScript(name) ? '' : nameForm(name)) || name.trim().toLowerCase();

export interface AlreadyOn {
  /** The items that are there, as they are written. */
  there: readonly ShoppingItem[];
  /** The typed names that are not. */
  rest: readonly string[];
  /** The only one there is checked off. */
  isChecked: boolean;
  /** '“Milk” is already on this list.' */
  words: string;
  /** The button that adds only what is missing, and buys again what was checked off. */
  leaveOut: 'Uncheck it' | 'Add the rest' | 'OK';
}

function inWords(there: readonly ShoppingItem[], isChecked: boolean): string {
  const names = [...new Set(there.map(({ name }) => `“${name}”`))];
  if (isChecked) return `${andList(names)} is on this list, checked off.`;
  return `${andList(names)} ${names.length === 1 ? 'is' : 'are'} already on this list.`;
}

/** The typed names that are on the list; null for none. One checked off counts only if it is all that was typed. */
export function alreadyOn(items: readonly ShoppingItem[], names: readonly string[]): AlreadyOn | null {
  const found = names.map((name) => {
    const same = items.filter((item) => formOf(item.name) === formOf(typedItem(name).name));
    return same.find(({ checked }) => !checked) ?? (names.length === 1 ? same[0] : undefined);
  });
  const there = found.filter((item) => item !== undefined);
  if (there.length === 0) return null;
  const rest = names.filter((_, at) => !found[at]);
  const isChecked = there.every(({ checked }) => checked);
  const leaveOut = isChecked ? 'Uncheck it' : rest.length > 0 ? 'Add the rest' : 'OK';
  return { there, rest, isChecked, words: inWords(there, isChecked), leaveOut };
}

/** All that the field of a new item needs, fetched as one file. */
export const itemRules = { alreadyOn, typedItem, itemsIn, pasteItems };

// The list of what a person does not eat: adding and removing without duplicates, ignoring case.
import { splitCommaList } from '#contract/common.ts';

/** Dietary words offered as one tap (ONB-05). */
export const QUICK_DIETS = [
  'Peanut allergy',
  'Gluten-free',
  'Vegetarian',
  'Vegan',
  'Dairy-free',
  'Nut allergy',
] as const;

const sameWord = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** True when the list already contains this word. */
export function hasRestriction(list: readonly string[], word: string): boolean {
  return list.some((item) => sameWord(item, word));
}

/** The list with what was typed added; 'eggs, soy' are two entries, an entry already there is ignored. */
export function addRestriction(list: readonly string[], typed: string): string[] {
  const result = [...list];
  for (const word of splitCommaList(typed.replace(/\s+/g, ' '))) {
    if (!hasRestriction(result, word)) result.push(word);
  }
  return result;
}

/** The list without this word. */
export function removeRestriction(list: readonly string[], word: string): string[] {
  return list.filter((item) => !sameWord(item, word));
}

/** One tap on a quick-add choice: adds it, or takes it away again. */
export function toggleRestriction(list: readonly string[], word: string): string[] {
  return hasRestriction(list, word) ? removeRestriction(list, word) : addRestriction(list, word);
}

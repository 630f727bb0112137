// The tab of Meal Planning, and the list in it, that a parent left last, remembered per parent in this browser: in the
// shop the list is one tap away.
import type { MealTab } from '../screen/links.ts';

interface MealPlace {
  tab: MealTab;
  recordId: string | null;
}

const TABS: readonly MealTab[] = ['ideas', 'pantry', 'menus', 'lists'];
const FIRST: MealPlace = { tab: 'ideas', recordId: null };
const keyOf = (userId: string): string => `pippal.meals.${userId}`;

/** The place of a query; without a tab there is none. */
export function placeOf(search: string): MealPlace | null {
  const params = new URLSearchParams(search);
  const tab = TABS.find((one) => one === params.get('tab'));
  return tab === undefined ? null : { tab, recordId: params.get('id') || null };
}

/** The place left last; the first tab where none is known. */
export function readLastPlace(storage: Storage | null, userId: string): MealPlace {
  try {
    return placeOf(storage?.getItem(keyOf(userId)) ?? '') ?? FIRST;
  } catch {
    return FIRST;
  }
}

/** Remembers a tab, of lists the open one too. Where the storage is full or off, the next visit begins anew. */
export function keepLastPlace(storage: Storage | null, userId: string, { tab, recordId }: MealPlace): void {
  const place = new URLSearchParams({ tab });
  if (tab === 'lists' && recordId !== null) place.set('id', recordId);
  try {
    storage?.setItem(keyOf(userId), place.toString());
  } catch {
    // The next visit begins at the first tab.
  }
}

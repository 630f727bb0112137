// Address of the Meal Planning screen: `?tab=…&id=…&using=…`.
import { useDeferredValue } from 'react';
import { useLocation, useSearch } from 'wouter';
import { splitCommaList } from '#contract/common.ts';
import * as links from '../screen/links.ts';

const TABS: readonly links.MealTab[] = ['ideas', 'pantry', 'menus', 'lists'];

/** The place on the screen, and a way to another tab. */
export function useMealsAddress() {
  // Deferred like the path (routes.tsx): on the way to another screen, this one must not fall back to its first tab.
  const params = new URLSearchParams(useDeferredValue(useSearch()));
  const [, navigate] = useLocation();
  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'ideas',
    /** The one record a link leads to. */
    recordId: params.get('id') || null,
    /** Items selected in the pantry to cook with. */
    using: splitCommaList(params.get('using') ?? ''),
    /** Turning pages inside a screen leaves no trail: Back leads to where the parent came from. */
    show: (...place: Parameters<typeof links.meals>) => navigate(links.meals(...place), { replace: true }),
  };
}

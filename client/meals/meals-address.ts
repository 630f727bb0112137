// Address of the Meal Planning screen: `?tab=…&id=…&using=…`; without a tab it is the place left last.
import { useDeferredValue, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { splitCommaList } from '#contract/common.ts';
import { browserStorage } from '../data/storage.ts';
import * as links from '../screen/links.ts';
import { useUser } from '../session/session.tsx';
import { keepLastPlace, placeOf, readLastPlace } from './last-place.ts';

/** The place on the screen, and a way to another tab. */
export function useMealsAddress() {
  // Deferred like the path (routes.tsx): on the way to another screen, this one must not fall back to its first tab.
  const search = useDeferredValue(useSearch());
  const [, navigate] = useLocation();
  const { id } = useUser();
  const asked = placeOf(search);
  const { tab, recordId } = asked ?? readLastPlace(browserStorage('localStorage'), id);
  useEffect(() => {
    keepLastPlace(browserStorage('localStorage'), id, { tab, recordId });
  }, [id, tab, recordId]);
  return {
    tab,
    /** True where a link or a tab leads. */
    isAsked: asked !== null,
    /** The one record a link leads to. */
    recordId,
    /** Items selected in the pantry to cook with. */
    using: splitCommaList(new URLSearchParams(search).get('using') ?? ''),
    /** Turning pages inside a screen leaves no trail: Back leads to where the parent came from. */
    show: (...place: Parameters<typeof links.meals>) => navigate(links.meals(...place), { replace: true }),
  };
}

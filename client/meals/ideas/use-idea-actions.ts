// Actions on a menu idea from its card, with their toasts (MEAL-15).
import { useMemo } from 'react';
import type { KeptMenuIdea } from '#rules/sync/meal-records.ts';
import { toastError } from '../../kit/overlays/toast.ts';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { removeWithUndo } from '../meal-removal.ts';

const REMOVAL = {
  done: 'Menu idea deleted',
  failed: 'Failed to delete menu idea',
  restored: 'Menu idea restored',
};

/** The same functions as long as the store is the same, so that cards need not be drawn again. */
export function useIdeaActions() {
  const store = useMealStore();
  return useMemo(
    () => ({
      onFavorite: ({ id, isFavorite }: KeptMenuIdea) => {
        try {
          store.change('menu-ideas', id, { isFavorite: !isFavorite });
        } catch {
          toastError('Failed to update favorite status');
        }
      },
      onDelete: ({ id, name }: KeptMenuIdea) =>
        removeWithUndo(REMOVAL, () => store.remove('menu-ideas', id), name),
    }),
    [store],
  );
}

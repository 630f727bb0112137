// Shop category of an item: the category of the same item in the household's pantry, otherwise the one the rules
// suggest.
import { useMemo } from 'react';
import type { PantryCategory } from '#contract/kinds/pantry-item.ts';
import { categoryOf } from '#rules/food/food-category.ts';
import { useCollection } from '../../meal-store/use-meals.ts';

const fold = (name: string): string => name.trim().toLowerCase();

/** Tells the category of an item by its name. */
export function useCategories(): (name: string) => PantryCategory {
  const pantry = useCollection('pantry').records;
  return useMemo(() => {
    const known = new Map(pantry.map(({ name, category }) => [fold(name), category]));
    return (name) => known.get(fold(name)) ?? categoryOf(name);
  }, [pantry]);
}

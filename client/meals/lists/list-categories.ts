// Which shelf of the shop an item is found on: where the household's own pantry keeps it, or where the rules would look.
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

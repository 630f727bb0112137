// Records that the shared dialog of the four meal tabs can edit.
import type { RecordsOf } from '#rules/sync/meal-records.ts';

/** The record being added (`record` is null) or changed. */
export type MealEditing =
  | { collection: 'menu-ideas'; record: RecordsOf['menu-ideas'] | null }
  | { collection: 'pantry'; record: RecordsOf['pantry'] | null }
  /** `weekStart` is filled in for a new menu; `onSaved` learns which week it was saved for. */
  | {
      collection: 'weekly-menus';
      record: RecordsOf['weekly-menus'] | null;
      weekStart?: string;
      onSaved?: (weekStart: string) => void;
    }
  | { collection: 'shopping-lists'; record: RecordsOf['shopping-lists'] | null };

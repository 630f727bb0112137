// The shared dialog to add or change a menu idea, a pantry item, a weekly menu or a shopping list (MEAL-02).
import { IdeaForm } from './ideas/idea-dialog.tsx';
import { ListForm } from './lists/list-dialog.tsx';
import type { MealEditing } from './meal-editing.ts';
import { MenuForm } from './menus/menu-dialog.tsx';
import { PantryForm } from './pantry/pantry-dialog.tsx';

interface MealDialogProps {
  of: MealEditing;
  onClose: () => void;
}

/** Rendered while something is being edited; give it a key per record. */
export function MealDialog({ of, onClose }: MealDialogProps) {
  switch (of.collection) {
    case 'menu-ideas':
      return <IdeaForm idea={of.record} onClose={onClose} />;
    case 'pantry':
      return <PantryForm item={of.record} onClose={onClose} />;
    case 'weekly-menus':
      return <MenuForm menu={of.record} from={of.weekStart} onSaved={of.onSaved} onClose={onClose} />;
    case 'shopping-lists':
      return <ListForm list={of.record} onClose={onClose} />;
  }
}

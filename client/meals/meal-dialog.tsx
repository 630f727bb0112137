// The one dialog in which a menu idea, a pantry item, a weekly menu or a shopping list is added or changed (MEAL-02).
import type { MealEditing } from './meal-dialogs.tsx';

interface MealDialogProps {
  of: MealEditing;
  onClose: () => void;
}

export function MealDialog(_props: MealDialogProps) {
  return null;
}

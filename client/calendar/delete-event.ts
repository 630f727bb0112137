// Deleting what an event comes from. A meal comes from a whole weekly menu, so that is what goes, with a way back
// (CAL-10, D8).
import { changes } from '#contract/changes.ts';
import { meals } from '#contract/meals.ts';
import { menuIdOfEvent } from '#rules/calendar.ts';
import type { CalendarEvent } from '#rules/calendar.ts';
import { ApiError } from '../api.ts';
import { toast, toastError } from '../kit/toast.ts';
import { useRefresh, useWrite } from '../write.ts';
import { undoDeletion } from './undo-deletion.ts';

/** Deletes the weekly menu a meal event belongs to; `onDeleted` runs once it is gone. */
export function useDeleteMenu(onDeleted: () => void) {
  const refresh = useRefresh();
  const undo = async (menuId: string) => {
    try {
      await undoDeletion(menuId);
      toast({ title: 'Meal Plan Restored', description: 'Your meal plan is back on the calendar' });
    } catch (error) {
      toastError(
        error instanceof ApiError ? error.body : 'The meal plan could not be brought back. Please try again.',
      );
    }
    await refresh(changes.undoChange);
  };
  const { mutate, isPending } = useWrite(meals.deleteWeeklyMenu, {
    onSuccess: (_, { id }) => {
      onDeleted();
      toast({
        title: 'Meal Plan Deleted',
        description: 'Meal plan has been removed from your calendar',
        action: { label: 'Undo', onClick: () => void undo(id) },
      });
    },
    onError: () => toastError('Failed to delete meal plan'),
  });
  const remove = (event: CalendarEvent) => {
    const id = menuIdOfEvent(event.id);
    if (id !== undefined) mutate({ id });
  };
  return { remove, isPending };
}

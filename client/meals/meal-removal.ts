// Deleting a record of the meal store, with the way back in the toast that tells of it.
import { toast, toastError } from '../kit/overlays/toast.ts';

interface RemovalWords {
  /** The toast after it is gone: 'Menu idea deleted'. */
  done: string;
  /** The toast when this browser could not keep the change (MEAL-15). */
  failed: string;
  /** The toast after Undo: 'Menu idea restored'. */
  restored: string;
}

/** Runs `remove`, which answers how to bring the record back. */
export function removeWithUndo({ done, failed, restored }: RemovalWords, remove: () => () => void): void {
  try {
    const bringBack = remove();
    const undo = () => {
      try {
        bringBack();
        toast({ title: restored });
      } catch {
        toastError('This could not be brought back. Please try again.');
      }
    };
    toast({ title: done, action: { label: 'Undo', onClick: undo } });
  } catch {
    toastError(failed);
  }
}

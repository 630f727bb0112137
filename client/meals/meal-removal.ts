// Deletes a record of the meal store, with Undo in the toast.
import { toast, toastError } from '../kit/overlays/toast.ts';

interface RemovalWords {
  /** The toast after it is gone: 'Menu idea deleted'. */
  done: string;
  /** The toast when this browser could not keep the change (MEAL-15). */
  failed: string;
  /** The toast after Undo: 'Menu idea restored'. */
  restored: string;
}

/** Says that something is gone; Undo runs `bringBack`, and says `restored`. */
export function offerUndo(
  title: string,
  bringBack: () => void,
  description?: string,
  restored?: string,
): void {
  const undo = () => {
    try {
      bringBack();
      if (restored) toast({ title: restored });
    } catch {
      toastError("This couldn't be brought back. Please try again.");
    }
  };
  toast({ title, description, action: { label: 'Undo', onClick: undo } });
}

/**
 * Runs `remove`, which returns a function that restores the record; `name` is that of the record, where `done` does not
 * say it.
 */
export function removeWithUndo(
  { done, failed, restored }: RemovalWords,
  remove: () => () => void,
  name?: string,
): void {
  try {
    offerUndo(done, remove(), name, restored);
  } catch {
    toastError(failed);
  }
}

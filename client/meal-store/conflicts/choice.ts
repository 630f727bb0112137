// The value that is kept of a conflict, and the choice of the other one, which is an ordinary edit.
import type { Conflict, FieldValue } from '#contract/schemas/meal-sync.ts';
import { textOfValue } from '#rules/sync/conflict-words.ts';
import { fieldsOf } from '#rules/sync/meal-records.ts';
import { toastError } from '../../kit/overlays/toast.ts';
import { NotKept } from '../not-kept.ts';
import type { MealStore } from '../store.ts';

/** The value shown now; undefined where the record or item is removed. */
export function keptValue(
  store: MealStore,
  { collection, recordId, path }: Conflict,
): FieldValue | undefined {
  const record = store.find(collection, recordId);
  return record && fieldsOf(collection, record)[path];
}

/** True when there is something to choose: the other value is not shown, and a removed part held something. */
export function isOpen(store: MealStore, conflict: Conflict): boolean {
  const [kept, lost] = [keptValue(store, conflict), textOfValue(conflict.lost)];
  return kept === undefined ? !conflict.isYours && lost !== '' : textOfValue(kept) !== lost;
}

/** Writes the other value. Returns false, after an error message, when it could not be stored. */
export function takeOther(store: MealStore, { collection, recordId, path, lost }: Conflict): boolean {
  try {
    store.write(collection, recordId, { [path]: lost });
    return true;
  } catch (error) {
    toastError(error instanceof NotKept ? error.message : "This couldn't be stored. Please try again.");
    return false;
  }
}

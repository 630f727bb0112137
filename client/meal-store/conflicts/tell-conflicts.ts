// One toast about the conflicts of meal edits (decision 009): a single one with a button that takes the other value, several
// as a count with a button that lists them. Loaded when there is one.
import type { Conflict } from '#contract/schemas/meal-sync.ts';
import { conflictWords, textOfValue } from '#rules/sync/conflict-words.ts';
import { preloadDialog } from '../../kit/overlays/dialog.tsx';
import { toast, toastError } from '../../kit/overlays/toast.ts';
import type { MealStore } from '../store.ts';
import { isOpen, keptValue, takeOther } from './choice.ts';

/** Milliseconds within which the conflicts of several responses are told together: edits travel 200 at a time. */
const TOGETHER = 10_000;
/** Characters of a value in a toast. */
const LONGEST = 60;

let told: { at: number; conflicts: Conflict[] } = { at: -Infinity, conflicts: [] };

/** Fetches the list and what dialogs need, again when that failed before: the connection may have just come back. */
async function list(store: MealStore, conflicts: readonly Conflict[]): Promise<void> {
  try {
    const [{ showConflicts }] = await Promise.all([import('./conflicts-dialog.tsx'), preloadDialog()]);
    showConflicts(store, conflicts);
  } catch {
    toastError("The list couldn't be opened.");
  }
}

export function tellConflicts(store: MealStore, conflicts: readonly Conflict[]): void {
  const at = Date.now();
  const before = at - told.at < TOGETHER ? told.conflicts : [];
  // A later one of the same field replaces the earlier one.
  const byField = new Map(
    [...before, ...conflicts].map((one) => [`${one.collection}/${one.recordId}/${one.path}`, one]),
  );
  told = { at, conflicts: [...byField.values()].filter((one) => isOpen(store, one)) };
  const [first, ...more] = told.conflicts;
  if (!first) return;
  const all = told.conflicts;
  const look = () => void list(store, all);
  if (more.length > 0) {
    const title = `${all.length} of your changes met others`;
    toast({ title, description: 'The later ones are kept.', action: { label: 'See them', onClick: look } });
    return;
  }
  const { title, description, use } = conflictWords(first, keptValue(store, first), LONGEST);
  const isCut = textOfValue(first.lost).length > LONGEST;
  const action = isCut
    ? { label: 'See both', onClick: look }
    : { label: use, onClick: () => takeOther(store, first) };
  toast({ title, description, action });
}

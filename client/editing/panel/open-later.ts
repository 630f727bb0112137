// Opens dialogs whose code loads at idle, when somebody acts on the page, or on first use.
import { useEffect, useState } from 'react';
import { whenActedOn, whenIdle, type Later } from '../../kit/later.ts';
import { toastError } from '../../kit/overlays/toast.ts';

/** Fetches the code of a dialog at idle. */
function useAtIdle(dialog: Later): void {
  useEffect(() => whenIdle(() => void dialog.preload().catch(() => undefined)), [dialog]);
}

/** Fetches the code of a dialog once somebody acts on the page: one that is only looked at stays small. */
export function useWhenActedOn(dialog: Later): void {
  useEffect(() => whenActedOn(() => void dialog.preload().catch(() => undefined)), [dialog]);
}

/** Opens a dialog once its code is here; `failed` runs where it could not be fetched. */
export const openLater = (dialog: Later, open: () => void, failed?: () => void): void =>
  void dialog.preload().then(open, () => {
    failed?.();
    toastError("This couldn't be opened. Please check your connection and try again.");
  });

/** The record being added (`record` is null) or changed; `editing` is null while the dialog is closed. */
export function useEditing<R>(dialog: Later) {
  const [editing, setEditing] = useState<{ record: R | null } | null>(null);
  useAtIdle(dialog);
  const edit = (record: R | null) => openLater(dialog, () => setEditing({ record }));
  return { editing, add: () => edit(null), edit, close: () => setEditing(null) };
}

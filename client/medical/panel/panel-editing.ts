// Opening the dialog of a panel. Its code arrives at idle, or when a parent first asks for it.
import { useEffect, useState } from 'react';
import { whenIdle, type Later } from '../../kit/later.ts';
import { toastError } from '../../kit/overlays/toast.ts';

/** Which record is being added (`record` is null) or changed; `editing` is null while the dialog is closed. */
export function useEditing<R>(dialog: Later) {
  const [editing, setEditing] = useState<{ record: R | null } | null>(null);
  useEffect(() => whenIdle(() => void dialog.preload().catch(() => undefined)), [dialog]);
  const open = (record: R | null) =>
    void dialog.preload().then(
      () => setEditing({ record }),
      () => toastError('This could not be opened. Please check your connection and try again.'),
    );
  return { editing, add: () => open(null), edit: open, close: () => setEditing(null) };
}

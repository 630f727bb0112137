// A dialog, a bottom sheet on phones. Its code arrives at idle or at the first opening.
import { Suspense, useState } from 'react';
import { later } from '../later.ts';
import type { DialogProps } from './dialog-props.ts';

const DialogPanel = later(() => import('./dialog-panel.tsx').then((file) => file.DialogPanel));
export const preloadDialog = DialogPanel.preload;

/** Remembers what had the focus when it opened and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const [needed, setNeeded] = useState(false);
  // Read while rendering: an autofocused field inside would have taken the focus before any effect runs.
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) {
      setNeeded(true);
      setOpener(document.activeElement);
    }
  }
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} opener={opener} />
    </Suspense>
  );
}

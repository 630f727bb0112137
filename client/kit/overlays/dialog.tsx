// A dialog; on phones a bottom sheet. Its code loads at idle or on first opening.
import { Suspense, useState } from 'react';
import { later } from '../later.ts';
import type { DialogProps } from './dialog-props.ts';

const DialogPanel = later(() => import('./dialog-panel.tsx').then((file) => file.DialogPanel));
export const preloadDialog = DialogPanel.preload;

/** Remembers the focused element when it opens and restores the focus when it closes. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const [openings, setOpenings] = useState(0);
  // Read while rendering: an autofocused field inside would have taken the focus before any effect runs.
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) {
      setOpenings(openings + 1);
      setOpener(document.activeElement);
    }
  }
  if (openings === 0) return null;
  return (
    <Suspense fallback={null}>
      {/* A new panel each time: one that still fades out would take the press that opens it again as one outside. */}
      <DialogPanel key={openings} {...props} opener={opener} />
    </Suspense>
  );
}

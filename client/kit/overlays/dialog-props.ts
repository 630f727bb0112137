// The properties of a dialog: its panel arrives later and takes the same.
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the lower edge; they stay in view while the content scrolls. */
  footer?: ReactNode;
}

// Props of a dialog, shared by its panel, which loads later.
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** True where the address opens it: Back closes it by itself. */
  isPlace?: boolean;
  /** Finds the control that takes the focus back instead of the opener; null for the opener. */
  returnTo?: () => HTMLElement | null;
  children?: ReactNode;
  /** Buttons at the lower edge; they stay in view while the content scrolls. */
  footer?: ReactNode;
}

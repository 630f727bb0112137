// A button that ends the thing its row is about: a link, an invitation, a tablet, a device, a membership.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';

interface EndButtonProps {
  busy: boolean;
  onEnd: () => void;
  /** A question to confirm first. */
  asks?: string;
  className?: string;
  children: ReactNode;
}

export function EndButton({ busy, onEnd, asks, className, children }: EndButtonProps) {
  return (
    <Button
      className={className}
      disabled={busy}
      onClick={({ currentTarget }) => {
        if (asks !== undefined && !window.confirm(asks)) return;
        // The row disappears, and a disabled button loses the focus: its card takes it.
        currentTarget.closest('section')?.focus({ preventScroll: true });
        onEnd();
      }}
    >
      {children}
    </Button>
  );
}

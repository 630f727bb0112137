// Buttons Continue and Back, in reach of the thumb on a phone, under the step on wide screens.
import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Button } from '../../kit/button.tsx';

interface StepActionsProps {
  onBack?: () => void;
  /** Nothing may be left while saving. */
  busy?: boolean;
  children: ReactNode;
}

export function StepActions({ onBack, busy = false, children }: StepActionsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-wrap items-center gap-3 border-t border-line bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:mt-0 lg:border-0 lg:px-0 lg:pb-10">
      {onBack && (
        <Button variant="quiet" className="-ml-2" onClick={onBack} disabled={busy}>
          <ArrowLeft aria-hidden />
          Back
        </Button>
      )}
      <span className="flex-1" />
      {children}
    </div>
  );
}

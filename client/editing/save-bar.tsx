// The bar that saves what a screen holds unsaved. It stays in view until all of it is saved or discarded.
import { useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';

interface SaveBarProps {
  /** Text of the button. */
  label: string;
  isUnsaved: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Said beside the buttons while something is unsaved. */
  note?: string;
  className?: string;
}

export function SaveBar({ label, isUnsaved, isSaving, onSave, onDiscard, ...rest }: SaveBarProps) {
  const { note = 'You have unsaved changes', className } = rest;
  const saveButton = useRef<HTMLButtonElement>(null);
  const discard = () => {
    onDiscard();
    // The pressed button goes with what it discarded.
    saveButton.current?.focus();
  };
  return (
    <div
      data-action-bar={isUnsaved ? '' : undefined}
      className={cx(
        className,
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-3',
        isUnsaved
          ? 'sticky top-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 border-brand bg-brand-wash shadow-overlay'
          : 'border-transparent px-0',
      )}
    >
      {/* At the left: a toast about a failed attempt comes at the right. */}
      <div className="flex flex-wrap gap-2">
        <Button ref={saveButton} variant="primary" pending={isSaving} onClick={onSave}>
          {label}
        </Button>
        {isUnsaved && (
          <Button variant="quiet" className="max-sm:px-3" disabled={isSaving} onClick={discard}>
            Discard
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold">
        {isUnsaved && note}
      </p>
    </div>
  );
}

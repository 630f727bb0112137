// The bar that saves a school; it stays in view as long as something is unsaved.
import { useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { cx } from '../kit/cx.ts';
import type { SchoolEditing } from './use-school-form.ts';

export function SaveBar({ editing }: { editing: SchoolEditing }) {
  const { isChanged, isResumed, saving, save, discard } = editing;
  const saveButton = useRef<HTMLButtonElement>(null);
  const discardAll = () => {
    discard();
    // The pressed button goes with what it discarded.
    saveButton.current?.focus();
  };
  return (
    <div
      data-action-bar={isChanged ? '' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border p-3',
        isChanged
          ? 'sticky top-3 bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 border-brand bg-brand-wash shadow-overlay'
          : 'border-transparent px-0',
      )}
    >
      {/* At the left: a toast about a failed attempt comes at the right. */}
      <div className="flex flex-wrap gap-2">
        <Button ref={saveButton} variant="primary" pending={saving} onClick={() => void save()}>
          Save Settings
        </Button>
        {isChanged && (
          <Button variant="quiet" className="max-sm:px-3" disabled={saving} onClick={discardAll}>
            Discard
          </Button>
        )}
      </div>
      <p role="status" className="font-semibold">
        {isChanged && (isResumed ? 'What you typed before is still here' : 'You have unsaved changes')}
      </p>
    </div>
  );
}

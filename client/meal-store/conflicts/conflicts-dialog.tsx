// Lists several conflicts of meal edits, each with a button that takes the other value. Opened from a toast on any screen, so
// it has a root of its own.
import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Conflict } from '#contract/schemas/meal-sync.ts';
import { conflictWords } from '#rules/sync/conflict-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import type { MealStore } from '../store.ts';
import { keptValue, takeOther } from './choice.ts';

interface RowProps {
  store: MealStore;
  conflict: Conflict;
}

function Row({ store, conflict }: RowProps) {
  // The words stay as they were when the dialog opened, although the kept value changes with the choice.
  const [{ title, description, use, used }] = useState(() =>
    conflictWords(conflict, keptValue(store, conflict)),
  );
  const [isTaken, setIsTaken] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const take = () => {
    if (!takeOther(store, conflict)) return;
    // The button goes.
    row.current?.focus();
    setIsTaken(true);
  };
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 py-3">
      <div className="min-w-52 flex-1 wrap-anywhere whitespace-pre-line">
        <p className="font-semibold">{isTaken ? used : title}</p>
        {!isTaken && <p className="text-soft">{description}</p>}
      </div>
      {!isTaken && <Button onClick={take}>{use}</Button>}
    </li>
  );
}

interface ConflictsDialogProps {
  store: MealStore;
  conflicts: readonly Conflict[];
}

function ConflictsDialog({ store, conflicts }: ConflictsDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Changes that met"
      description="The later ones are kept."
    >
      <ul className="divide-y divide-line">
        {conflicts.map((conflict) => (
          <Row key={`${conflict.recordId}/${conflict.path}`} store={store} conflict={conflict} />
        ))}
      </ul>
    </Dialog>
  );
}

let root: Root | undefined;
let openings = 0;

export function showConflicts(store: MealStore, conflicts: readonly Conflict[]): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ConflictsDialog key={++openings} store={store} conflicts={conflicts} />);
}

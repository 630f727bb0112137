// Opens the shared add/edit dialog of the four tabs (MEAL-02). Its code loads when somebody acts on the page, or on first use.
import { Suspense, createContext, use, useState, type ReactNode } from 'react';
import { openLater, useWhenActedOn } from '../editing/panel/open-later.ts';
import { later } from '../kit/later.ts';
import type { MealEditing } from './meal-editing.ts';

const MealDialog = later(() => import('./meal-dialog.tsx').then((file) => file.MealDialog));

const Opening = createContext<(of: MealEditing) => void>(() => undefined);

/** Opens the dialog: `edit({ collection: 'pantry', record: null })`. */
export const useMealDialog = () => use(Opening);

export function MealDialogs({ children }: { children: ReactNode }) {
  const [editing, setEditing] = useState<MealEditing | null>(null);
  useWhenActedOn(MealDialog);
  const [open] = useState(() => (of: MealEditing) => openLater(MealDialog, () => setEditing(of)));
  return (
    <Opening value={open}>
      {children}
      <Suspense fallback={null}>
        {editing && (
          <MealDialog
            key={`${editing.collection} ${editing.record?.id ?? 'new'}`}
            of={editing}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </Opening>
  );
}

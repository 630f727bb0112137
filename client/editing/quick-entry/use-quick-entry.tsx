// Opens the one line that adds an appointment. Its code, with the rules that read dates, comes with the first press.
import { useState } from 'react';
import { later } from '../../kit/later.ts';
import { openLater } from '../panel/open-later.ts';

const QuickEntryDialog = later(() =>
  import('./quick-entry-dialog.tsx').then((file) => file.QuickEntryDialog),
);

interface QuickEntryWish {
  /** The day that was pressed, 'YYYY-MM-DD'. */
  date?: string;
  /** Offers the way to meals, too, until something is typed. */
  withMeals?: boolean;
}

/** `ask` opens the dialog; `entry` is its place in the page. */
export function useQuickEntry() {
  const [wish, setWish] = useState<QuickEntryWish | null>(null);
  const ask = (next: QuickEntryWish = {}) => openLater(QuickEntryDialog, () => setWish(next));
  const entry = wish && <QuickEntryDialog {...wish} onClose={() => setWish(null)} />;
  return { ask, entry };
}

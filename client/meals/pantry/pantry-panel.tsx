// The pantry tab: items by category (MEAL-04).
import { Suspense, useMemo, useState } from 'react';
import { openLater, useWhenActedOn } from '../../editing/panel/open-later.ts';
import { later } from '../../kit/later.ts';
import { useCollection, useMealStore } from '../../meal-store/use-meals.ts';
import { useMealDialog } from '../meal-dialogs.tsx';
import { MealPanel, type PanelPlace } from '../meal-panel.tsx';
import { removeWithUndo } from '../meal-removal.ts';
import type { PantryActions } from './pantry-card.tsx';
import { PantryList } from './pantry-list.tsx';
import { PickedBar } from './pantry-picked.tsx';

const BuyDialog = later(() => import('./pantry-buy-dialog.tsx').then((file) => file.BuyDialog));

const EMPTY = {
  title: 'Nothing in the pantry yet',
  text: 'Write down what you have at home: shopping lists leave it out, and Pip cooks with it.',
};
const REMOVAL = {
  done: 'Pantry item deleted',
  failed: "Couldn't delete item. Check your connection and try again.",
  restored: 'Pantry item restored',
};

/** Selected items, on this screen only. */
function usePicked() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [pick] = useState(
    () => (id: string) =>
      setPicked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  );
  return { picked, pick, clear: () => setPicked(new Set()) };
}

/** The same functions as long as they do the same, so that only the cards that changed are drawn again. */
function useActions(pick: (id: string) => void): PantryActions {
  const store = useMealStore();
  const edit = useMealDialog();
  return useMemo(
    () => ({
      onPick: pick,
      onQuantity: (id, quantity) => store.change('pantry', id, { quantity }),
      onEdit: (record) => edit({ collection: 'pantry', record }),
      onDelete: ({ id, name }) => removeWithUndo(REMOVAL, () => store.remove('pantry', id), name),
    }),
    [store, edit, pick],
  );
}

/** The dialog that puts what is picked on a shopping list; its code arrives when somebody acts on the page. */
function useBuying() {
  const [isBuying, setBuying] = useState(false);
  useWhenActedOn(BuyDialog);
  const buy = () => openLater(BuyDialog, () => setBuying(true));
  return { isBuying, buy, stop: () => setBuying(false) };
}

export function PantryPanel({ recordId }: PanelPlace) {
  const reading = useCollection('pantry');
  const edit = useMealDialog();
  const { picked, pick, clear } = usePicked();
  const { isBuying, buy, stop } = useBuying();
  const actions = useActions(pick);
  const names = reading.records.filter(({ id }) => picked.has(id)).map(({ name }) => name);
  return (
    <>
      <MealPanel
        tab="pantry"
        title="Pantry"
        noun="pantry items"
        add="Add Pantry Item"
        onAdd={() => edit({ collection: 'pantry', record: null })}
        reading={reading}
        empty={EMPTY}
        recordId={recordId}
      >
        {(items) => (
          <>
            <PantryList items={items} picked={picked} actions={actions} />
            <PickedBar names={names} onBuy={buy} onClear={clear} />
          </>
        )}
      </MealPanel>
      <Suspense fallback={null}>
        {isBuying && <BuyDialog names={names} onDone={clear} onClose={stop} />}
      </Suspense>
    </>
  );
}

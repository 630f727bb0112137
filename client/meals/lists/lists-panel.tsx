// The tab 'Shopping Lists': a card for each list, the newest first; the list named in the address is shown alone and
// large.
import { useMemo, useState } from 'react';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { Button } from '../../kit/button.tsx';
import { useCollection } from '../../meal-store/use-meals.ts';
import { UncheckedNote } from '../concerns.tsx';
import { ListCard } from './list-card.tsx';
import { ShoppingTrip } from './list-trip.tsx';
import { useMealDialog } from '../meal-dialogs.tsx';
import { MealPanel, type PanelPlace } from '../meal-panel.tsx';
import { useConcerns, type Concerned } from '../use-concerns.ts';

/** As many as anybody looks at; the older ones come on request, and cost nothing until then. */
const AT_FIRST = 20;

interface ListsProps {
  lists: readonly KeptShoppingList[];
  concerned: Concerned;
}

function Lists({ lists, concerned }: ListsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const newest = useMemo(
    () => lists.toSorted((a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt)),
    [lists],
  );
  const shown = isWhole ? newest : newest.slice(0, AT_FIRST);
  return (
    <>
      <ul aria-label="Shopping lists" className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {shown.map((list) => (
          <ListCard
            key={list.id}
            list={list}
            concernsOf={concerned.ofItem}
            isChecking={concerned.state === 'loading'}
          />
        ))}
      </ul>
      {shown.length < newest.length && (
        <Button className="self-center" onClick={() => setIsWhole(true)}>
          Show {newest.length - shown.length} older lists
        </Button>
      )}
    </>
  );
}

export function ListsPanel({ recordId }: PanelPlace) {
  const reading = useCollection('shopping-lists');
  const edit = useMealDialog();
  const concerned = useConcerns();
  const open = reading.records.find(({ id }) => id === recordId);
  if (open) return <ShoppingTrip key={open.id} list={open} concerned={concerned} />;
  return (
    <MealPanel
      recordId={recordId}
      tab="lists"
      title="Shopping Lists"
      noun="shopping lists"
      add="Add Shopping List"
      onAdd={() => edit({ collection: 'shopping-lists', record: null })}
      reading={reading}
      empty={{
        title: 'No shopping lists yet',
        text: 'Write down what you need, one item per line, and tick it off in the shop, with or without a connection. A planned week makes its own list: see Weekly Menu.',
      }}
    >
      {(lists) => (
        <>
          <UncheckedNote concerned={concerned} />
          <Lists lists={lists} concerned={concerned} />
        </>
      )}
    </MealPanel>
  );
}

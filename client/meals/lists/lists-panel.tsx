// The tab 'Shopping Lists': a card for each list, the one used last first; the list named in the address is shown alone
// and large.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { rowId } from '../../editing/panel/target.ts';
import { Button } from '../../kit/button.tsx';
import { Link } from '../../kit/link.tsx';
import { useCollection } from '../../meal-store/use-meals.ts';
import { focusArrival } from '../../screen/focus-arrival.ts';
import * as links from '../../screen/links.ts';
import { UncheckedNote } from '../concerns.tsx';
import { ListCard } from './list-card.tsx';
import { ShoppingTrip } from './list-trip.tsx';
import { useMealDialog } from '../meal-dialogs.tsx';
import sheet from '../motion.css?url';
import { MealPanel, type PanelPlace } from '../meal-panel.tsx';
import { useMealsAddress } from '../meals-address.ts';
import { useConcerns, type Concerned } from '../use-concerns.ts';

const latestFirst = (one: string, other: string): number => Number(one < other) - Number(one > other);

/** The lists, the one used last first. They do not change places while they are used; a new one comes first. */
function useOrder(lists: readonly KeptShoppingList[]): KeptShoppingList[] {
  const [used] = useState(() => new Map(lists.map(({ id, updatedAt }) => [id, updatedAt])));
  return useMemo(() => {
    const isNew = ({ id }: KeptShoppingList) => !used.has(id);
    const at = ({ id, createdAt }: KeptShoppingList) => used.get(id) ?? createdAt;
    return lists.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)) || latestFirst(at(a), at(b)));
  }, [lists, used]);
}

/** As many as anybody looks at; the older ones come on request, and cost nothing until then. */
const AT_FIRST = 20;

interface ListsProps {
  lists: readonly KeptShoppingList[];
  concerned: Concerned;
}

function Lists({ lists, concerned }: ListsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const ordered = useOrder(lists);
  const shown = isWhole ? ordered : ordered.slice(0, AT_FIRST);
  return (
    <>
      <ul aria-label="Shopping lists" className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {shown.map((list) => (
          <ListCard key={list.id} list={list} concernsOf={concerned.ofItem} />
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button className="self-center" onClick={() => setIsWhole(true)}>
          Show {ordered.length - shown.length} older lists
        </Button>
      )}
    </>
  );
}

/** Leads to the list used last, where the address asks for that one. */
function useLastList(recordId: string | null, lists: readonly KeptShoppingList[]) {
  const { show } = useMealsAddress();
  const [last] = lists.toSorted((a, b) => latestFirst(a.updatedAt, b.updatedAt));
  const lastId = recordId === links.LAST_LIST ? last?.id : undefined;
  useEffect(() => {
    if (lastId !== undefined) show('lists', { id: lastId });
    // Only `lastId` leads anywhere; `show` is new in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lastId]);
}

/** The link that opened or closed a list is gone: the focus moves to the list's title, or back to its card. */
function useFocusOnTurn(listId: string | null) {
  const last = useRef(listId);
  useEffect(() => {
    const { current: before } = last;
    last.current = listId;
    if (before === listId) return;
    const arrival = document.getElementById(listId === null ? rowId(before ?? '') : 'trip-title');
    focusArrival(arrival);
    arrival?.scrollIntoView({ block: 'nearest' });
  }, [listId]);
}

export function ListsPanel({ recordId }: PanelPlace) {
  const reading = useCollection('shopping-lists');
  const edit = useMealDialog();
  const concerned = useConcerns();
  const open = reading.records.find(({ id }) => id === recordId);
  useLastList(recordId, reading.records);
  useFocusOnTurn(recordId);
  if (open)
    return (
      <>
        <link rel="stylesheet" href={sheet} />
        <ShoppingTrip key={open.id} list={open} concerned={concerned} />
      </>
    );
  return (
    <MealPanel
      recordId={recordId === links.LAST_LIST ? null : recordId}
      tab="lists"
      title="Shopping Lists"
      noun="shopping lists"
      add="Add Shopping List"
      onAdd={() => edit({ collection: 'shopping-lists', record: null })}
      reading={reading}
      empty={{
        title: 'No shopping lists yet',
        text: 'Write down what you need, one item per line, and check it off at the store, even without a connection. A planned week makes its own list: see Weekly Menu.',
        action: (
          <Button asChild>
            <Link href={links.meals('menus')}>Open Weekly Menu</Link>
          </Button>
        ),
      }}
    >
      {(lists) => (
        <>
          <link rel="stylesheet" href={sheet} />
          <UncheckedNote concerned={concerned} />
          <Lists lists={lists} concerned={concerned} />
        </>
      )}
    </MealPanel>
  );
}

// Shopping view of one list, for one-handed use in the shop. The whole row ticks an item; ticked items move to the end;
// the buttons are within reach of the thumb.
import { ArrowLeft, CheckCheck, PencilLine, Plus, Printer } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { useKeptFocus } from '../../editing/panel/kept-focus.ts';
import { usePaper } from '../../editing/panel/use-paper.ts';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';
import { later } from '../../kit/later.ts';
import { Link } from '../../kit/link.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { Pip } from '../../pip/pip.tsx';
import * as links from '../../screen/links.ts';
import { CheckingItems, UncheckedNote } from '../concerns.tsx';
import { CATEGORY_NAMES } from '../meal-names.ts';
import type { Concerned } from '../use-concerns.ts';
import { useCategories } from './list-categories.ts';
import { clearChecked } from './list-edits.ts';
import { byCategory } from './list-groups.ts';
import { ListItem } from './list-item.tsx';
import { ListProgress } from './list-progress.tsx';
import { TripRow } from './list-trip-row.tsx';
import { useNaming, type Naming } from './new-item-name.tsx';
import { useTicking, type Ticking } from './use-ticking.ts';

const PrintedList = later(() => import('../printed-meals.tsx').then((file) => file.PrintedList));

interface GroupProps {
  title: string;
  items: readonly ShoppingItem[];
  listId: string;
  /** The items are edited, not checked off. */
  isEditing: boolean;
  naming: Naming;
  ticking: Ticking;
  concernsOf: Concerned['ofItem'];
}

function Group(props: GroupProps) {
  const { title, items, listId, isEditing, naming, ticking, concernsOf } = props;
  return (
    <section aria-label={title}>
      <h3 className="px-2 pb-1 text-base text-soft">{title}</h3>
      <ul className="rounded-card border border-line bg-surface p-1.5 shadow-card">
        {items.map((item) => {
          const shared = {
            ...item,
            listId,
            isTicking: ticking.ids.has(item.id),
            onTicked: ticking.onTicked,
            concerns: concernsOf(item.name),
          };
          return isEditing || item.id === naming.addedId ? (
            <ListItem key={item.id} {...shared} naming={item.id === naming.addedId ? naming : undefined} />
          ) : (
            <TripRow key={item.id} {...shared} />
          );
        })}
      </ul>
    </section>
  );
}

/** Everything is in the basket. */
function AllDone({ list }: { list: KeptShoppingList }) {
  const store = useMealStore();
  const clear = () => {
    // The pressed button goes.
    document.getElementById('trip-title')?.focus();
    clearChecked(store, list);
  };
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Pip mood="excited" size="large" decorative />
      <p className="font-display text-lg font-extrabold">That's everything!</p>
      <Button onClick={clear}>
        <CheckCheck aria-hidden />
        Clear checked
      </Button>
    </div>
  );
}

function useParts(items: readonly ShoppingItem[], ticking: Ticking['ids']) {
  const categoryOf = useCategories();
  return useMemo(() => {
    const isOpen = ({ id, checked }: ShoppingItem) => !checked || ticking.has(id);
    const open = items.filter(isOpen);
    return {
      open,
      groups: byCategory(open, ({ name }) => categoryOf(name)),
      done: items.filter((item) => !isOpen(item)),
    };
  }, [items, ticking, categoryOf]);
}

interface HeadProps {
  list: KeptShoppingList;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

function Head({ list, isEditing, onEdit }: HeadProps) {
  const paper = usePaper(PrintedList);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          href={links.meals('lists')}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-sunk"
        >
          <ArrowLeft aria-hidden className="size-5" />
          All lists
        </Link>
        <Button variant="quiet" className="ml-auto px-3!" onClick={paper.print}>
          <Printer aria-hidden />
          Print
        </Button>
        <Button
          variant="quiet"
          aria-pressed={isEditing}
          className="px-3! aria-pressed:bg-brand-wash aria-pressed:text-brand"
          onClick={() => onEdit(!isEditing)}
        >
          <PencilLine aria-hidden />
          Edit items
        </Button>
      </div>
      <h2 id="trip-title" tabIndex={-1} className="text-2xl wrap-anywhere">
        {list.title}
      </h2>
      <ListProgress title={list.title} items={list.items} />
      {paper.isReady && <PrintedList list={list} />}
    </>
  );
}

interface ShoppingTripProps {
  list: KeptShoppingList;
  concerned: Concerned;
}

export function ShoppingTrip({ list, concerned }: ShoppingTripProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { naming, opener, begin } = useNaming(list.id);
  const ticking = useTicking();
  const { open, groups, done } = useParts(list.items, ticking.ids);
  const toGet = useRef<HTMLElement>(null);
  useKeptFocus(toGet, open);
  const common = {
    listId: list.id,
    isEditing,
    naming,
    ticking,
    concernsOf: concerned.ofItem,
  };
  return (
    <section ref={toGet} aria-labelledby="trip-title" className="mx-auto flex max-w-2xl flex-col gap-4">
      <Head list={list} isEditing={isEditing} onEdit={setIsEditing} />
      <CheckingItems items={list.items} of={concerned.ofItem} className="-my-4 text-sm" />
      <UncheckedNote concerned={concerned} />
      {groups.map(({ category, things }) => (
        <Group key={category} title={CATEGORY_NAMES[category]} items={things} {...common} />
      ))}
      {open.length === 0 && done.length > 0 && <AllDone list={list} />}
      {done.length > 0 && <Group title="In the basket" items={done} {...common} />}
      <div
        data-action-bar={isEditing ? undefined : ''}
        className={cx(
          'flex justify-end',
          // Nothing may cover the small buttons of the items, nor part of a line.
          !isEditing && 'sticky bottom-(--bottom-bar) z-10 border-t border-line bg-ground py-3',
        )}
      >
        <Button ref={opener} variant="primary" className="min-h-14 px-6 shadow-overlay" onClick={begin}>
          <Plus aria-hidden />
          Add item
        </Button>
      </div>
    </section>
  );
}

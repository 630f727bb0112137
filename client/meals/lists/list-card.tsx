// Card of a shopping list: title, progress, items in 12rem (MEAL-05), and a button to enlarge it.
import { CheckCheck, Maximize2, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, use, useRef, useState } from 'react';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { useKeptFocus } from '../../editing/panel/kept-focus.ts';
import { Target, rowId } from '../../editing/panel/target.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Link } from '../../kit/link.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import * as links from '../../screen/links.ts';
import { CheckingLine } from '../concerns.tsx';
import { InlineText } from '../inline-text.tsx';
import { useMealDialog } from '../meal-dialogs.tsx';
import { removeWithUndo } from '../meal-removal.ts';
import type { Concerned } from '../use-concerns.ts';
import { FAILED, addItem, clearChecked } from './list-edits.ts';
import { ListItem } from './list-item.tsx';
import { ListProgress } from './list-progress.tsx';

const REMOVAL = {
  done: 'Shopping list deleted',
  failed: "Couldn't delete list. Check your connection and try again.",
  restored: 'Shopping list restored',
};

function Heading({ list }: { list: KeptShoppingList }) {
  const store = useMealStore();
  const edit = useMealDialog();
  const { id, title } = list;
  return (
    <div className="flex items-start">
      <h3 className="min-w-0 flex-1 text-lg leading-tight">
        <InlineText
          label="title"
          value={title}
          required
          onSave={(text) => store.change('shopping-lists', id, { title: text })}
          failed={FAILED.title}
          className="-ml-2 w-full"
        />
      </h3>
      <IconButton
        label={`Edit ${title}`}
        onClick={() => edit({ collection: 'shopping-lists', record: list })}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        label={`Delete ${title}`}
        className="-mr-2"
        onClick={() => removeWithUndo(REMOVAL, () => store.remove('shopping-lists', id))}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

interface ListCardProps {
  list: KeptShoppingList;
  concernsOf: Concerned['ofItem'];
  /** Allergies are not checked yet. */
  isChecking: boolean;
}

interface ItemsProps extends Omit<ListCardProps, 'isChecking'> {
  addedId: string | undefined;
  onNamed: (addedId: undefined) => void;
}

function Items({ list, concernsOf, addedId, onNamed }: ItemsProps) {
  const box = useRef<HTMLUListElement>(null);
  useKeptFocus(box, list.items);
  if (list.items.length === 0) return null;
  return (
    <ul ref={box} aria-label={`Items of ${list.title}`} className="-mx-2 max-h-48 overflow-y-auto">
      {list.items.map((item) => (
        <ListItem
          key={item.id}
          {...item}
          listId={list.id}
          isNew={item.id === addedId}
          onNamed={onNamed}
          concerns={concernsOf(item.name)}
        />
      ))}
    </ul>
  );
}

/** One list; ticking in another one does not draw it again. */
export const ListCard = memo(function ListCard({ list, concernsOf, isChecking }: ListCardProps) {
  const store = useMealStore();
  const [addedId, setAddedId] = useState<string>();
  const isTarget = use(Target) === list.id;
  return (
    <Card
      as="li"
      id={rowId(list.id)}
      tabIndex={-1}
      data-row
      className={cx('flex min-w-0 flex-col gap-1.5 contain-layout', isTarget && 'ring-3 ring-brand')}
    >
      <Heading list={list} />
      <div className="flex min-h-11 items-center gap-1">
        <div className="min-w-0 flex-1">
          <ListProgress title={list.title} items={list.items} />
        </div>
        {list.items.some(({ checked }) => checked) && (
          <Button variant="quiet" className="-mr-3 px-3" onClick={() => clearChecked(store, list)}>
            <CheckCheck aria-hidden />
            Clear<span className="sr-only"> checked</span>
          </Button>
        )}
      </div>
      {list.items.length > 0 && <CheckingLine isChecking={isChecking} className="text-sm" />}
      <Items {...{ list, concernsOf, addedId }} onNamed={setAddedId} />
      <div className="-mx-2 mt-auto flex flex-wrap items-center gap-x-1">
        <Button
          variant="quiet"
          className="px-3 text-brand max-[22rem]:px-2"
          onClick={() => setAddedId(addItem(store, list.id))}
        >
          <Plus aria-hidden />
          Add item
        </Button>
        {list.items.length > 0 && (
          <Button asChild variant="quiet" className="ml-auto px-3 max-[22rem]:px-2">
            <Link href={links.meals('lists', { id: list.id })}>
              <Maximize2 aria-hidden />
              Go shopping
              <span className="sr-only"> with {list.title}</span>
            </Link>
          </Button>
        )}
      </div>
    </Card>
  );
});

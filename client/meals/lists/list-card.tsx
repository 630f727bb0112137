// Card of a shopping list: title, progress, items in 12rem (MEAL-05) or all of them, and a button to enlarge it.
import { CheckCheck, Maximize2, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, use, useRef, useState } from 'react';
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { useKeptFocus } from '../../editing/panel/kept-focus.ts';
import { Target, rowId } from '../../editing/panel/target.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Link } from '../../kit/link.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { Pip } from '../../pip/pip.tsx';
import * as links from '../../screen/links.ts';
import { CheckingItems } from '../concerns.tsx';
import { InlineText } from '../inline-text.tsx';
import { useMealDialog } from '../meal-dialogs.tsx';
import { removeWithUndo } from '../meal-removal.ts';
import type { Concerned } from '../use-concerns.ts';
import { FAILED, clearChecked } from './list-edits.ts';
import { ListItem } from './list-item.tsx';
import { ListProgress } from './list-progress.tsx';
import { useNaming, type Naming } from './new-item-name.tsx';
import { useTicking, type Ticking } from './use-ticking.ts';

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
        onClick={() => removeWithUndo(REMOVAL, () => store.remove('shopping-lists', id), title)}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

interface ListCardProps {
  list: KeptShoppingList;
  concernsOf: Concerned['ofItem'];
}

interface ItemsProps extends ListCardProps {
  naming: Naming;
  ticking: Ticking;
  isWhole: boolean;
}

/** Pixels: height of the box of items (12rem), of an item, and of a line such as a concern. */
const BOX = 192;
const ROW = 44;
const LINE = 28;

/** True where the box of items cuts some off; the heights are estimated. */
function isCut({ list: { items }, concernsOf }: ListCardProps): boolean {
  const lines = items.filter(({ name, checked }) => !checked && concernsOf(name)?.length).length;
  const heading = items.some(({ checked }) => checked) ? 1 : 0;
  return items.length * ROW + (lines + heading) * LINE > BOX;
}

/** The items to get, and below them the ticked ones. */
function Items({ list: { id, title, items }, concernsOf, naming, ticking, isWhole }: ItemsProps) {
  const box = useRef<HTMLUListElement>(null);
  const isOpen = ({ id: itemId, checked }: ShoppingItem) => !checked || ticking.ids.has(itemId);
  const open = items.filter(isOpen);
  const ticked = items.filter((item) => !isOpen(item));
  useKeptFocus(box, open);
  if (items.length === 0) return null;
  const rows = (some: typeof items) =>
    some.map((item) => (
      <ListItem
        key={item.id}
        {...item}
        listId={id}
        naming={item.id === naming.addedId ? naming : undefined}
        isTicking={ticking.ids.has(item.id)}
        onTicked={ticking.onTicked}
        concerns={concernsOf(item.name)}
      />
    ));
  return (
    <ul
      ref={box}
      aria-label={`Items of ${title}`}
      className={cx(
        'relative -mx-2 [&_button:focus-visible]:-outline-offset-3',
        isWhole ? 'whole-list' : 'more-below max-h-48 overflow-y-auto',
      )}
    >
      {rows(open)}
      {ticked.length > 0 && (
        <li>
          <h4 className="px-3 pt-2 font-sans text-sm font-semibold text-soft">Checked ({ticked.length})</h4>
          <ul aria-label={`Checked items of ${title}`} className={isWhole ? 'whole-list' : undefined}>
            {rows(ticked)}
          </ul>
        </li>
      )}
    </ul>
  );
}

type CountsProps = ListCardProps & Pick<ItemsProps, 'ticking'>;

/** How much is in the cart, and the button that clears it. */
function Counts({ list, concernsOf, ticking }: CountsProps) {
  const store = useMealStore();
  return (
    <div className="flex min-h-11 items-center gap-1">
      <div className="relative min-w-0 flex-1">
        <ListProgress title={list.title} items={list.items} />
        {/* Below the bar, where it takes no room of the items. */}
        {list.items.length > 0 && (
          <CheckingItems
            items={list.items}
            of={concernsOf}
            className="pointer-events-none absolute top-full -mt-1 text-sm whitespace-nowrap"
          />
        )}
      </div>
      {list.items.length > 0 && list.items.every(({ checked }) => checked) && (
        <Pip mood={ticking.hasTicked ? 'excited' : 'happy'} size="small" decorative />
      )}
      {list.items.some(({ checked }) => checked) && (
        <Button variant="quiet" className="-mr-3 px-3" onClick={() => clearChecked(store, list)}>
          <CheckCheck aria-hidden />
          Clear<span className="sr-only"> checked</span>
        </Button>
      )}
    </div>
  );
}

/** Ids of the cards that show all of their items, until the page is left. */
const opened = new Set<string>();

/** One list; ticking in another one does not draw it again. */
export const ListCard = memo(function ListCard({ list, concernsOf }: ListCardProps) {
  const { naming, opener, begin } = useNaming(list.id);
  const ticking = useTicking();
  const isTarget = use(Target) === list.id;
  const [wantsWhole, setWhole] = useState(() => opened.has(list.id));
  const canOpen = isCut({ list, concernsOf });
  const isWhole = canOpen && wantsWhole;
  const turn = () => {
    setWhole(!isWhole);
    if (isWhole) opened.delete(list.id);
    else opened.add(list.id);
  };
  return (
    <Card
      as="li"
      id={rowId(list.id)}
      tabIndex={-1}
      data-row
      className={cx('flex min-w-0 flex-col gap-1.5 contain-layout', isTarget && 'ring-3 ring-brand')}
    >
      <Heading list={list} />
      <Counts {...{ list, concernsOf, ticking }} />
      <Items {...{ list, concernsOf, naming, ticking, isWhole }} />
      {canOpen && (
        <Button variant="quiet" aria-expanded={isWhole} className="text-soft" onClick={turn}>
          {isWhole ? 'Show less' : `Show all ${list.items.length}`}
          <span className="sr-only"> of {list.title}</span>
        </Button>
      )}
      <div className="-mx-2 mt-auto flex flex-wrap items-center gap-x-1">
        <Button ref={opener} variant="quiet" className="px-3! text-brand max-[22rem]:px-2!" onClick={begin}>
          <Plus aria-hidden />
          Add item
        </Button>
        {list.items.length > 0 && (
          <Button asChild variant="quiet" className="ml-auto px-3! max-[22rem]:px-2!">
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

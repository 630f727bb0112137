// One item of a shopping list: tick it, edit its name or quantity in place, remove it (MEAL-05, MEAL-09). It rerenders
// only when it changed itself, however long the list is.
import { X } from 'lucide-react';
import { memo } from 'react';
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { cx } from '../../kit/cx.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { ItemConcerns } from '../concerns.tsx';
import { BOX, InlineText } from '../inline-text.tsx';
import { ItemCheck } from './list-check.tsx';
import { FAILED, NEW_ITEM, checkItem, removeItem } from './list-edits.ts';
import { NewItemName, type Naming } from './new-item-name.tsx';

interface ListItemProps extends ShoppingItem {
  listId: string;
  /** Set for the item that was just added: its name is typed first. */
  naming: Naming | undefined;
  /** Ticked just now: the strike is being drawn. */
  isTicking: boolean;
  onTicked: (id: string) => void;
  /** Concerns about it; undefined while it is being checked. */
  concerns: readonly FamilyConcern[] | undefined;
}

function Name({ listId, id, name, naming }: ListItemProps) {
  const store = useMealStore();
  if (naming) return <NewItemName listId={listId} id={id} naming={naming} />;
  return (
    <InlineText
      label={`name of ${name}`}
      value={name}
      required
      onSave={(text) => store.changeItem(listId, id, { name: text })}
      failed={FAILED.item}
      className="min-w-0 flex-1 font-medium"
    />
  );
}

export const ListItem = memo(function ListItem(props: ListItemProps) {
  const { listId, id, name, qty, checked, onTicked, concerns } = props;
  const store = useMealStore();
  const isTicking = checked && props.isTicking;
  return (
    <li data-row tabIndex={-1} className="min-w-0 rounded-field contain-layout hover:bg-sunk">
      <div className="flex flex-wrap items-center">
        <ItemCheck
          checked={checked}
          isTicking={isTicking}
          onChange={(next) => {
            checkItem(store, listId, id, next);
            if (next) onTicked(id);
          }}
          className="shrink-0 justify-center"
        >
          <VisuallyHidden>{name}</VisuallyHidden>
        </ItemCheck>
        <div
          className={cx(
            // The field may have a note below the whole row.
            props.naming ? 'contents' : 'item-name flex min-w-0 flex-1',
            checked && 'text-soft',
            checked && !isTicking && 'line-through',
          )}
        >
          {isTicking ? (
            <span className={cx(BOX, 'flex items-center border border-transparent font-medium')}>
              <span className="struck">{name}</span>
            </span>
          ) : (
            <Name {...props} />
          )}
        </div>
        <div className="ml-auto flex shrink-0 items-center">
          <InlineText
            label={`quantity of ${name}`}
            value={qty}
            empty="Qty"
            onSave={(text) => store.changeItem(listId, id, { qty: text })}
            failed={FAILED.quantity}
            className="max-w-20 min-w-14 shrink-0 min-[23rem]:max-w-28 text-right text-soft tabular-nums sm:max-w-40"
          />
          <IconButton label={`Remove ${name}`} onClick={() => removeItem(store, listId, { id, name })}>
            <X aria-hidden />
          </IconButton>
        </div>
      </div>
      {!checked && name !== NEW_ITEM && <ItemConcerns of={concerns} className="pb-2 pl-11 text-sm" />}
    </li>
  );
});

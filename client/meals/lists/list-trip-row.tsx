// One item in the shopping view: the whole row is the checkbox.
import { memo } from 'react';
import type { ShoppingItem } from '#contract/kinds/shopping-list.ts';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { cx } from '../../kit/cx.ts';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { ItemConcerns } from '../concerns.tsx';
import { ItemCheck } from './list-check.tsx';
import { checkItem } from './list-edits.ts';

interface TripRowProps extends ShoppingItem {
  listId: string;
  /** Ticked just now: the strike is being drawn. */
  isTicking: boolean;
  onTicked: (id: string) => void;
  /** Concerns about it; undefined while it is being checked. */
  concerns: readonly FamilyConcern[] | undefined;
}

export const TripRow = memo(function TripRow(props: TripRowProps) {
  const { listId, id, name, qty, checked, isTicking, onTicked, concerns } = props;
  const store = useMealStore();
  return (
    <li>
      <ItemCheck
        // Another press must not put back what has just been bought.
        data-row={checked ? 'done' : 'open'}
        checked={checked}
        isTicking={checked && isTicking}
        onChange={(next) => {
          checkItem(store, listId, id, next);
          if (next) onTicked(id);
        }}
        className="min-h-14 gap-3 rounded-field px-3 py-2 text-lg hover:bg-sunk"
      >
        <span
          className={cx(
            'min-w-0 flex-1 font-medium wrap-anywhere',
            checked && 'text-soft',
            checked && !isTicking && 'line-through',
          )}
        >
          {checked && isTicking ? <span className="struck">{name}</span> : name}
        </span>
        {qty !== '' && <span className="max-w-[45%] text-right text-base text-soft">{qty}</span>}
      </ItemCheck>
      {!checked && <ItemConcerns of={concerns} className="pb-2 pl-12" />}
    </li>
  );
});

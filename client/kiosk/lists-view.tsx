// The shopping lists on a kitchen tablet, with large boxes to tick.
import { Check, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { PRODUCT } from '#contract/common.ts';
import type { BoardList } from '#contract/schemas/kiosk.ts';

const openIn = ({ items, more }: BoardList): number => items.filter(({ checked }) => !checked).length + more;

interface ItemsProps {
  list: BoardList;
  onTick: (itemId: string, checked: boolean) => void;
}

function Items({ list, onTick }: ItemsProps) {
  if (list.items.length === 0) return <p className="kiosk-empty">This list is empty.</p>;
  return (
    <ul className="kiosk-items" aria-label={list.title}>
      {list.items.map(({ id, name, qty, checked }) => (
        <li key={id}>
          <label className="kiosk-item">
            <input type="checkbox" checked={checked} onChange={() => onTick(id, !checked)} />
            <span aria-hidden className="kiosk-box">
              <Check />
            </span>
            <span className="kiosk-item-words">
              <span className="kiosk-item-name">{name}</span>
              {qty !== '' && <span className="kiosk-item-qty">{qty}</span>}
            </span>
          </label>
        </li>
      ))}
      {list.more > 0 && <li className="kiosk-later">and {list.more} more in the app</li>}
    </ul>
  );
}

interface ListsViewProps {
  lists: readonly BoardList[];
  onTick: (listId: string, itemId: string, checked: boolean) => void;
}

export function ListsView({ lists, onTick }: ListsViewProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  if (!list) {
    return (
      <div className="kiosk-empty">
        <ShoppingBasket aria-hidden />
        <p>No shopping lists yet. They are made in {PRODUCT}, under Meal Planning.</p>
      </div>
    );
  }
  return (
    <div className="kiosk-lists">
      <div className="kiosk-list-names" role="group" aria-label="Shopping lists">
        {lists.map((one) => (
          <button
            key={one.id}
            type="button"
            aria-pressed={one.id === list.id}
            onClick={() => setChosen(one.id)}
          >
            <span className="kiosk-list-name">{one.title}</span>
            <span className="kiosk-count">{openIn(one)}</span>
          </button>
        ))}
      </div>
      <Items key={list.id} list={list} onTick={(itemId, checked) => onTick(list.id, itemId, checked)} />
    </div>
  );
}

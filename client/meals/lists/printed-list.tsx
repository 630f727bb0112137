// A shopping list on paper: everything still to get, by the way through the shop, with boxes to tick.
import type { KeptShoppingList } from '#rules/sync/meal-records.ts';
import { PrintedSheet } from '../../kit/print/printed-sheet.tsx';
import { CATEGORY_NAMES } from '../meal-names.ts';
import { useCategories } from './list-categories.ts';
import { byCategory } from './list-groups.ts';

interface PrintedListProps {
  list: KeptShoppingList;
}

export function PrintedList({ list }: PrintedListProps) {
  const categoryOf = useCategories();
  const open = list.items.filter(({ checked }) => !checked);
  return (
    <PrintedSheet title={list.title}>
      {open.length === 0 && <p>Nothing left to buy.</p>}
      <div className="columns">
        {byCategory(open, ({ name }) => categoryOf(name)).map(({ category, things }) => (
          <section key={category}>
            <h2>{CATEGORY_NAMES[category]}</h2>
            <ul>
              {things.map(({ id, name, qty }) => (
                <li key={id}>
                  <span className="box" />
                  {name}
                  {qty !== '' && `, ${qty}`}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PrintedSheet>
  );
}

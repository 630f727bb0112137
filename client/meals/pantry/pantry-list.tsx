// The pantry by category, with a search field when there are many items.
import { useDeferredValue, useState } from 'react';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';
import { Button } from '../../kit/button.tsx';
import { cx } from '../../kit/cx.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { CATEGORY_ICONS } from '../category-icons.tsx';
import { CATEGORY_NAMES } from '../meal-names.ts';
import { PantryCard, type PantryActions } from './pantry-card.tsx';
import { FEW, isAcross, shelvesOf } from './pantry-shelves.ts';
import { SearchField } from '../../kit/form/search-field.tsx';

interface PantryListProps {
  items: KeptPantryItem[];
  picked: ReadonlySet<string>;
  actions: PantryActions;
}

export function PantryList({ items, picked, actions }: PantryListProps) {
  const [text, setText] = useState('');
  const shelves = shelvesOf(items, useDeferredValue(text));
  return (
    <>
      {(items.length > FEW || text !== '') && (
        <search aria-label="Pantry" className="flex">
          <SearchField
            label="Search the pantry"
            placeholder="What are you looking for?"
            value={text}
            onChange={setText}
          />
        </search>
      )}
      {shelves.length === 0 && (
        <EmptyState
          as="h3"
          title="Not in the pantry"
          text="Nothing there has that name."
          action={<Button onClick={() => setText('')}>Show everything</Button>}
        />
      )}
      {/* Where there is room, categories are in columns, each whole; some have all columns for themselves. */}
      <div className="columns-[17rem] gap-x-5">
        {shelves.map(({ category, items: its }, at) => {
          const Icon = CATEGORY_ICONS[category];
          return (
            <section
              key={category}
              aria-labelledby={`shelf-${category}`}
              className={cx('pb-5', isAcross(shelves, at) ? '[column-span:all]' : 'break-inside-avoid')}
            >
              <h3 id={`shelf-${category}`} className="mb-2 flex items-center gap-2.5 text-lg">
                <span
                  aria-hidden
                  className="inline-flex size-9 items-center justify-center rounded-xl bg-meal text-meal-ink"
                >
                  <Icon className="size-5" />
                </span>
                {CATEGORY_NAMES[category]}
                <span className="font-sans text-base font-medium text-soft">{its.length}</span>
              </h3>
              <ul
                aria-label={CATEGORY_NAMES[category]}
                className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-x-5 gap-y-2.5"
              >
                {its.map((item) => (
                  <PantryCard key={item.id} item={item} isPicked={picked.has(item.id)} actions={actions} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

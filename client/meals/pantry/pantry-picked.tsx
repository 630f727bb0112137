// Actions on the items selected in the pantry: find an idea that uses them, or put them on a shopping list.
import { ChefHat, ShoppingBasket, X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Link } from '../../kit/link.tsx';
import * as links from '../../screen/links.ts';

interface PickedBarProps {
  names: readonly string[];
  onBuy: () => void;
  onClear: () => void;
}

/** Side by side on phones, too. */
const ACTION = 'flex-auto max-sm:px-4! lg:flex-none';

export function PickedBar({ names, onBuy, onClear }: PickedBarProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {names.length > 0 && `${names.length} selected`}
      </p>
      {names.length > 0 && (
        <section
          aria-label="Selected"
          data-action-bar
          // Stays in reach of the thumb while the shelves scroll by.
          className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 flex flex-wrap items-center gap-2 rounded-card border border-brand bg-surface p-2 shadow-overlay"
        >
          <p className="flex flex-auto basis-full items-center pl-2 font-semibold lg:basis-0">
            <span className="flex-1 lg:flex-none">{names.length} selected</span>
            <IconButton label="Clear the selection" onClick={onClear}>
              <X aria-hidden />
            </IconButton>
          </p>
          <Button className={ACTION} onClick={onBuy}>
            <ShoppingBasket aria-hidden className="max-sm:hidden" />
            Add to list
          </Button>
          <Button asChild variant="primary" className={ACTION}>
            <Link href={links.meals('ideas', { using: names })}>
              <ChefHat aria-hidden className="max-sm:hidden" />
              Cook with these
            </Link>
          </Button>
        </section>
      )}
    </>
  );
}

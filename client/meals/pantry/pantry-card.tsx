// One pantry item (MEAL-04): pressing its card selects it; its quantity is edited in place.
import { Check } from 'lucide-react';
import { memo, use } from 'react';
import type { KeptPantryItem } from '#rules/sync/meal-records.ts';
import { Target, rowId } from '../../editing/panel/target.ts';
import { EditRemove } from '../../editing/removal/edit-remove.tsx';
import { cx } from '../../kit/cx.ts';
import { InlineText } from '../inline-text.tsx';

/** Actions on a pantry item. */
export interface PantryActions {
  onPick: (id: string) => void;
  onQuantity: (id: string, quantity: string) => void;
  onEdit: (item: KeptPantryItem) => void;
  onDelete: (item: KeptPantryItem) => void;
}

interface PantryCardProps {
  item: KeptPantryItem;
  isPicked: boolean;
  actions: PantryActions;
}

/** The whole card is the target; other buttons are above it. */
const WHOLE_CARD = "after:absolute after:inset-0 after:rounded-card after:content-['']";

/** Drawn again only when something of it changed. */
export const PantryCard = memo(function PantryCard({ item, isPicked, actions }: PantryCardProps) {
  const { id, name, quantity, notes } = item;
  const isTarget = use(Target) === id;
  return (
    <li
      id={rowId(id)}
      tabIndex={-1}
      aria-current={isTarget || undefined}
      data-row
      className={cx(
        'relative flex min-w-0 items-start gap-1 rounded-card border py-1.5 pr-1 pl-3 shadow-card [contain-intrinsic-block-size:auto_6.5rem] [content-visibility:auto]',
        isPicked ? 'border-brand bg-brand-wash' : 'border-line bg-surface hover:bg-sunk',
        isTarget && 'ring-3 ring-brand',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'mt-2.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2',
          isPicked ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface',
        )}
      >
        {isPicked && <Check className="size-4" />}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="font-sans text-base leading-snug font-semibold wrap-anywhere">
          <button
            type="button"
            aria-pressed={isPicked}
            onClick={() => actions.onPick(id)}
            className={cx('min-h-11 w-full cursor-pointer px-2 text-left', WHOLE_CARD)}
          >
            {name}
          </button>
        </h4>
        <InlineText
          label={`Quantity of ${name}`}
          value={quantity}
          empty="Add quantity"
          onSave={(text) => actions.onQuantity(id, text)}
          failed="Failed to update quantity. Please try again."
          className="relative z-1 -mt-1.5 max-w-full text-soft"
        />
        {notes !== '' && <p className="mb-1.5 line-clamp-2 px-2 text-sm text-soft wrap-anywhere">{notes}</p>}
      </div>
      <div className="relative z-1 flex shrink-0">
        <EditRemove name={name} onEdit={() => actions.onEdit(item)} onRemove={() => actions.onDelete(item)} />
      </div>
    </li>
  );
});

// One slot of a week: a dish or a note as a button, replaced by the field while a parent types.
import { useRef, useState } from 'react';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { cx } from '../../../kit/cx.ts';
import { ConcernMarks } from './concern-marks.tsx';
import type { DayField } from '../menu-edits.ts';
import type { MealSpot } from '../menu-moves.ts';
import { SlotEditor } from './menu-slot-editor.tsx';
import { SlotButton } from './slot-button.tsx';

interface MenuSlotProps {
  /** Position in the grid, for keys. */
  place: string;
  isStop: boolean;
  field: DayField;
  /** 'Dinner' */
  name: string;
  weekday: string;
  text: string;
  /** Ingredients of the dish, where it is an idea of the family. */
  ingredients: readonly string[] | undefined;
  /** The meal here; null for a note. */
  spot: MealSpot | null;
  /** Concerns; undefined while it is being checked. */
  concerns: readonly FamilyConcern[] | undefined;
  /** Stores the typed text; returns false when it could not be stored. */
  onWrite: (text: string) => boolean;
  onClear: () => void;
}

/** True when the text above already names the food of the concern. */
const isSaid = (concerns: readonly FamilyConcern[] | undefined, text: string): boolean =>
  (concerns ?? []).every(({ foods }) =>
    foods.every((food) => text.toLowerCase().includes(food.toLowerCase())),
  );

export function MenuSlot(props: MenuSlotProps) {
  const { place, isStop, field, name, weekday, text, ingredients, spot } = props;
  const { concerns, onWrite, onClear } = props;
  const [isTyping, setIsTyping] = useState(false);
  const takesFocus = useRef(false);
  const isFree = text === '' && !isTyping;
  const label = `${weekday} ${name.toLowerCase()}`;
  const end = (byKey: boolean) => {
    takesFocus.current = byKey;
    setIsTyping(false);
  };
  /** The button takes the focus that the field had when a key ended it. */
  const shown = (button: HTMLElement | null) => {
    if (takesFocus.current) button?.focus();
    takesFocus.current = false;
  };
  return (
    <div
      role="gridcell"
      className={cx(
        'flex min-w-0 gap-2',
        // On phones a place that is still free takes a word, after those that are filled.
        isFree ? '@max-2xl:order-last' : '@max-2xl:basis-full',
      )}
    >
      {!isFree && (
        <span aria-hidden className="mt-3 w-20 shrink-0 text-sm font-semibold text-soft @2xl:hidden">
          {name}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {isTyping ? (
          <SlotEditor {...{ field, label, text, spot, onWrite, onClear }} onEnd={end} />
        ) : (
          <SlotButton
            {...{ place, isStop, label, text, ingredients, name, spot }}
            isNote={field === 'notes'}
            onShown={shown}
            onType={() => setIsTyping(true)}
          />
        )}
        <ConcernMarks of={concerns} short={isSaid(concerns, text)} />
      </div>
    </div>
  );
}

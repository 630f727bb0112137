// One slot of a week: a dish or a note as a button, replaced by the field while a parent types.
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FamilyConcern } from '#rules/food/meal-concerns.ts';
import { cx } from '../../kit/cx.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { Concerns } from '../concerns.tsx';
import type { DayField } from './menu-edits.ts';
import { SlotEditor } from './menu-slot-editor.tsx';

interface MenuSlotProps {
  /** Position in the grid, for keys. */
  place: string;
  isStop: boolean;
  field: DayField;
  /** 'Dinner' */
  name: string;
  weekday: string;
  text: string;
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

interface LookProps {
  text: string;
  /** Name of the slot, when no header above shows it. */
  name: string;
  isNote: boolean;
}

function Look({ text, name, isNote }: LookProps) {
  if (text === '')
    return (
      <>
        <Plus aria-hidden className="size-5 shrink-0 text-faint" />
        <span aria-hidden className="text-soft @2xl:hidden">
          {name}
        </span>
      </>
    );
  return (
    <span className={cx('line-clamp-5 wrap-anywhere whitespace-pre-line', !isNote && 'font-medium')}>
      {text}
    </span>
  );
}

interface SlotButtonProps extends LookProps {
  place: string;
  isStop: boolean;
  label: string;
  /** Gets the button once it is there. */
  onShown: (button: HTMLElement | null) => void;
  onType: () => void;
}

function SlotButton({ place, isStop, label, onShown, onType, ...look }: SlotButtonProps) {
  const { text, isNote } = look;
  return (
    <button
      type="button"
      data-slot={place}
      tabIndex={isStop ? 0 : -1}
      ref={onShown}
      onClick={onType}
      className={cx(
        'flex min-h-12 min-w-0 cursor-text items-center gap-1.5 rounded-field px-3 py-2 text-left',
        text === '' && 'border border-dashed border-line-strong/60 hover:bg-sunk @2xl:justify-center',
        text !== '' && (isNote ? 'bg-sunk text-soft' : 'bg-meal text-meal-ink'),
      )}
    >
      <VisuallyHidden>{text === '' ? `Add ${label}` : `${label}: `}</VisuallyHidden>
      <Look {...look} />
    </button>
  );
}

export function MenuSlot(props: MenuSlotProps) {
  const { place, isStop, field, name, weekday, text, concerns, onWrite, onClear } = props;
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
          <SlotEditor {...{ field, label, text, onWrite, onClear }} onEnd={end} />
        ) : (
          <SlotButton
            {...{ place, isStop, label, text, name }}
            isNote={field === 'notes'}
            onShown={shown}
            onType={() => setIsTyping(true)}
          />
        )}
        <Concerns of={concerns} short={isSaid(concerns, text)} className="text-sm" />
      </div>
    </div>
  );
}

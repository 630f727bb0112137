// Editor of one slot of a week, following the ARIA combobox pattern: a parent types, or selects one of the suggested
// dishes.
import { Eraser, Heart, Move } from 'lucide-react';
import { useId, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { cx } from '../../../kit/cx.ts';
import { plainPaste } from '../../../kit/form/plain-paste.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import { useCollection } from '../../../meal-store/use-meals.ts';
import { selectFromStart } from '../../inline-text.tsx';
import { useCarrying } from '../menu-carry.tsx';
import type { DayField } from '../menu-edits.ts';
import type { MealSpot } from '../menu-moves.ts';
import { offeredDishes, type OfferedDish } from './menu-offers.ts';

interface SlotEditorProps {
  field: DayField;
  /** 'Tuesday dinner' */
  label: string;
  text: string;
  /** The meal here; null for a note. */
  spot: MealSpot | null;
  onWrite: (text: string) => boolean;
  onClear: () => void;
  /** The field goes; by key the focus stays where it is. */
  onEnd: (byKey: boolean) => void;
}

/** The dishes offered for what has been typed so far. */
function useOffers(field: DayField, typed: string, before: string): OfferedDish[] {
  const ideas = useCollection('menu-ideas').records;
  const menus = useCollection('weekly-menus').records;
  return useMemo(
    // The existing text is not a search: while it is unchanged, all dishes are offered.
    () =>
      field === 'notes'
        ? []
        : offeredDishes({ ideas, menus, meal: field, typed: typed === before ? '' : typed }).filter(
            ({ name }) => name !== before,
          ),
    [ideas, menus, field, typed, before],
  );
}

interface OffersProps {
  id: string;
  label: string;
  offers: readonly OfferedDish[];
  active: number;
  onPick: (name: string) => void;
}

function Offers({ id, label, offers, active, onPick }: OffersProps) {
  return (
    <div
      id={id}
      role="listbox"
      // Not below the edge of the screen, nor below the bar of phones.
      ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
      aria-label={`Dishes for ${label}`}
      className="absolute inset-x-0 top-full z-30 mt-1 scroll-mb-[calc(var(--bottom-bar)+0.75rem)] @2xl:min-w-60 rounded-field border border-line bg-surface p-1 shadow-overlay"
    >
      {offers.map(({ name, from, isFavorite }, at) => (
        <button
          type="button"
          tabIndex={-1}
          key={name}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(name)}
          className={cx(
            'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-xl px-3 py-1.5 text-left',
            at === active ? 'bg-brand-wash' : 'hover:bg-sunk',
          )}
        >
          <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
          {isFavorite && <Heart aria-label="favorite" role="img" className="size-4 shrink-0 text-brand" />}
          <span className="shrink-0 text-sm text-soft">{from}</span>
        </button>
      ))}
    </div>
  );
}

/** Moves among the offers, or ends typing. */
function useKeys(
  props: SlotEditorProps,
  typed: string,
  offers: readonly OfferedDish[],
  save: (text: string, byKey: boolean) => void,
) {
  const [active, setActive] = useState(-1);
  const shown = active < offers.length ? active : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may only end a word that an input method is composing.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && offers.length > 0) {
      // One place before the first offer is the field itself.
      const places = offers.length + 1;
      setActive(((shown + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') save(offers[shown]?.name ?? typed, true);
    else if (event.key === 'Escape') props.onEnd(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { active: shown, setActive, onKeyDown };
}

interface ButtonsProps {
  label: string;
  /** Null for a note, which stays on its day. */
  onMove: (() => void) | null;
  onClear: () => void;
}

function Buttons({ label, onMove, onClear }: ButtonsProps) {
  return (
    <>
      {onMove && (
        <IconButton label={`Move, swap or copy ${label}`} onClick={onMove}>
          <Move aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Clear ${label}`} onClick={onClear}>
        <Eraser aria-hidden />
      </IconButton>
    </>
  );
}

export function SlotEditor(props: SlotEditorProps) {
  const { field, label, text, spot, onWrite, onClear, onEnd } = props;
  const { pick } = useCarrying();
  const [typed, setTyped] = useState(text);
  const id = useId();
  const offers = useOffers(field, typed, text);
  const save = (next: string, byKey: boolean) => {
    if (next.trim() === text || onWrite(next.trim())) onEnd(byKey);
  };
  const { active, setActive, onKeyDown } = useKeys(props, typed, offers, save);
  const blur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    // Another window was activated, or the focus moved to the button of the field.
    if (document.activeElement === target || currentTarget.contains(relatedTarget)) return;
    save(typed, false);
  };
  const clear = () => {
    onClear();
    onEnd(true);
  };
  const move = () => {
    onEnd(true);
    if (spot) pick(spot);
  };
  return (
    <div
      className="relative flex min-w-0 flex-1 items-center rounded-field border-2 border-brand bg-surface"
      onBlur={blur}
    >
      <input
        type="text"
        // Pressing the place asked for it.
        autoFocus
        autoComplete="off"
        aria-label={label}
        value={typed}
        {...(field === 'notes'
          ? {}
          : {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': offers.length > 0,
              'aria-controls': id,
              'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
            })}
        onFocus={selectFromStart}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(-1);
        }}
        onPaste={plainPaste}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full min-w-0 flex-1 rounded-field bg-transparent px-2.5 outline-none"
      />
      {text !== '' && <Buttons label={label} onMove={spot && move} onClear={clear} />}
      {offers.length > 0 && (
        <Offers id={id} label={label} offers={offers} active={active} onPick={(name) => save(name, true)} />
      )}
    </div>
  );
}

// A filled or free place of the week as a button: typed into, picked up, or put down on.
import { Plus } from 'lucide-react';
import {
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { DishOfName } from '../../../choices/dish-of-name.tsx';
import { cx } from '../../../kit/cx.ts';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { useCarrying } from '../menu-carry.tsx';
import { isSameSpot, type MealSpot } from '../menu-moves.ts';

/** Milliseconds of a long press. */
const LONG = 500;
/** Pixels by which a finger may slip. */
const SLIP = 10;

/**
 * The end of a long press is no click, also not of what came under the finger meanwhile: the bar that asks for the new
 * place has a Cancel button.
 */
function ignoreClick(): void {
  const press = new AbortController();
  const options = { capture: true, signal: press.signal };
  const stop = (event: Event) => {
    if (event.type === 'click') event.stopPropagation();
    press.abort();
  };
  for (const type of ['click', 'pointerdown', 'keydown']) addEventListener(type, stop, options);
}

/** A press that stays; Android's own long press arrives as `contextmenu`, and so does a key. */
function useLongPress(onLong: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number }>(undefined);
  const end = () => clearTimeout(timer.current);
  const fire = () => {
    end();
    ignoreClick();
    onLong?.();
  };
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (!onLong || pointerType === 'mouse') return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(fire, LONG);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > SLIP) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (!onLong) return;
      event.preventDefault();
      fire();
    },
  };
}

/** Actions of a place, and its handlers for dragging and dropping with a mouse. */
function useDragging(spot: MealSpot | null) {
  const { dragged, drag, put } = useCarrying();
  const takes = spot !== null && dragged !== null && !isSameSpot(spot, dragged);
  // A finger that stays on something draggable would drag it.
  const [isMouse, setMouse] = useState(() => !window.matchMedia('(pointer: coarse)').matches);
  return {
    takes,
    handlers: {
      onPointerDownCapture: ({ pointerType }: PointerEvent) => setMouse(pointerType === 'mouse'),
      draggable: isMouse && spot !== null && spot.text !== '',
      onDragStart: (event: DragEvent) => {
        if (!spot) return;
        event.dataTransfer.setData('text/plain', spot.text);
        event.dataTransfer.effectAllowed = 'copyMove';
        drag(spot);
      },
      onDragEnd: () => drag(null),
      onDragOver: (event: DragEvent) => {
        if (!takes) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = event.ctrlKey || event.altKey ? 'copy' : 'move';
      },
      onDrop: (event: DragEvent) => {
        if (!takes) return;
        event.preventDefault();
        put(spot, event.ctrlKey || event.altKey ? 'copy' : 'move');
      },
    },
  };
}

interface LookProps {
  text: string;
  /** Name of the slot, when no header above shows it. */
  name: string;
  isNote: boolean;
  /** Ingredients of the dish, where it is an idea of the family. */
  ingredients: readonly string[] | undefined;
}

function Look({ text, name, isNote, ingredients }: LookProps) {
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
    <>
      {/* Between phones and wide windows the words need its room. */}
      {!isNote && (
        <DishOfName
          name={text}
          ingredients={ingredients}
          className="-mt-2 -mb-1 -ml-1.5 size-10 @2xl:@max-4xl:hidden"
        />
      )}
      <span
        className={cx('line-clamp-5 min-w-0 wrap-anywhere whitespace-pre-line', !isNote && 'font-medium')}
      >
        {text}
      </span>
    </>
  );
}

interface SlotButtonProps extends LookProps {
  /** Position in the grid, for keys. */
  place: string;
  isStop: boolean;
  label: string;
  /** The meal here; null for a note. */
  spot: MealSpot | null;
  /** Gets the button once it is there. */
  onShown: (button: HTMLElement | null) => void;
  onType: () => void;
}

/** Words before the text, for assistive technology: what a press does. */
function hint(label: string, text: string, carriedText: string | undefined): string {
  if (carriedText !== undefined) return `Put ${carriedText} here: ${label}${text === '' ? '' : ', now '}`;
  return text === '' ? `Add ${label}` : `${label}: `;
}

export function SlotButton({ place, isStop, label, spot, onShown, onType, ...look }: SlotButtonProps) {
  const { text, isNote } = look;
  const { carried, pick, put, cancel } = useCarrying();
  const isFilled = spot !== null && text !== '';
  const press = useLongPress(isFilled && !carried ? () => pick(spot) : undefined);
  const dragging = useDragging(spot);
  const isFrom = carried !== null && spot !== null && isSameSpot(carried.from, spot);
  const isTarget = carried !== null && spot !== null && !isFrom;
  const click = () => {
    if (isTarget) put(spot);
    else if (carried) cancel();
    else onType();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && carried) cancel();
    else if (event.key.toLowerCase() === 'm' && isFilled && !carried && !event.ctrlKey && !event.metaKey)
      pick(spot);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      data-slot={place}
      tabIndex={isStop ? 0 : -1}
      ref={onShown}
      onClick={click}
      onKeyDown={key}
      {...press}
      {...dragging.handlers}
      className={cx(
        // The words stay where they are when it takes the place of a note (motion.css).
        'flex min-h-12 min-w-0 cursor-text gap-1.5 rounded-field px-3 text-left select-none',
        text === '' ? 'items-center' : 'items-start pt-3 pb-2',
        text === '' && 'border border-dashed border-line-strong/60 hover:bg-sunk @2xl:justify-center',
        text !== '' && (isNote ? 'bg-sunk text-soft' : 'bg-meal text-meal-ink'),
        // Thin: the focus must be seen among them.
        (isTarget || dragging.takes) && 'ring-1 ring-brand',
        isFrom && 'border-2 border-dashed border-line-strong',
      )}
    >
      <VisuallyHidden>{hint(label, text, isTarget ? carried.from.text : undefined)}</VisuallyHidden>
      <Look {...look} />
    </button>
  );
}

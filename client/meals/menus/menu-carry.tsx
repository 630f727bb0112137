// A meal on its way to another place: picked up by a long press, a key or a button, then put down on any place of any
// week; or dragged with a mouse.
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Button } from '../../kit/button.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { focusWeek } from './grid/use-roving.ts';
import { bringMeal, type MealSpot, type Way } from './menu-moves.ts';

interface Carried {
  way: Way;
  from: MealSpot;
}

interface Carrying {
  /** The meal that waits for its place. */
  carried: Carried | null;
  /** The meal under the mouse. */
  dragged: MealSpot | null;
  /** Picks a meal up, to be moved. */
  pick: (spot: MealSpot) => void;
  drag: (spot: MealSpot | null) => void;
  /** Puts down what is carried or dragged. */
  put: (to: MealSpot, way?: Way) => void;
  cancel: () => void;
}

const NOTHING = () => undefined;
const Context = createContext<Carrying>({
  carried: null,
  dragged: null,
  pick: NOTHING,
  drag: NOTHING,
  put: NOTHING,
  cancel: NOTHING,
});

export const useCarrying = (): Carrying => use(Context);

const ASKS: Record<Way, string> = {
  move: 'Choose its new spot. A meal already there trades places.',
  copy: 'Choose where to copy it.',
};

interface CarryBarProps {
  carried: Carried;
  onWay: (way: Way) => void;
  onCancel: () => void;
}

/** Tells what is carried while its place is chosen; stays in sight of a thumb. */
function CarryBar({ carried: { way, from }, onWay, onCancel }: CarryBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const cancel = () => {
    // The pressed button goes with the bar.
    if (bar.current?.contains(document.activeElement)) focusWeek();
    onCancel();
  };
  // From anywhere on the screen, such as the links to other weeks.
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) cancel();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <div
      ref={bar}
      data-action-bar
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 flex flex-wrap items-center gap-2 rounded-card border border-brand bg-surface px-4 py-3 shadow-overlay"
    >
      <p className="min-w-0 flex-1 basis-56">
        <strong className="block font-semibold wrap-anywhere">{from.text}</strong>{' '}
        <span className="text-soft">{ASKS[way]}</span>
      </p>
      <Button onClick={() => onWay(way === 'move' ? 'copy' : 'move')}>
        {way === 'move' ? 'Copy instead' : 'Move instead'}
      </Button>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  );
}

/** The week below it can carry meals. */
export function CarryMeals({ children }: { children: ReactNode }) {
  const store = useMealStore();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [dragged, drag] = useState<MealSpot | null>(null);
  const carrying = useMemo(
    () => ({
      carried,
      dragged,
      pick: (from: MealSpot) => setCarried({ way: 'move', from }),
      drag,
      put: (to: MealSpot, way?: Way) => {
        if (carried) bringMeal(store, carried.way, carried.from, to);
        else if (dragged) bringMeal(store, way ?? 'move', dragged, to);
        setCarried(null);
        drag(null);
      },
      cancel: () => setCarried(null),
    }),
    [carried, dragged, store],
  );
  return (
    <Context value={carrying}>
      {children}
      {/* There before anything is carried: screen readers announce what changes in it. */}
      <p role="status" className="sr-only">
        {carried && `${carried.from.text}. ${ASKS[carried.way]}`}
      </p>
      {carried && (
        <CarryBar
          carried={carried}
          onWay={(way) => setCarried({ ...carried, way })}
          onCancel={carrying.cancel}
        />
      )}
    </Context>
  );
}

// A meal on its way to another place: chosen by a long press, a key or a button, then put down on any place of any
// week; or dragged with a mouse.
import { ArrowLeftRight, Copy, Move } from 'lucide-react';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { useMealStore } from '../../meal-store/use-meals.ts';
import { bringMeal, nameOfSpot, type MealSpot, type Way } from './menu-moves.ts';

interface Carried {
  way: Way;
  from: MealSpot;
}

interface Carrying {
  /** The meal that waits for its place. */
  carried: Carried | null;
  /** The meal under the mouse. */
  dragged: MealSpot | null;
  /** Offers what can be done with a meal. */
  offer: (spot: MealSpot) => void;
  drag: (spot: MealSpot | null) => void;
  /** Puts down what is carried or dragged. */
  put: (to: MealSpot, way?: Way) => void;
  cancel: () => void;
}

const NOTHING = () => undefined;
const Context = createContext<Carrying>({
  carried: null,
  dragged: null,
  offer: NOTHING,
  drag: NOTHING,
  put: NOTHING,
  cancel: NOTHING,
});

export const useCarrying = (): Carrying => use(Context);

const WAYS: readonly { way: Way; label: string; Icon: typeof Move }[] = [
  { way: 'move', label: 'Move to…', Icon: Move },
  { way: 'swap', label: 'Swap with…', Icon: ArrowLeftRight },
  { way: 'copy', label: 'Copy to…', Icon: Copy },
];

interface OfferProps {
  spot: MealSpot;
  onChoose: (way: Way) => void;
  onClose: () => void;
}

function Offer({ spot, onChoose, onClose }: OfferProps) {
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={spot.text}
      description={nameOfSpot(spot)}
    >
      <div className="flex flex-col gap-2">
        {WAYS.map(({ way, label, Icon }) => (
          <Button key={way} onClick={() => onChoose(way)}>
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

const ASKS: Record<Way, string> = {
  move: 'Choose its new spot.',
  swap: 'Choose the meal to swap it with.',
  copy: 'Choose where to copy it.',
};

/** Tells what is carried while its place is chosen; stays in sight of a thumb. */
function CarryBar({ carried: { way, from }, onCancel }: { carried: Carried; onCancel: () => void }) {
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 flex items-center gap-3 rounded-card border border-brand bg-surface px-4 py-3 shadow-overlay">
      <p role="status" className="min-w-0 flex-1">
        <strong className="font-semibold wrap-anywhere">{from.text}</strong>{' '}
        <span className="text-soft">{ASKS[way]}</span>
      </p>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}

/** The week below it can carry meals. */
export function CarryMeals({ children }: { children: ReactNode }) {
  const store = useMealStore();
  const [offered, offer] = useState<MealSpot | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const [dragged, drag] = useState<MealSpot | null>(null);
  const carrying = useMemo(
    () => ({
      carried,
      dragged,
      offer,
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
      {carried && <CarryBar carried={carried} onCancel={carrying.cancel} />}
      {offered && (
        <Offer
          spot={offered}
          onClose={() => offer(null)}
          onChoose={(way) => {
            offer(null);
            setCarried({ way, from: offered });
          }}
        />
      )}
    </Context>
  );
}

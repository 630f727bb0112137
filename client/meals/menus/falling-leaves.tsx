// Leaves that fall over the page once. They are decoration and stop nothing from being pressed.
import { createPortal } from 'react-dom';

/** Place from the left in percent, and delay in milliseconds; both look random and always are the same. */
const LEAVES = Array.from({ length: 14 }, (_, at) => ({ left: (at * 37 + 4) % 98, delay: (at * 137) % 500 }));

export function FallingLeaves({ onDone }: { onDone: () => void }) {
  return createPortal(
    <div
      aria-hidden
      className="leaves"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onDone()}
    >
      {LEAVES.map(({ left, delay }) => (
        <span key={left} style={{ left: `${left}%`, animationDelay: `${delay}ms` }} />
      ))}
    </div>,
    document.body,
  );
}

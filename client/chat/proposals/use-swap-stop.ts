// The one tab stop among the swap buttons of a plan: arrows, Home and End move it, so that Approve is one Tab away.
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The nearest button of the rows above (`-1`) or below (`1`), as they stand on this screen. */
function inNextRow(buttons: readonly HTMLElement[], from: HTMLElement, way: -1 | 1): HTMLElement | undefined {
  const at = from.getBoundingClientRect();
  const [nearest] = buttons
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .map(({ button, box }) => ({
      button,
      down: way * (box.top - at.top),
      aside: Math.abs(box.left - at.left),
    }))
    // Buttons of one row may stand a little higher or lower than each other.
    .filter(({ down }) => down > at.height / 2)
    .toSorted((one, other) => one.down + one.aside - (other.down + other.aside));
  return nearest?.button;
}

function afterKey(buttons: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return inNextRow(buttons, from, 1);
  if (key === 'ArrowUp') return inNextRow(buttons, from, -1);
  if (key === 'ArrowRight') return buttons[buttons.indexOf(from) + 1];
  if (key === 'ArrowLeft') return buttons[buttons.indexOf(from) - 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  return undefined;
}

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

/** `stop` is the `data-swap` of the button that takes the tab stop, at first that of `first`. */
export function useSwapStop(first: string | undefined) {
  const [stop, setStop] = useState(first);
  const week = useRef<HTMLOListElement>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const { swap } = target.dataset;
    if (swap !== undefined) setStop(swap);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !KEYS.includes(event.key)) return;
    const buttons = [...(week.current?.querySelectorAll<HTMLElement>('[data-swap]') ?? [])];
    const from = buttons.find((button) => button === event.target);
    if (!from) return;
    afterKey(buttons, from, event.key)?.focus();
    // The conversation must not scroll beneath the week, at its edges neither.
    event.preventDefault();
  };
  return { week, stop, onFocus, onKeyDown };
}

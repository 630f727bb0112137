// The layer that shows all tooltips (see tooltip.tsx). They open after 700 ms of hovering, at once within 300 ms of the
// last one (TIP-01) and on keyboard focus; they stay while hovered and close on Escape.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const OPEN_DELAY = 700;
const SKIP_DELAY = 300;
/** Time to cross the gap between the element and its tooltip. */
const CROSSING = 120;
const GAP = 8;

const targetOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;

/** Listens on the whole document; returns the element whose tooltip is shown. */
function useTooltipTarget(): HTMLElement | null {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let shown: HTMLElement | null = null;
    let timer: number | undefined;
    let closedAt = -Infinity;
    let isMoving = false;
    const show = (element: HTMLElement | null) => {
      if (shown && !element) closedAt = performance.now();
      shown = element;
      setTarget(element);
    };
    const later = (delay: number, element: HTMLElement | null) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(element?.isConnected ? element : null), delay);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const element = targetOf(event);
      if (element === shown || (event.target instanceof Element && event.target.closest('[role=tooltip]')))
        clearTimeout(timer);
      else if (element) later(shown || performance.now() - closedAt < SKIP_DELAY ? 0 : OPEN_DELAY, element);
      else later(shown ? CROSSING : 0, null);
    };
    const focus = (event: FocusEvent) => {
      const element = targetOf(event);
      // Not where code moves it, such as to Close when a dialog opens: there the tooltip would cover what is read.
      if (isMoving && element?.matches(':focus-visible')) later(0, element);
    };
    const close = () => later(0, null);
    const press = (event: KeyboardEvent) => {
      isMoving = event.key === 'Tab' || event.key.startsWith('Arrow');
      if (event.key === 'Escape') show(null);
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', close);
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', close);
      document.removeEventListener('keydown', press);
    };
  }, []);
  return target;
}

/** Puts `tip` above `target`, or below where there is no room, inside the window. */
function place(tip: HTMLElement, target: HTMLElement) {
  const box = target.getBoundingClientRect();
  const left = box.left + box.width / 2 - tip.offsetWidth / 2;
  const above = box.top - tip.offsetHeight - GAP;
  tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - tip.offsetWidth - GAP))}px`;
  tip.style.top = `${above >= GAP ? above : box.bottom + GAP}px`;
  const isInSight = box.bottom > 0 && box.top < innerHeight;
  tip.style.visibility = isInSight ? '' : 'hidden';
}

export function TooltipLayer() {
  const target = useTooltipTarget();
  const tip = useRef<HTMLDivElement>(null);
  const text = target?.dataset['tooltip'];
  useLayoutEffect(() => {
    const shown = tip.current;
    if (!target || !shown) return;
    place(shown, target);
    const follow = () => place(shown, target);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [target, text]);
  useEffect(() => {
    // A tooltip that repeats the name would be read twice.
    if (!target || target.getAttribute('aria-label') === text) return;
    target.setAttribute('aria-describedby', 'tooltip');
    return () => target.removeAttribute('aria-describedby');
  }, [target, text]);
  // The button of an open menu explains itself.
  if (!target || target.ariaExpanded === 'true') return null;
  return createPortal(
    <div
      ref={tip}
      id="tooltip"
      role="tooltip"
      className="tooltip fixed z-[70] max-w-72 rounded-field bg-ink px-3 py-1.5 text-sm font-medium text-ground shadow-overlay"
    >
      {text}
    </div>,
    // Inside the landmark, for those who go by them.
    document.querySelector('main') ?? document.body,
  );
}

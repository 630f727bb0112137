// Marks an element that has a tooltip. One layer for the whole page shows them (tooltip-layer.tsx).
import { cloneElement, type ReactElement } from 'react';

interface TooltipProps {
  text: string;
  /** One element that can take the focus. */
  children: ReactElement<object>;
}

/** Hands every other prop on to its child, so that a menu's button may have a tooltip. */
export function Tooltip({ text, children, ...rest }: TooltipProps) {
  const props: object = { ...rest, 'data-tooltip': text };
  return cloneElement(children, props);
}

// The tab stop of the week's grid: arrows, Home and End move it, Delete clears the place it is in.
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { FIELDS } from './menu-columns.ts';
import type { DayField } from '../menu-edits.ts';

/** The place of a slot: its day, 0 to 6, and its column. */
type Place = readonly [at: number, column: number];

const placeOf = (element: Element): Place | undefined => {
  const [at, column] = element.getAttribute('data-slot')?.split('-').map(Number) ?? [];
  return at === undefined || column === undefined ? undefined : [at, column];
};

function placeAfterKey([at, column]: Place, key: string): Place | undefined {
  if (key === 'ArrowDown') return [at + 1, column];
  if (key === 'ArrowUp') return [at - 1, column];
  if (key === 'ArrowRight') return [at, column + 1];
  if (key === 'ArrowLeft') return [at, column - 1];
  if (key === 'Home') return [at, 0];
  if (key === 'End') return [at, FIELDS.length - 1];
  return undefined;
}

/** The focus moves to the tab stop of the week on the screen. */
export const focusWeek = (): void =>
  document.querySelector<HTMLElement>('[data-slot][tabindex="0"]')?.focus();

/** The one tab stop, and how keys move it; `byKeys` while a place has the focus from the keyboard. */
export function useRoving(first: number, onClear: (at: number, field: DayField) => void) {
  const [stop, setStop] = useState<Place>([first, 0]);
  const [byKeys, setByKeys] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target);
    if (!place) return;
    setStop(place);
    setByKeys(target.matches(':focus-visible'));
  };
  const onBlur = () => setByKeys(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = event.target instanceof Element ? placeOf(event.target) : undefined;
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfterKey(place, event.key);
    const slot = next && grid.current?.querySelector<HTMLElement>(`[data-slot="${next.join('-')}"]`);
    if (slot) slot.focus();
    const field = FIELDS[place[1]];
    if (event.key === 'Delete' && field) onClear(place[0], field);
    // The page must not scroll beneath the grid, at its edges neither.
    if (next || event.key === 'Delete') event.preventDefault();
  };
  return { grid, stop, byKeys, handlers: { onFocus, onBlur, onKeyDown } };
}

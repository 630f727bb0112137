// Number of rows that fit into a box, so that a view of a kitchen tablet never scrolls.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** `rowHeight` is in em of the box. Returns the box's ref, and the number of whole rows. */
export function useRows<E extends HTMLElement>(rowHeight: number): [RefObject<E | null>, number] {
  const box = useRef<E>(null);
  const [rows, setRows] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      setRows(Math.max(1, Math.floor(element.clientHeight / (em * rowHeight))));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [rowHeight]);
  return [box, rows];
}

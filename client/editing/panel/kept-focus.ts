// Keeps the focus in a list when a row is removed: it moves to the next row.
import { useEffect, useRef, type RefObject } from 'react';

const rowsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that had the focus last, and where in the list it stood. */
interface LastRow {
  row: HTMLElement;
  at: number;
}

/**
 * When the last focused row of `section` is removed, the next row gets the focus, or the title. Rows that change
 * because of another device while the focus is elsewhere do not move it.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>, records: { id: string }[] | undefined) {
  const last = useRef<LastRow | null>(null);
  useEffect(() => {
    const element = section.current;
    const remember = ({ target }: FocusEvent) => {
      const rows = rowsOf(element!);
      const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
      last.current = at === -1 ? null : { row: rows[at]!, at };
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [section]);
  useEffect(() => {
    if (!last.current || last.current.row.isConnected || !section.current) return;
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(section.current);
    const next = rows[Math.min(last.current.at, rows.length - 1)] ?? section.current.querySelector('h2');
    next?.focus();
  }, [section, records]);
}

// The focus stays in the list when a row leaves it: a keyboard goes on from the next one.
import { useEffect, useRef, type RefObject } from 'react';

const rowsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that had the focus last, and where in the list it stood. */
interface LastRow {
  row: HTMLElement;
  at: number;
}

/**
 * Where the last focused row of `section` is gone, its successor gets the focus, or the title. Rows that come or go
 * while somebody is elsewhere, because another device changed something, leave the focus alone.
 */
export function useKeptFocus(section: RefObject<HTMLElement | null>, records: { id: string }[] | undefined) {
  const last = useRef<LastRow | null>(null);
  useEffect(() => {
    const element = section.current;
    const remember = ({ target }: FocusEvent) => {
      const rows = rowsOf(element!);
      const at = rows.findIndex((row) => row.contains(target as Node));
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

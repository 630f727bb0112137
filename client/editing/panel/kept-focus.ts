// Keeps the focus in a list when a row is removed: it moves to the next row.
import { useEffect, useRef, type RefObject } from 'react';

const rowsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('[data-row]')];
const ofKind = (rows: HTMLElement[], kind: string | undefined) =>
  rows.filter((row) => row.dataset['row'] === kind);

/** The row that had the focus last, and where among those of its kind it stood. */
interface LastRow {
  row: HTMLElement;
  /** Value of `data-row`: rows of another kind are another list. */
  kind: string | undefined;
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
      const row = rows.find((one) => target instanceof Node && one.contains(target));
      const kind = row?.dataset['row'];
      last.current = row ? { row, kind, at: ofKind(rows, kind).indexOf(row) } : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [section]);
  useEffect(() => {
    if (!last.current || last.current.row.isConnected || !section.current) return;
    if (document.activeElement !== document.body) return;
    const rows = ofKind(rowsOf(section.current), last.current.kind);
    const next = rows[Math.min(last.current.at, rows.length - 1)] ?? section.current.querySelector('h2');
    next?.focus();
  }, [section, records]);
}

// The focus stays in the list when a row leaves it: a keyboard goes on from the next one.
import { useEffect, useRef, type RefObject } from 'react';

const rowsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>('[data-row]')];

/** Where the last focused row of `section` is gone, its successor gets the focus, or the title. */
export function useKeptFocus(section: RefObject<HTMLElement | null>, records: { id: string }[] | undefined) {
  const place = useRef(0);
  useEffect(() => {
    const element = section.current;
    const remember = ({ target }: FocusEvent) => {
      const at = rowsOf(element!).findIndex((row) => row.contains(target as Node));
      if (at !== -1) place.current = at;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [section]);
  const before = useRef(records);
  useEffect(() => {
    const had = before.current;
    before.current = records;
    if (!had || !records || had.length === records.length) return;
    if (document.activeElement !== document.body || !section.current) return;
    const rows = rowsOf(section.current);
    const next = rows[Math.min(place.current, rows.length - 1)] ?? section.current.querySelector('h2');
    next?.focus();
  }, [section, records]);
}

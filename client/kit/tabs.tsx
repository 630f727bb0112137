// Tabs following the ARIA pattern: one tab stop; arrows, Home and End select; only the selected panel is rendered.
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface Tab<I extends string> {
  id: I;
  label: string;
  icon?: ReactNode;
}

interface TabsProps<I extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<I>[];
  selected: I;
  onSelect: (id: I) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

// Beside the sidebar of a small window there is no more room than on a phone.
const TAB =
  'flex min-h-12 cursor-pointer flex-col items-center justify-center gap-x-2 rounded-field px-0.5 py-1.5 font-semibold sm:flex-row sm:px-3 md:flex-col lg:flex-row lg:px-5 [&_svg]:size-5 [&_svg]:shrink-0';

/** The place a key leads to in a row of `count`, if any. */
function placeFor(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Keeps the focus when the panel under it is exchanged: keys may be faster than the next panel. A removed element sends
 * no event to React, so the last one heard says where the focus was.
 */
function useFocusKept(selected: string) {
  const panel = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [selected]);
  return {
    ref: panel,
    tabIndex: -1,
    onFocus: () => void (isInside.current = true),
    onBlur: () => void (isInside.current = false),
  };
}

/** A row of tabs and the panel of the selected one. */
export function Tabs<I extends string>({ label, tabs, selected, onSelect, children }: TabsProps<I>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  // Keys may be faster than the screen that is being fetched: the tab stop is where the focus is.
  const [focused, setFocused] = useState<I | null>(null);
  const stop = focused ?? selected;
  const kept = useFocusKept(selected);
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === stop);
    const next = placeFor(event.key, at, tabs.length);
    if (next === undefined) return;
    const tab = tabs[next];
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onSelect(tab.id);
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        // On the narrowest phones the words need two rows.
        className="grid grid-cols-2 gap-1 rounded-card bg-sunk p-1 text-sm max-[16rem]:grid-cols-1 min-[23.4rem]:grid-cols-[repeat(4,auto)] sm:inline-grid sm:text-base"
      >
        {tabs.map(({ id, label: name, icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === stop ? 0 : -1}
            className={cx(
              TAB,
              id === selected ? 'bg-surface text-brand shadow-card' : 'text-soft hover:text-ink',
            )}
            onClick={() => onSelect(id)}
            onFocus={() => setFocused(id)}
            onBlur={() => setFocused(null)}
            onKeyDown={press}
          >
            {icon}
            {name}
          </button>
        ))}
      </div>
      <div
        {...kept}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        className="mt-6 outline-none"
      >
        {children}
      </div>
    </>
  );
}

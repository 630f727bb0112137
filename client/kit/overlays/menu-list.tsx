// The list of a menu (menu.tsx), following the ARIA menu pattern: arrows, Home, End and first letters move, Escape and
// Tab close. Positioned below its button by CSS; a positioning library would be larger than everything else here.
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import { Link } from '../link.tsx';
import type { ListProps } from './menu.tsx';

export type MenuEntry =
  /** `reload` is for addresses that the server handles itself. */
  | {
      kind: 'link';
      label: string;
      icon?: ReactNode;
      href: string;
      reload?: boolean;
      onSelect?: (event: MouseEvent) => void;
    }
  | {
      kind: 'choice';
      label: string;
      value: string;
      options: { value: string; label: string; icon?: ReactNode }[];
      onChoose: (value: string) => void;
    }
  | { kind: 'line' };

interface MenuListProps extends ListProps {
  /** Name of the list. */
  label: string;
  /** Shown above the entries. */
  header?: ReactNode;
  entries: MenuEntry[];
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 text-left font-medium hover:bg-sunk -outline-offset-3 focus:bg-brand-wash focus:text-brand [&_svg]:size-5 [&_svg]:shrink-0';

function Choice({ entry }: { entry: Extract<MenuEntry, { kind: 'choice' }> }) {
  return (
    <div role="group" aria-label={entry.label}>
      <p aria-hidden className="px-3 pt-1 pb-1 text-sm font-semibold text-soft">
        {entry.label}
      </p>
      {entry.options.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          role="menuitemradio"
          aria-checked={entry.value === value}
          tabIndex={-1}
          className={ITEM}
          onClick={() => entry.onChoose(value)}
        >
          {icon}
          <span className="flex-1">{label}</span>
          <Check aria-hidden className={cx(entry.value !== value && 'invisible')} />
        </button>
      ))}
    </div>
  );
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  if (entry.kind === 'line') return <hr className="my-1.5 border-line" />;
  if (entry.kind === 'choice') return <Choice entry={entry} />;
  const Anchor = entry.reload ? 'a' : Link;
  const follow = (event: MouseEvent) => {
    entry.onSelect?.(event);
    close();
  };
  return (
    <Anchor role="menuitem" tabIndex={-1} href={entry.href} className={ITEM} onClick={follow}>
      {entry.icon}
      {entry.label}
    </Anchor>
  );
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')];

/** The item a key leads to, if any. */
function itemFor(key: string, list: HTMLElement): HTMLElement | undefined {
  const items = itemsOf(list);
  const at = items.findIndex((item) => item === document.activeElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** Closes when a press or the focus lands elsewhere; the button itself is no elsewhere. */
function useCloseOutside(open: boolean, list: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      const menu = list.current?.closest('span');
      if (menu && event.target instanceof Node && !menu.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  });
}

export function MenuList({ label, header, entries, open, onOpenChange, returnFocus }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  useCloseOutside(open, list, close);
  useEffect(() => {
    if (open && list.current) itemsOf(list.current)[0]?.focus();
  }, [open]);
  if (!open) return null;
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      // Tab continues from the button, as if the menu had never been there.
      if (event.key === 'Escape') event.preventDefault();
      close();
      returnFocus();
      return;
    }
    const focused = document.activeElement;
    if (event.key === ' ' && focused instanceof HTMLElement) {
      event.preventDefault();
      focused.click();
      return;
    }
    const item = itemFor(event.key, event.currentTarget);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  return (
    <div className="menu absolute top-full right-0 z-40 mt-2 max-h-[calc(100dvh-7rem)] w-max max-w-[calc(100vw-2rem)] min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-overlay">
      {header}
      <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={press}>
        {entries.map((entry, index) => (
          <Entry key={index} entry={entry} close={close} />
        ))}
      </div>
    </div>
  );
}

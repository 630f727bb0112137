// A button that opens a menu. The list loads at idle or on the first press; the button is rendered from the start and
// is never replaced, so it keeps its focus.
import {
  Suspense,
  cloneElement,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';

/** Props that a menu passes to its list (menu-list.tsx). */
export interface ListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  returnFocus: () => void;
}

interface MenuProps {
  /** A button element. */
  trigger: ReactElement<object>;
  /** A component made by `later` that renders a `MenuList`. */
  list: ComponentType<ListProps>;
}

export function Menu({ trigger, list: List }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const change = (next: boolean) => {
    setNeeded(true);
    setOpen(next);
  };
  const props: object = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || event.ctrlKey) return;
      change(!open);
      // The list takes the focus; the button must not compete for it.
      if (!open) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      change(true);
    },
    // Assistive technology and voice control click without pressing; a real press has a pointer detail.
    onClick(event: MouseEvent) {
      if (event.detail === 0) change(!open);
    },
  };
  const button = cloneElement(trigger, props);
  return (
    <span ref={wrapper} className="relative inline-flex">
      {button}
      {needed && (
        <Suspense fallback={null}>
          <List
            open={open}
            onOpenChange={change}
            returnFocus={() => wrapper.current?.querySelector('button')?.focus()}
          />
        </Suspense>
      )}
    </span>
  );
}

// The region in which toasts appear. Its code loads at idle; a toast shown earlier waits for it.
import { Toast as Radix } from 'radix-ui';
import { CircleAlert, X } from 'lucide-react';
import { useRef, type FocusEvent } from 'react';
import { cx } from '../cx.ts';
import { closeTopmostDialog } from './open-dialogs.ts';
import { dismissToast, useToasts, type ToastItem } from './toast.ts';

const DURATION = 5000;

/** Escape is meant for the open dialog below, unless the focus is in the toast. */
function passEscape(event: KeyboardEvent): void {
  const isInToast = event.target instanceof Element && event.target.closest('.toast') !== null;
  if (!isInToast && closeTopmostDialog()) event.preventDefault();
}

/** Times stay on one line: '3:30 PM' is not broken before 'PM'. */
const withWholeTimes = (text: string): string => text.replace(/(\d) (?=[AP]M\b)/g, '$1\u00a0');

const LOW = { maxHeight: '28dvh' };

function OneToast({ item, onClosed }: { item: ToastItem; onClosed: () => void }) {
  const destructive = item.variant === 'destructive';
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={(open) => {
        if (open) return;
        dismissToast(item.id);
        onClosed();
      }}
      onEscapeKeyDown={passEscape}
      data-variant={item.variant ?? 'default'}
      className={cx(
        // With large text on a phone the buttons are below: beside them there is no room for a word.
        'toast flex flex-wrap gap-3 rounded-card border p-4 pr-2 shadow-overlay',
        item.description === undefined ? 'items-center' : 'items-start',
        destructive
          ? 'border-danger bg-danger-wash text-danger-ink'
          : 'border-line-strong bg-surface text-ink',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-40 gap-3">
        {destructive && <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0" />}
        {/* With large text a long one scrolls: it must not cover the screen. */}
        <div className="min-w-0 overflow-y-auto py-0.5" style={LOW}>
          <Radix.Title className="font-bold">{withWholeTimes(item.title)}</Radix.Title>
          {item.description !== undefined && (
            <Radix.Description>{withWholeTimes(item.description)}</Radix.Description>
          )}
        </div>
      </div>
      <div className="ml-auto flex gap-3">
        {item.action && (
          <Radix.Action asChild altText={item.action.label}>
            <button
              type="button"
              onClick={item.action.onClick}
              className="min-h-11 cursor-pointer rounded-full border border-current px-4 font-semibold"
            >
              {item.action.label}
            </button>
          </Radix.Action>
        )}
        <Radix.Close
          aria-label="Dismiss"
          className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full"
        >
          <X aria-hidden className="size-5" />
        </Radix.Close>
      </div>
    </Radix.Root>
  );
}

/**
 * Returns the focus to where it was before the keyboard led it into the region: after Undo or Dismiss, Radix leaves it on
 * the empty list, from which Tab starts at the top of the page.
 */
function useWayBack() {
  const from = useRef<HTMLElement>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof HTMLElement) || currentTarget.parentElement?.contains(relatedTarget))
      return;
    from.current = relatedTarget;
  };
  const leave = () => {
    const isLeft = document.activeElement?.matches('.toast-viewport:focus-visible');
    if (isLeft && from.current?.isConnected) from.current.focus({ preventScroll: true });
  };
  return { enter, leave };
}

/** Exactly as TOAST-01 says: 5 s, swipe right by 50 px, F8, 'Notifications', 420 px wide on medium screens. */
export function Toasts() {
  const items = useToasts();
  const { enter, leave } = useWayBack();
  return (
    <Radix.Provider duration={DURATION} swipeDirection="right" swipeThreshold={50} label="Notification">
      {items.map((item) => (
        <OneToast key={item.id} item={item} onClosed={leave} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications"
        // An open dialog hides the rest of the page from screen readers, except live regions: a toast about it must be
        // announced.
        aria-live="off"
        onFocus={enter}
        className="toast-viewport fixed z-[60] flex w-full flex-col p-4 -outline-offset-2 md:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

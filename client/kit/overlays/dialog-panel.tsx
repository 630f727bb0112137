// The visible part of a dialog; see dialog.tsx.
import { setNonce } from 'get-nonce';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { IconButton } from '../icon-button.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useOpenDialog } from './open-dialogs.ts';

// Styles that Radix adds while a dialog locks the page carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
if (nonce) setNonce(nonce);

interface DialogPanelProps extends DialogProps {
  opener: Element | null;
}

const CONTROLS = ':is(button, a[href], input, select, textarea):not([disabled])';

/** The control that Tab reaches first in the content, past Close: of radio buttons that is the checked one. */
function firstControl(panel: HTMLElement): HTMLElement | null {
  const first = panel.querySelector<HTMLElement>(`.dialog-body ${CONTROLS}`);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  const checked = `.dialog-body input[type=radio][name="${CSS.escape(first.name)}"]:checked`;
  return panel.querySelector<HTMLElement>(checked) ?? first;
}

/** Moves the focus into the content as Tab would; what asked for it with `autoFocus` has it already. */
function focusContent(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const first = firstControl(event.currentTarget);
  if (first === null) return;
  event.preventDefault();
  // On a phone the keyboard would cover half of a form that the parent has not read yet.
  const typesOnTouch = first.matches('input, textarea') && window.matchMedia('(pointer: coarse)').matches;
  if (typesOnTouch) return event.currentTarget.focus();
  first.focus();
  // Typing replaces the text of a field, as it does after Tab.
  if (first instanceof HTMLInputElement) first.select();
}

/** The openers of dialogs by their panels: a dialog that another one follows is gone when that one closes. */
const openers = new WeakMap<Element, Element | null>();

/** The control that takes the focus back: the opener, or that of the dialog it stood in. */
function findOpener(opener: Element | null): Element | null {
  let found = opener;
  while (found && !found.isConnected) {
    const panel = found.closest('.dialog-panel');
    found = (panel && openers.get(panel)) ?? null;
  }
  return found;
}

/** A dialog that fades out takes no press any more. */
const FADING = { style: { pointerEvents: 'none' } } as const;

export function DialogPanel({ opener, open, isPlace = false, onOpenChange, ...props }: DialogPanelProps) {
  useOpenDialog(open, isPlace, () => onOpenChange(false));
  const returnFocus = (event: Event) => {
    // Radix gives the focus back to its own trigger; ours has none, so it would drop to the body.
    event.preventDefault();
    // A screen that was opened from inside has taken the focus to its heading: it stays there. A dialog below this one
    // has it only because nothing else had.
    const { activeElement } = document;
    if (activeElement !== document.body && !(opener && activeElement?.contains(opener))) return;
    const control = props.returnTo?.() ?? findOpener(opener);
    if (control instanceof HTMLElement) control.focus();
    else document.querySelector<HTMLElement>('main')?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => next !== open && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay fixed inset-0 z-40 bg-scrim" {...(open ? {} : FADING)} />
        <Radix.Content
          className="dialog-panel fixed z-50 flex flex-col border border-line bg-surface shadow-overlay outline-none"
          {...(open ? {} : FADING)}
          ref={(panel) => void (panel && openers.set(panel, opener))}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={returnFocus}
          {...(props.description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="flex items-start justify-between gap-3 py-3 pr-3 pl-5 md:pt-4">
            <Radix.Title className="min-w-0 flex-1 pt-2 text-xl wrap-anywhere">{props.title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {/* Below Close: with large text a long word needs the whole line. */}
          {props.description !== undefined && (
            <Radix.Description className="-mt-2 px-5 pb-3 text-soft wrap-anywhere">
              {props.description}
            </Radix.Description>
          )}
          <div className="dialog-body min-h-0 overflow-y-auto px-5 pt-1 pb-5">{props.children}</div>
          {props.footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {props.footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

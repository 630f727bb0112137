// Text that is edited in place: press it, type, and Enter or leaving the field saves. Escape discards. When saving
// fails, the stored value is shown again, and the toast offers to save the typed text once more (MEAL-07).
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import { cx } from '../kit/cx.ts';
import { plainPaste } from '../kit/form/plain-paste.ts';
import { toast } from '../kit/overlays/toast.ts';

interface InlineTextProps {
  /** Names the text and its field: 'Quantity of Milk'. */
  label: string;
  value: string;
  /** Shown where there is no text yet: 'Add quantity'. */
  empty?: string;
  /** An emptied field leaves the text as it was. */
  required?: boolean;
  /** Stores the text; throws when it cannot be stored. */
  onSave: (text: string) => void;
  /** Text of the toast then (MEAL-15). */
  failed: string;
  /** Of the text and of its field alike: size, weight, width. */
  className?: string;
}

export const BOX = 'min-h-11 rounded-field px-2 text-left wrap-anywhere';

/** Stores the text; when it cannot be stored, the toast keeps it for another try. */
export function storeText(
  text: string,
  { onSave, failed }: Pick<InlineTextProps, 'onSave' | 'failed'>,
): void {
  try {
    onSave(text);
  } catch {
    toast({
      title: 'Error',
      description: failed,
      variant: 'destructive',
      action: { label: 'Try again', onClick: () => storeText(text, { onSave, failed }) },
    });
  }
}

/** The text being typed; `null` when nobody is typing. */
function useTyped({ value, required, ...saving }: InlineTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  /** Stores the typed text if it changed. */
  const store = () => {
    const text = typed?.trim() ?? value;
    const isSame = text === value || (required && text === '');
    if (!isSame) storeText(text, saving);
  };
  const unsaved = useRef<() => void>(undefined);
  useEffect(() => {
    unsaved.current = typed === null ? undefined : store;
  });
  // The screen may go away, by Back on a phone, without the field losing the focus first.
  useEffect(() => () => unsaved.current?.(), []);
  return { typed, setTyped, store };
}

/** Selects the text of a field and shows its beginning: browsers show the end of a selected text that is too long. */
export function selectFromStart({ target }: FocusEvent<HTMLInputElement>): void {
  target.select();
  // The browser scrolls to the end after this event.
  requestAnimationFrame(() => target.scroll(0, 0));
}

/** The text as a button, or the field in its place. */
export function InlineText(props: InlineTextProps) {
  const { label, value, empty = 'Add', className } = props;
  const { typed, setTyped, store } = useTyped(props);
  const isLeaving = useRef(false);
  /** Back to the text, which takes the focus the field had. */
  const leave = () => {
    isLeaving.current = true;
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    // Enter may only end a word that an input method is composing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      store();
      leave();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    }
  };
  const blur = ({ target }: FocusEvent) => {
    if (typed === null) return;
    store();
    // When another window comes to the front, the field keeps the focus in this one.
    if (document.activeElement !== target) setTyped(null);
  };
  if (typed !== null)
    return (
      <input
        type="text"
        aria-label={label}
        autoFocus // Pressing the text asked for it.
        autoComplete="off"
        maxLength={LIMITS.name}
        value={typed}
        onFocus={selectFromStart}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={plainPaste}
        onKeyDown={press}
        onBlur={blur}
        className={cx(BOX, 'min-w-0 border border-line-strong bg-surface text-ink', className)}
      />
    );
  return (
    <button
      type="button"
      ref={(element) => {
        if (isLeaving.current) element?.focus();
        isLeaving.current = false;
      }}
      onClick={() => setTyped(value)}
      className={cx(BOX, 'cursor-text border border-transparent hover:border-line hover:bg-sunk', className)}
    >
      <span className="sr-only">Edit {label}: </span>
      {value === '' ? <span className="text-soft">{empty}</span> : value}
    </button>
  );
}

// A text that is edited where it stands: press it, type, and Enter or going elsewhere saves. Escape leaves it as it
// was. When saving fails, what was typed stays in the field.
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import { cx } from '../kit/cx.ts';
import { toastError } from '../kit/toast.ts';

interface InlineTextProps {
  /** Names the text and its field: 'Quantity of Milk'. */
  label: string;
  value: string;
  /** Shown where there is no text yet: 'Add quantity'. */
  empty?: string;
  /** An emptied field leaves the text as it was. */
  required?: boolean;
  /** It is being typed from the start: what it belongs to was just added. */
  startsTyping?: boolean;
  /** Stores the text; what it throws means that it could not be kept. */
  onSave: (text: string) => void;
  /** What the toast says then (MEAL-15). */
  failed: string;
  /** Of the text and of its field alike: size, weight, width. */
  className?: string;
}

const BOX = 'min-h-11 rounded-field px-2 text-left wrap-anywhere';

/** The text being typed; `null` while nobody types. */
function useTyped({ value, required, startsTyping, onSave, failed }: InlineTextProps) {
  const [typed, setTyped] = useState<string | null>(startsTyping ? value : null);
  /** Stores what was typed, when it says something new; answers whether it is kept. */
  const store = (): boolean => {
    const text = typed?.trim() ?? value;
    if (text === value || (required && text === '')) return true;
    try {
      onSave(text);
      return true;
    } catch {
      toastError(failed);
      return false;
    }
  };
  const unsaved = useRef<() => boolean>(undefined);
  useEffect(() => {
    unsaved.current = typed === null ? undefined : store;
  });
  // The screen may go away, by Back on a phone, without the field losing the focus first.
  useEffect(() => () => void unsaved.current?.(), []);
  return { typed, setTyped, store };
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
      if (store()) leave();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    }
  };
  const blur = ({ target }: FocusEvent) => {
    // Another window came to the front: the field still has the focus in this one.
    const isStillHere = document.activeElement === target;
    if (typed !== null && store() && !isStillHere) setTyped(null);
  };
  if (typed !== null) {
    return (
      <input
        type="text"
        aria-label={label}
        // Pressing the text asked for it.
        autoFocus
        autoComplete="off"
        maxLength={LIMITS.name}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={blur}
        className={cx(BOX, 'min-w-0 border border-line-strong bg-surface text-ink', className)}
      />
    );
  }
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

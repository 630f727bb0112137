// Text that is edited in place: press it, type, and Enter or leaving the field saves. Escape discards. When saving
// fails, the typed text stays in the field, which shows 'Not saved' and a retry button (MEAL-07).
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { LIMITS } from '#contract/common.ts';
import { cx } from '../kit/cx.ts';
import { toastError } from '../kit/overlays/toast.ts';

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
  /** Text of the toast then (MEAL-15). */
  failed: string;
  /** Of the text and of its field alike: size, weight, width. */
  className?: string;
}

const BOX = 'min-h-11 rounded-field px-2 text-left wrap-anywhere';

/** The text being typed; `null` when nobody is typing. */
function useTyped({ value, required, startsTyping, onSave, failed }: InlineTextProps) {
  const [typed, setTyped] = useState<string | null>(startsTyping ? value : null);
  const [isRefused, setRefused] = useState(false);
  /** Stores the typed text if it changed; returns false when it could not be stored. */
  const store = (): boolean => {
    const text = typed?.trim() ?? value;
    const isSame = text === value || (required && text === '');
    try {
      if (!isSame) onSave(text);
      setRefused(false);
      return true;
    } catch {
      toastError(failed);
      setRefused(true);
      return false;
    }
  };
  const unsaved = useRef<() => boolean>(undefined);
  useEffect(() => {
    unsaved.current = typed === null ? undefined : store;
  });
  // The screen may go away, by Back on a phone, without the field losing the focus first.
  useEffect(() => () => void unsaved.current?.(), []);
  return { typed, setTyped, store, isRefused, setRefused };
}

const fieldLook = (isRefused: boolean, className: string | undefined): string =>
  cx(
    BOX,
    'min-w-0 border bg-surface text-ink',
    isRefused ? 'w-full border-danger-ink' : cx('border-line-strong', className),
  );

interface NotSavedProps {
  id: string;
  label: string;
  onRetry: () => void;
}

/** Below a field whose text could not be kept. */
function NotSaved({ id, label, onRetry }: NotSavedProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 pt-1 text-sm no-underline">
      <span id={id} className="font-semibold text-danger-ink">
        Not saved
      </span>
      <button
        type="button"
        // The field keeps the focus: leaving it would save it once more.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onRetry}
        className="min-h-11 cursor-pointer font-semibold text-ink underline underline-offset-4"
      >
        Try again<span className="sr-only"> to save {label}</span>
      </button>
    </span>
  );
}

/** The text as a button, or the field in its place. */
export function InlineText(props: InlineTextProps) {
  const { label, value, empty = 'Add', className } = props;
  const { typed, setTyped, store, isRefused, setRefused } = useTyped(props);
  const noteId = useId();
  const isLeaving = useRef(false);
  /** Back to the text, which takes the focus the field had. */
  const leave = () => {
    isLeaving.current = true;
    setRefused(false);
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
    if (typed !== null && store() && document.activeElement !== target) setTyped(null);
  };
  if (typed !== null) {
    return (
      <span className={isRefused ? cx('flex flex-col', className) : 'contents'}>
        <input
          type="text"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? noteId : undefined}
          autoFocus // Pressing the text asked for it.
          autoComplete="off"
          maxLength={LIMITS.name}
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={press}
          onBlur={blur}
          className={fieldLook(isRefused, className)}
        />
        {isRefused && <NotSaved id={noteId} label={label} onRetry={() => void (store() && leave())} />}
      </span>
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

// Text field for messages to Pip. Enter sends, Shift+Enter starts a new line (CHAT-05).
import { useId, useRef } from 'react';
import type { CompositionEvent, KeyboardEvent, Ref, SubmitEvent } from 'react';
import { SendHorizontal } from 'lucide-react';
import { LIMITS } from '#contract/common.ts';
import { IconButton } from '../../kit/icon-button.tsx';

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** The text is sent once Pip has finished the answer before. */
  waiting: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Safari ends a composition just before the Enter that ended it is reported. */
const SAME_PRESS_MS = 100;

/** Enter while a word is being composed (Japanese, for one) chooses the word and sends nothing. */
function useComposition() {
  const endedAt = useRef(-Infinity);
  return {
    onCompositionEnd: (event: CompositionEvent) => (endedAt.current = event.timeStamp),
    isComposing: ({ nativeEvent }: KeyboardEvent) =>
      nativeEvent.isComposing || nativeEvent.timeStamp - endedAt.current < SAME_PRESS_MS,
  };
}

export function Composer({ text, onChange, onSend, waiting, ref }: ComposerProps) {
  const id = useId();
  const { isComposing, onCompositionEnd } = useComposition();
  const tooLong = text.length > LIMITS.text;
  const cannotSend = waiting || tooLong || text.trim() === '';
  const send = () => {
    if (!cannotSend) onSend();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form data-action-bar onSubmit={submit}>
      <div className="flex items-end gap-1 rounded-[1.75rem] border border-line-strong bg-surface p-1 pl-4 focus-within:border-brand focus-within:ring-1 focus-within:ring-brand">
        <label htmlFor={id} className="sr-only">
          Message to Pip
        </label>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={text}
          placeholder="Ask me anything about your family needs..."
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? `${id}-long` : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={keyDown}
          onCompositionEnd={onCompositionEnd}
          className="field-sizing-content max-h-40 placeholder-shown:truncate min-h-11 min-w-0 flex-1 resize-none py-2.5 text-ink outline-none placeholder:text-faint max-sm:placeholder:text-sm"
        />
        <IconButton
          type="submit"
          label="Send"
          aria-disabled={cannotSend}
          className="bg-brand text-on-brand hover:bg-brand-strong aria-disabled:cursor-not-allowed aria-disabled:bg-sunk aria-disabled:text-soft"
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      {waiting && (
        <p role="status" className="mt-1 px-4 text-sm text-soft">
          Pip will read this next.
        </p>
      )}
      {tooLong && (
        <p id={`${id}-long`} role="alert" className="mt-1 px-4 font-medium text-danger-ink">
          A message can have at most {LIMITS.text.toLocaleString('en-US')} characters.
        </p>
      )}
    </form>
  );
}

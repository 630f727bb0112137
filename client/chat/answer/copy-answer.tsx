// Copies an answer as it reads on the screen.
import { Check, Copy } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { IconButton } from '../../kit/icon-button.tsx';
import { toastError } from '../../kit/overlays/toast.ts';

/** Pages on plain http have no clipboard; the old way copies what is selected. */
function copySelected(element: HTMLElement): boolean {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  // oxlint-disable-next-line typescript/no-deprecated
  const isDone = document.execCommand('copy');
  selection?.removeAllRanges();
  return isDone;
}

export function CopyAnswer({ content }: { content: RefObject<HTMLElement | null> }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const element = content.current;
    if (!element) return;
    const isDone = await navigator.clipboard
      ?.writeText(element.innerText)
      .then(() => true)
      .catch(() => false);
    if (isDone || copySelected(element)) setCopied(true);
    else toastError("This couldn't be copied. Please select the text and copy it.");
  };
  return (
    <IconButton label={isCopied ? 'Copied' : 'Copy answer'} className="text-soft" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}

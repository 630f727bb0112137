// Pastes HTML as the words in it: a copied piece of a web page's source is no list of foods. Lines that are pasted into a
// one-line field are separated by commas; browsers put a space.
import type { ClipboardEvent } from 'react';
import { pastedWords } from './pasted-words.ts';

/** For `onPaste` of a text field; in one of several lines, a list's entries stay lines. */
export function plainPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { currentTarget, clipboardData } = event;
  if (currentTarget.type === 'password') return;
  const between = currentTarget.type === 'textarea' ? '\n' : ', ';
  const words = pastedWords(clipboardData.getData('text'), between);
  if (words === undefined) return;
  event.preventDefault();
  // The only way that Ctrl Z takes back.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, words);
}

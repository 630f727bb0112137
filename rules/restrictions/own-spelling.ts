// The parent's own spelling of a word that was read.
import { nameForm } from '../text/words.ts';

/** Finds the parent's own spelling of a comparable form in their text. */
export function spellingsIn(text: string): (form: string) => string {
  const raw = text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  const byLength = new Map<number, Map<string, string>>();
  const shownBy = (most: number): Map<string, string> => {
    const shown = new Map<string, string>();
    for (let start = 0; start < raw.length; start += 1)
      for (let end = start + 1; end <= Math.min(start + most, raw.length); end += 1) {
        const words = raw.slice(start, end).join(' ');
        const form = nameForm(words);
        if (!shown.has(form)) shown.set(form, words);
      }
    return shown;
  };
  return (form) => {
    const most = form.split(' ').length;
    const shown = byLength.get(most) ?? shownBy(most);
    byLength.set(most, shown);
    return shown.get(form) ?? form;
  };
}

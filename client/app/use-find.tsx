// Opens 'Find anything', by a press or with Ctrl K or ⌘ K on every screen. Its code comes with the first use.
import { useEffect, useState } from 'react';
import { openLater } from '../editing/panel/open-later.ts';
import { keepTyped, takeTyped } from '../find/typed-ahead.ts';
import { later } from '../kit/later.ts';

const FindAnything = later(() => import('./find-anything.tsx').then((file) => file.FindAnything));

/** Opens the search; before the first screen is there, once it is. */
let ask = (): void => {
  isAsked = true;
  keepTyped();
};
let isAsked = false;

// Listens from the start of the script: a press while the page loads must not be lost.
document.addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  // A question of a dialog is answered first: leaving it would lose what is typed there.
  if (!document.querySelector('[role=dialog]')) ask();
});

/** `find` opens the dialog; `finder` is its place in the page. */
export function useFind() {
  const [open, setOpen] = useState(false);
  const find = () => {
    keepTyped();
    openLater(FindAnything, () => setOpen(true), takeTyped);
  };
  useEffect(() => {
    ask = find;
    if (isAsked) find();
    isAsked = false;
    return () => {
      ask = () => undefined;
      takeTyped();
    };
  }, []);
  return { find, finder: open && <FindAnything onClose={() => setOpen(false)} /> };
}

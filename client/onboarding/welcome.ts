// The toast at the end of the wizard. The page reloads meanwhile, so it is shown before and again after.
import { toast } from '../kit/overlays/toast.ts';
import { browserStorage } from '../data/storage.ts';
import { PRODUCT } from '#contract/common.ts';

const KEY = 'pippal.welcome';

function say(): void {
  const description = 'Pip is all set up and ready to help organize your family life!';
  toast({ title: `Welcome to ${PRODUCT}!`, description });
}

/** Says welcome now, and leaves a note for the page that comes next. */
export function sayWelcome(): void {
  say();
  try {
    browserStorage('sessionStorage')?.setItem(KEY, '1');
  } catch {
    // Without storage the toast before the reload has to do.
  }
}

/** Says welcome on the first page after the wizard; on any other page it does nothing. */
export function sayWelcomeAgain(): void {
  try {
    const storage = browserStorage('sessionStorage');
    if (!storage?.getItem(KEY)) return;
    storage.removeItem(KEY);
  } catch {
    return;
  }
  say();
}

// Protects unsaved changes: following a link, going back, closing and reloading ask first.
import { useEffect } from 'react';
import { isLeaving } from '../session/leave.ts';

const QUESTION = 'You have unsaved changes. Leave this page without saving them?';
/** A press on a mail address is followed by a `beforeunload` although the page stays. */
const MAIL_MOMENT = 1000;

/** The link a plain click follows, if any; with a modifier key it opens elsewhere and this page stays. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * True when the app itself shows another screen for the link; pages of the server are loaded, and the browser asks
 * about these.
 */
const leadsToScreen = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname !== location.pathname &&
  !pathname.startsWith('/api/') &&
  (target === '' || target === '_self');

/** Asks `question` before this screen is left while `unsaved`. */
export function useUnsavedGuard(unsaved: boolean, question = QUESTION): void {
  useEffect(() => {
    if (!unsaved) return;
    const here = location.pathname;
    let mailAt = -Infinity;
    const click = (event: MouseEvent) => {
      const link = followed(event);
      if (link?.protocol === 'mailto:') mailAt = performance.now();
      if (link === null || !leadsToScreen(link) || window.confirm(question)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // The address has already changed when the browser sends the event: staying means restoring it.
    const back = (event: PopStateEvent) => {
      if (location.pathname === here || window.confirm(question)) return;
      event.stopImmediatePropagation();
      history.pushState(null, '', here);
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!isLeaving() && performance.now() - mailAt > MAIL_MOMENT) event.preventDefault();
    };
    // In the capture phase, before any other listener.
    document.addEventListener('click', click, true);
    window.addEventListener('popstate', back, true);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, true);
      window.removeEventListener('popstate', back, true);
      window.removeEventListener('beforeunload', unload);
    };
  }, [unsaved, question]);
}

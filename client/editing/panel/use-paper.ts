// The paper view of a screen: printed by its button, and in place of the screen when the browser prints by itself.
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenActedOn, type Later } from '../../kit/later.ts';
import { openLater } from './open-later.ts';

/**
 * Render `sheet` while `isReady`. Its code comes once somebody acts on the page: nobody prints a page that nobody has
 * touched. Where Ctrl+P is that act, printing waits for it.
 */
export function usePaper(sheet: Later) {
  // Set by functions: a component is one, which React would call.
  const [ready, setReady] = useState<Later>();
  const isReady = ready === sheet;
  useEffect(
    () =>
      whenActedOn(
        () =>
          void sheet.preload().then(
            () => setReady(() => sheet),
            () => undefined,
          ),
      ),
    [sheet],
  );
  const print = () =>
    openLater(sheet, () => {
      flushSync(() => setReady(() => sheet));
      window.print();
    });
  // Before the first frame: nobody presses a key earlier.
  useLayoutEffect(() => {
    const printHere = (event: KeyboardEvent) => {
      if (isReady || event.key !== 'p' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      print();
    };
    addEventListener('keydown', printHere);
    return () => removeEventListener('keydown', printHere);
  });
  return { print, isReady };
}

// The paper view of a screen: printed by its button, and in place of the screen when the browser prints by itself.
import { useEffect, useState } from 'react';
import { whenActedOn, type Later } from '../../kit/later.ts';
import { openLater } from './open-later.ts';

/**
 * Render `sheet` with `onDone` while `isReady`. Its code comes once somebody acts on the page: nobody prints a page that
 * nobody has touched.
 */
export function usePaper(sheet: Later) {
  const [isReady, setReady] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const fetchIt = () =>
      sheet.preload().then(
        () => setReady(true),
        () => undefined,
      );
    whenActedOn(() => void fetchIt());
  }, [sheet]);
  const print = () =>
    openLater(sheet, () => {
      setReady(true);
      setAsked(true);
    });
  return { print, isReady, onDone: isAsked ? () => setAsked(false) : undefined };
}

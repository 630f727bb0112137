// True from just before the browser lays out its pages until they are printed, whoever asked it to print.
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';

export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia(PRINT).matches);
  // A sheet may be printed right after it is rendered.
  useLayoutEffect(() => {
    const print = window.matchMedia(PRINT);
    // The pages are laid out right after the event.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(print.matches);
    const change = () => (print.matches ? before() : after());
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    print.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      print.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}

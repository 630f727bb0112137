// One sheet of paper in place of the screen, with the largest type that fits: printed when a parent asks for it, and
// whenever the browser prints.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './printed-sheet.css';
import { usePrinting } from './use-printing.ts';

const LARGEST_POINTS = 14;
const SMALLEST_POINTS = 4;
const STEP = 0.5;

interface PrintedSheetProps {
  title: ReactNode;
  /** Prints it at once; runs when it is printed, or the parent decided otherwise. Without, only the browser prints it. */
  onDone?: (() => void) | undefined;
  children: ReactNode;
}

function useAsked(onDone: PrintedSheetProps['onDone']) {
  const done = useRef(onDone);
  useEffect(() => {
    if (!done.current) return;
    const end = () => done.current?.();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
}

function Sheet({ title, onDone, children }: PrintedSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: page } = sheet;
    if (!page) return;
    for (let points = LARGEST_POINTS; points >= SMALLEST_POINTS; points -= STEP) {
      page.style.fontSize = `${points}pt`;
      if (page.scrollHeight <= page.clientHeight && page.scrollWidth <= page.clientWidth) break;
    }
  }, []);
  useAsked(onDone);
  return createPortal(
    <div ref={sheet} className="printed-sheet">
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}

/** Not asked for: on paper only while the browser prints. */
function Waiting(props: PrintedSheetProps) {
  return usePrinting() && <Sheet {...props} />;
}

export function PrintedSheet(props: PrintedSheetProps) {
  return props.onDone === undefined ? <Waiting {...props} /> : <Sheet {...props} />;
}

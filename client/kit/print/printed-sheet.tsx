// One sheet of paper in place of the screen: prints itself when it appears, with the largest type that fits.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './printed-sheet.css';

const LARGEST_POINTS = 14;
const SMALLEST_POINTS = 4;
const STEP = 0.5;

interface PrintedSheetProps {
  title: ReactNode;
  /** Runs once it is printed, or the parent decided otherwise. */
  onDone: () => void;
  children: ReactNode;
}

export function PrintedSheet({ title, onDone, children }: PrintedSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useLayoutEffect(() => {
    const { current: page } = sheet;
    if (!page) return;
    for (let points = LARGEST_POINTS; points >= SMALLEST_POINTS; points -= STEP) {
      page.style.fontSize = `${points}pt`;
      if (page.scrollHeight <= page.clientHeight && page.scrollWidth <= page.clientWidth) break;
    }
  }, []);
  useEffect(() => {
    const end = () => done.current();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div ref={sheet} className="printed-sheet">
      <h1>{title}</h1>
      {children}
    </div>,
    document.body,
  );
}

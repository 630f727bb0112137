// Keeps a conversation scrolled to its newest message unless the reader has scrolled up, or the new answer is longer than
// the screen: then its beginning stays in view.
import { useCallback, useEffect, useRef, useState } from 'react';

/** This close to the end counts as being there. */
const NEAR = 64;
/** Pixels above an answer whose beginning is shown. */
const ABOVE = 16;

const topIn = (scroller: HTMLElement, element: HTMLElement): number =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;

/** `findAnswer` returns the answer that is being written, or was last, while this conversation is open. */
export function useStick(findAnswer: () => HTMLElement | null) {
  const scroller = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    stuck.current = true;
    setAtEnd(true);
    const element = scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  /** Shows the beginning of an element and stays there. */
  const toStartOf = useCallback((element: HTMLElement) => {
    stuck.current = false;
    element.scrollIntoView({ block: 'start' });
  }, []);

  const last = useRef({ top: 0, height: 0 });
  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = element;
    // New words make the end move away, too; only who scrolls up wants to stay behind.
    const scrolledUp = top < last.current.top && height >= last.current.height;
    if (height - top - clientHeight < NEAR) stuck.current = true;
    else if (scrolledUp) stuck.current = false;
    last.current = { top, height };
    setAtEnd(stuck.current);
  }, []);

  /** The answer whose beginning was shown once: whoever goes on to its end stays there. */
  const begun = useRef<HTMLElement>(null);
  const find = useRef(findAnswer);
  useEffect(() => {
    find.current = findAnswer;
  });
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const element = scroller.current;
      if (!stuck.current || !element) return;
      const answer = find.current();
      const end = element.scrollHeight - element.clientHeight;
      const start = answer && answer !== begun.current ? topIn(element, answer) - ABOVE : end;
      element.scrollTop = Math.min(start, end);
      if (end - start >= NEAR) {
        begun.current = answer;
        stuck.current = false;
        setAtEnd(false);
      }
      // Its own move is none of the reader's.
      last.current = { top: element.scrollTop, height: element.scrollHeight };
    });
    for (const { current } of [scroller, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, onScroll, atEnd, toEnd, toStartOf };
}

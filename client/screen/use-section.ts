// A link may lead to a part of a screen: `/settings#changes`.
import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { focusArrival } from './focus-arrival.ts';

const hash = (): string => location.hash.slice(1);

/** Scrolls to the element whose id the address names, and focuses it. */
export function useSection(): void {
  const id = useLocationProperty(hash);
  useEffect(() => {
    const section = document.getElementById(id);
    if (section === null) return;
    section.tabIndex = -1;
    // After the screen itself, which moves the focus to its heading when it opens.
    queueMicrotask(() => {
      section.scrollIntoView();
      focusArrival(section);
    });
  }, [id]);
}

/**
 * Moves the focus to what a navigation led to. A screen may arrive after a parent has opened the next dialog, such as the
 * search: what is typed there must not be lost.
 */
export function focusArrival(element: HTMLElement | null): void {
  if (!document.querySelector('[role=dialog][data-state=open]')) element?.focus({ preventScroll: true });
}

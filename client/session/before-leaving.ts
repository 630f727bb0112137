// Tells this page that its session is about to be ended on purpose.

/**
 * To be called before the page is left with an ended session, or for the address that ends it. An event, because a
 * module shared with those who listen (live/follow.ts) would weigh on the first screen.
 */
export function prepareToLeave(): void {
  window.dispatchEvent(new Event('pippal:leaving'));
}

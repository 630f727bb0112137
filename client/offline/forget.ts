// Removes at sign-out what this browser stores for an offline start. It contains no family data, but a signed-out
// parent has no use for it, and another person's browser should not store it.

/** Lets the service worker go and empties its caches; the next sign-in brings both back. Never fails, never asks. */
export async function forgetOffline(): Promise<void> {
  try {
    // The worker first, so that nothing fills them again. Plain http has neither.
    if ('serviceWorker' in navigator) {
      const registrations = await navigator.serviceWorker.getRegistrations();
      await Promise.all(registrations.map((registration) => registration.unregister()));
    }
    if ('caches' in window) {
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
    }
  } catch {
    // A browser that withholds them keeps nothing in them either.
  }
}

// The browser's storage. Where it is switched off, already looking at it throws.

/** A storage of this browser; `null` where it is switched off, in which case everything works without. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

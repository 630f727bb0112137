// Access to the browser's storage. Where it is disabled, even reading the property throws.

/** A storage of this browser; `null` where it is switched off, in which case everything works without. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

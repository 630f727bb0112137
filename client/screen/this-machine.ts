// Names under which only this machine reaches itself.

/** True for names that every machine gives itself: localhost, 127.0.0.1, ::1. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

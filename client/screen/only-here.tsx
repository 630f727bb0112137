// Note beside an address for another device while PipPal is open under localhost: the other device cannot open it.
import { PRODUCT } from '#contract/common.ts';

/** True for names of this machine that every machine has: localhost, 127.0.0.1, ::1. */
export const isOnlyHere = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

export function OnlyHere() {
  if (!isOnlyHere(location.hostname)) return null;
  return (
    <p className="rounded-field bg-meal px-4 py-3 text-meal-ink">
      “{location.hostname}” is this computer alone: other devices can't open it. Open {PRODUCT} by its address
      in your network, then try again.
    </p>
  );
}

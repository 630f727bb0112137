// Note beside an address for another device while PipPal is open under localhost: the other device cannot open it.
import { PRODUCT } from '#contract/common.ts';
import { isThisMachine } from './this-machine.ts';

export function OnlyHere() {
  if (!isThisMachine(location.hostname)) return null;
  return (
    <p className="rounded-field bg-meal px-4 py-3 text-meal-ink">
      “{location.hostname}” is this computer alone: other devices can't open it. Open {PRODUCT} by its address
      in your network, then try again.
    </p>
  );
}

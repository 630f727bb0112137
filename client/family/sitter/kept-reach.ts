// How to reach the parents and the address, as on the last sheet for a sitter; in this browser until the parent signs out
// (session/forget-drafts.ts).
import { browserStorage } from '../../data/storage.ts';

/** The part that is the same on every sheet. */
interface Reach {
  reach: string;
  address: string;
}

const keyOf = (userId: string) => `pippal.sitter.${userId}`;

export function keptReach(userId: string): Reach {
  try {
    const { reach, address } = JSON.parse(
      browserStorage('localStorage')?.getItem(keyOf(userId)) ?? '{}',
    ) as Partial<Reach>;
    return { reach: reach ?? '', address: address ?? '' };
  } catch {
    return { reach: '', address: '' };
  }
}

export function keepReach(userId: string, { reach, address }: Reach): void {
  try {
    browserStorage('localStorage')?.setItem(keyOf(userId), JSON.stringify({ reach, address }));
  } catch {
    // The storage is full or off: both are typed again.
  }
}

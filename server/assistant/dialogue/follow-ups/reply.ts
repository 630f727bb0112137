// How a message goes on about what was spoken of.
import type { Slots } from '../../reading/slots.ts';
import type { Reference } from '../state.ts';

export interface Reply {
  kind: 'choice' | 'answer' | 'change';
  slots: Slots;
  chosen: Record<string, Reference | string>;
  /** Where it is another intent than the state's. */
  intent?: string;
  /** The words stand for themselves: the wish before is not joined to them. */
  isNewWish?: boolean;
  /** The same for somebody else: nothing of the record before is taken over. */
  isRepeat?: boolean;
}

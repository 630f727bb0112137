// Words with which a message goes on about a wish, and the reply that changes it.
import type { Slots } from '../../reading/slots.ts';
import type { Reply } from './reply.ts';

export const LONGEST_CHANGE = 12;
export const GOES_ON =
  /^(?:and|also|what about|how about|same (?:thing |question )?for|(?:who|(?:any|every)(?:one|body)) else|the (?:others|rest)|ok and|plus|n|oh and|then|(?:(?:ok|okay|and|good|great|thanks),? )?now)\b/i;
/** One more beside what is there: 'and the eye exam', 'Mia too'. */
export const ALSO = /^\W*(?:(?:oh|ok|okay|yes)[, ]+)*(?:and|also|plus|n)\b|\b(?:too|also|as well)\W*$/;
/** An act of its own: not the same once more. */
export const ACT =
  /\b(?:add|book|cancel|remove|delete|plan|who(?:['’]?s)?|when(?:['’]?s)?|where(?:['’]?s)?|which|why|is|are|does|did|do|can|how (?:long|much|many|do|to)|what(?:'s| is|s| are| do| does)|show|list|tell|put|move|undo|set|remind|give|buy|get|leave|keep)\b/i;
export const isAsked = (intent: string): boolean => /_ask$|^(?:member_about|food_ok)$/.test(intent);
export const change = (slots: Slots, more: Partial<Reply> = {}): Reply => ({
  kind: 'change',
  slots,
  chosen: {},
  ...more,
});

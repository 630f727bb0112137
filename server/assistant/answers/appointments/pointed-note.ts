// A note that only points at what was said before: 'put that in Dr. Lund's appointment so I ask'.
import type { Asked } from '../plan.ts';

/** Nothing but the command and the appointment that it names. */
export const OF_COMMAND =
  /^\W*(?:(?:ok(?:ay)?|and|then|so|please|pls|can you|could you|just|also)\W+)*(?:put|add|note|write|save|include|jot|mention) (?:that|this|it|them)(?: down)? (?:in|into|on|onto|to|under|for|at|with) (?:(?!that\b)[^\s,.;:!?]+ ?){1,6}(?:[\s,]*so (?:that )?(?:i|we) (?:(?:can|could|will|remember to|don['’]?t forget to) ?)*(?:ask|remember|know|see|bring it up|don['’]?t forget|forget)?(?: (?:it|that|about it|her|him|them|then|there))*)?(?:[\s,]*(?:please|pls|thanks|thx))*\W*$/i;

/** The notes that a wish adds: those that were said before it, where it only points at them. */
export const pointedNote = ({ text, chosen }: Asked, noted: () => string[]): string[] => {
  const { note } = chosen;
  if (typeof note === 'string') return [note];
  return OF_COMMAND.test(text) ? [] : noted();
};

const TO_DO =
  /\bremind (?:me|us)\b.*?\b(?:before|prior|ahead|that morning|morning of)\b,? (?:to|that) (?!(?:bring|take|pack)\b)(\p{L}.{2,60}?)[.!]*$/iu;
/** 'Remind me the evening before to sort a ride': the thing to be done. */
export const taskOf = (said: string): string | undefined => TO_DO.exec(said)?.[1];

const ITS_AT =
  /^\W*(?:(?:oh|and|ok|btw|also)\W+)*(?:it['’]?s|it is|that['’]?s) ((?:at|in) (?!\d)\p{L}[^.!?]{2,60})[.!]*$/iu;
/** 'It's at Rodizio Grill': the place goes into the notes. */
export const placeIn = ({ said, slots }: Asked): string | undefined =>
  slots.days.length + slots.times.length > 0 ? undefined : ITS_AT.exec(said)?.[1];

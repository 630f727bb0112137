// 'What a day, calls since five and all four kids fighting': somebody wants to be heard, and asks for no advice.
import { fold } from '../../text/fold-text.ts';

const LEAD = '^\\W*(?:(?:ugh|phew|omg|wow|man|sigh|well|ok|oh|gosh|boy|hey|hi|pip|so|just)\\b ?\\W*)*';
const OPENS = new RegExp(
  `${LEAD}(?:(?:what an? (?:\\w+ )?|(?:it has been |its been |it is been |been )?(?:an? |such an? )?(?:very |really |super )?(?:long|rough|crazy|hard|tough|wild|hectic|insane|exhausting) )(?:day|week|night|morning|month|afternoon|weekend)\\b|(?:today|this (?:week|day|morning)) (?:was|is|has been|went) (?:a lot|a mess|rough|brutal|crazy|hard|insane|too much|nuts)\\b|(?:it was |its been |it has been |it is |just )?one of those (?:days|weeks|nights|mornings)\\b|(?:i am|im) (?:so |just |completely |totally |absolutely )?(?:beat|exhausted|wiped(?: out)?|fried|drained|worn out|dead tired|spent|done for today)\\b)`,
);
const ASKS =
  /\?|\b(?:how (?:do|can|should|to|would)|what (?:do|should|can|would|is|to|are)|should|help|tips?|advice|ideas?|suggest\w*|why|when|where|who|can you|could you|please|pls|need|want|add|put|remind|plan|show|tell me)\b/;

export const isVent = (said: string): boolean => {
  const text = fold(said);
  return OPENS.test(text) && !ASKS.test(text);
};

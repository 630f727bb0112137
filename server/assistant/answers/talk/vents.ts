// 'What a day, calls since five and all four kids fighting': somebody wants to be heard, and asks for no advice.
import { fold, withPlainSayings } from '../../text/fold-text.ts';

const LEAD = '^\\W*(?:(?:ugh|phew|omg|wow|man|sigh|well|ok|oh|gosh|boy|hey|hi|pip|so|just)\\b ?\\W*)*';
const OPENS = new RegExp(
  `${LEAD}(?:(?:what an? (?:\\w+ )?|(?:it has been |its been |it is been |been )?(?:an? |such an? )?(?:very |really |super )?(?:long|rough|crazy|hard|tough|wild|hectic|insane|exhausting) )(?:day|week|night|morning|month|afternoon|weekend)\\b|(?:today|this (?:week|day|morning)) (?:was|is|has been|went) (?:a lot|a mess|rough|brutal|crazy|hard|insane|too much|nuts)\\b|(?:it was |its been |it has been |it is |just )?one of those (?:days|weeks|nights|mornings)\\b|(?:i am |im |i feel |feeling |i am feeling |im feeling )(?:so |just |completely |totally |absolutely |a (?:bit|little) |kinda |kind of |pretty |really |very |also |still |all )*(?:beat|exhausted|wiped(?: out)?|fried|drained|worn out|dead tired|dead|tired|sleepy|spent|done for today|touched out|burn(?:ed|t) out|frazzled|sad|down|blue|bummed|teary|weepy|homesick|lonely|awful|terrible|miserable|lousy|rotten|crappy)\\b(?! (?:to|of|with|for|about|that|because|when|syrup|on the)\\b)|i miss (?:my|our|work|having|being|the)\\b)`,
);
const ASKS =
  /\?|\b(?:how (?:do|can|should|to|would)|what (?:do|should|can|would|is|to|are)|should|help|tips?|advice|ideas?|suggest\w*|why|when|where|who|can you|could you|please|pls|need|want|add|put|remind|plan|show|tell me)\b/;
/** Told with one of these it is about the body. */
const OF_BODY =
  /\b(?:hurts?|hurting|pains?|aches?|achy|sore|swoll\w*|fever\w*|dizzy|faint\w*|bleed\w*|blood|breath\w*|chest|calf|headaches?|nause\w*|vomit\w*|numb|chills|racing|pounding|lump|rash|pregnan\w*|pills?|meds?)\b/;

/** Of a day on one's feet, and of no illness. */
const TIRED_FEET = /\bfeet (?:hurt|ache|are (?:so )?(?:sore|killing me))\b/;

export const isVent = (said: string): boolean => {
  const text = fold(said);
  return OPENS.test(text) && !ASKS.test(text) && !OF_BODY.test(text.replace(TIRED_FEET, ''));
};

const ASKS_ADVICE =
  /\?|\b(?:how (?:do|can|should|to)|what (?:do|should|can)|should|tips?|advice|help|worried)\b/;
/** 'Grandma almost died laughing at his robot voice': an anecdote, and nobody died. */
export const isLaughter = (said: string): boolean =>
  withPlainSayings(said) !== said && !ASKS_ADVICE.test(fold(said));

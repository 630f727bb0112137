// 'Just gave it', 'ok he took it at 8': that what was spoken of was taken, in words that tell nothing else.
import { fold } from './fold-text.ts';

const WHEN =
  '(?:now|just now|right now|already|finally|today|this morning|this afternoon|this evening|tonight|last night|before bed|with (?:breakfast|lunch|dinner|food)|(?:at|around|about) \\d{1,2}(?:[:.]?\\d\\d)?(?: ?[ap]\\.?m\\.?)?|(?:an?|half an|\\d+|five|ten) (?:min(?:ute)?s?|h(?:ou)?rs?) ago|thanks?|thx|btw|lol|pls log(?: it)?|log (?:it|that))';
const GAVE_IT = new RegExp(
  `^(?:(?:ok|okay|oh|yes|yeah|yep|so|and|now|no|nope|alright|done)[, ]+)*(?:(?:i|we|he|she|they|ive|weve|hes|shes) )?(?:just |already |now |finally |have |has )*(?:gave|given|took|taken|had|did|got) (?:(?:it|them|that|one)(?: to (?:him|her|them))?|(?:him|her|them) (?:it|his|hers|the dose|that))(?:,? ${WHEN})*\\W*$`,
);

export const gaveIt = (said: string): boolean => GAVE_IT.test(fold(said).replaceAll(/[’']/g, ''));

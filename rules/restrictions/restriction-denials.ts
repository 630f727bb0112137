// Detects entries that deny every restriction, such as 'No known food allergies'.
import { vocabulary } from './restriction-vocabulary.ts';

const DENYING =
  /^(?:no|none|not|without|zero|nka|nkda|nkfa|(?:she|he|they|has|have|do|does|we|i) (?:.* )?no(?:t|ne)?)\b/;
const DENIED_NOUN =
  /\b(?:allergy|allergic|allergen|intolerance|intolerant|sensitivity|restriction|preference|issue|problem|concern|requirement|need|limitation)\b/;
const DENIAL_WORDS =
  /^(?:no|none|not|without|zero|nka|nkda|nkfa|known|any|all|of|we|i|that|is|are|am|aware|so|far|at|the|moment|right|now|current|currently|food|dietary|diet|drug|special|and|or|nor|to|anything|has|have|do|does|she|he|they|my|child|kid|son|daughter|other|yet|allergy|allergic|allergen|intolerance|intolerant|sensitivity|restriction|preference|issue|problem|concern|requirement|need|limitation)$/;

/** 'No known food allergies or intolerances' */
export const isDenial = (text: string): boolean =>
  vocabulary().nothing.has(text) ||
  (DENYING.test(text) && DENIED_NOUN.test(text) && text.split(' ').every((word) => DENIAL_WORDS.test(word)));

// The place of an event that is told without a word before it.
import { wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { isCommonWord } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { ownWordsOf } from './remarks.ts';

const NO_PLACE =
  /^(?:at|@|in|on|for|with|and|or|to|from|until|till?|every|each|the|about|around|if|so|then|but|by|also|remind|please|pls|thanks?|thx|ok|is|was|will|has|have|he|she|we|they|i|it|its|same|instead|now|not|no|again|sharp|ish|am|pm|tonight|morning|afternoon|evening|night)\b/i;
const LONGEST_PLACE = 4;

/** 'Dec 9 at 2 Access NS': a place without a word before it, right behind the day and the hour. */
export function placeBehind(asked: Asked): string[] {
  const { text, slots } = asked;
  const end = Math.max(0, ...[...slots.days, ...slots.times].map(({ span }) => span[1]));
  const behind = end === 0 ? '' : (text.slice(end).split(/[,;!?\n]|\. /)[0] ?? '');
  const place = behind.trim().replace(/\.$/, '');
  const own = ownWordsOf(asked, place);
  const isPlace =
    /^ \S/.test(behind) &&
    !NO_PLACE.test(place) &&
    !/\d/.test(place) &&
    own.length === wordsOf(place).length &&
    own.length > 0 &&
    own.length <= LONGEST_PLACE &&
    !isCommonWord(own[0] ?? '');
  return isPlace ? [capital(place)] : [];
}

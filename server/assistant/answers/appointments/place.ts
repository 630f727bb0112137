// The place of an event, for its notes.
import { wordsOf } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { isCommonWord } from '../find-records.ts';
import type { Asked } from '../plan.ts';
import { IS_AT } from '../school/wished-event.ts';
import { ownWordsOf } from './remarks.ts';

const NO_PLACE =
  /^(?:at|@|in|on|for|with|and|or|to|from|until|till?|every|each|the|about|around|if|so|then|but|by|also|remind|please|pls|thanks?|thx|ok|is|was|will|has|have|he|she|we|they|i|it|its|same|instead|now|not|no|again|sharp|ish|am|pm|tonight|morning|afternoon|evening|night)\b/i;
const LONGEST_PLACE = 4;
/** Behind the hour: 'at the roller rink', 'in the school gym'; no part of a day, and nobody's turn. */
const AT_PLACE =
  /^(?:at|in) (?:(?:the|our|my|their) )?(?!(?:the )?(?:morning|afternoon|evening|night|same|least|first|last|most|about|noon|case|time|a)\b)\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}$/iu;

/** 'Dec 9 at 2 Access NS', 'at 2 in the gym', 'book club is at ours': a place right behind day and hour, or before them. */
export function placeBehind(asked: Asked): string[] {
  const { text, slots } = asked;
  const [first] = slots.days;
  const before = text.slice(0, first?.span[0]).replace(/\s+(?:on )?$/i, '');
  const there = IS_AT.exec(before)?.[2];
  if (there !== undefined) return [capital(there)];
  const end = Math.max(0, ...[...slots.days, ...slots.times].map(({ span }) => span[1]));
  const behind = end === 0 ? '' : (text.slice(end).split(/[,;!?\n]|\. /)[0] ?? '');
  const whom = new RegExp(
    ` (?:for|with) (?:${slots.people.map(({ said }) => RegExp.escape(said)).join('|')})$`,
    'i',
  );
  const place = behind
    .trim()
    .replace(/\.$/, '')
    .replace(slots.people.length > 0 ? whom : /(?!)/, '');
  const own = ownWordsOf(asked, place);
  const isPlace =
    /^ \S/.test(behind) &&
    !NO_PLACE.test(place) &&
    !/\d/.test(place) &&
    own.length === wordsOf(place).length &&
    own.length > 0 &&
    own.length <= LONGEST_PLACE &&
    !isCommonWord(own[0] ?? '');
  return isPlace || AT_PLACE.test(place) ? [capital(place)] : [];
}

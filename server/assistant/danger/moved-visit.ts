// Orders to move something on the calendar, which the learned model takes for an emergency by a part of the body in a title or
// by the verb alone: 'push the skin check by 45 minutes'. No rule is overruled by them.
import type { Tagged } from './lexicon.ts';

const MOVES =
  /^(?:(?:please|pls|hey|ok|okay|pip|and|also|can|could|would|will|you|we|just|lets|let us|i need to|need to) )*(?:push|move|bump|shift|slide|nudge|delay|postpone|reschedule|pull|bring|kick|drag|scoot) /;
const BY_TIME =
  / (?:by|to|till|until|back|up|out|off|ahead|forward|earlier|later|for)\b(?: (?:by|to|till|until|about|around|another|an?|half|the|next|this|on|at|in|and|\d+|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|quarter|of|minutes?|mins?|hours?|hrs?|days?|weeks?|am|pm|noon|tomorrow|tonight|today|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|earlier|later|please|pls|instead|then|back|up|forward))*$/;
const TIME =
  /\b(?:\d+|minutes?|mins?|hours?|hrs?|days?|weeks?|noon|tomorrow|tonight|morning|afternoon|evening|\w+day|earlier|later)\b/;
/** No title is longer. */
const LONGEST = 5;
/** Tags that a title on the calendar may have. */
const OF_TITLE: ReadonlySet<string> = new Set(
  'body around number person member child young victim adult grownup owner school object shunsnuts shunsegg'.split(
    ' ',
  ),
);

/** True where the whole message orders one entry to be moved, and no word of it is a sign. */
export function movesVisit({ tokens, tags }: Tagged): boolean {
  const line = tokens.join(' ');
  const verb = MOVES.exec(line)?.[0];
  const time = BY_TIME.exec(line);
  if (verb === undefined || !time || !TIME.test(time[0])) return false;
  const title = line.slice(verb.length, time.index).split(' ');
  return title.length <= LONGEST && [...tags].every((tag) => OF_TITLE.has(tag));
}

// The times that a wish for a routine asks for: what is told beside it, 'they bounce till 10', is no wish, and young
// children go to bed late only where a parent plainly says so.
import type { FoundTime } from '#rules/time/spoken/times.ts';
import type { Asked } from '../plan.ts';
import { minutesOf, saidTimes } from './clock.ts';

const HOUR = 60;
const LATEST_BED = 21 * HOUR + 30;
const EVENING = 17 * HOUR;
const GROWN = 13;
/** A bedtime routine does not begin earlier before its end. */
const LONGEST = 3 * HOUR;

const CLAUSE = /(?<!\d)[,.;!?\n]+|[,.;!?\n]+(?!\d)|\b(?:but|because|cause|bc|since|so that)\b/i;
const DOER =
  /\b(?:they|he|she|who|(?:the |my |our )?(?:kids?|boys?|girls?|twins|children)|everyone|everybody)\b/i;
const LASTS = /\b(?:until|till|til|past|still|awake|wak\w+|not before)\b/i;
const WISHES =
  /\b(?:can|may|should|want|wants|need|needs|must|allowed|lets?|get to|goal|from|lights? out|bedtime|in bed|asleep)\b/i;
const PLAIN =
  /\b(?:lights? out|bed ?time|bed|asleep|sleep|down)\b(?: (?:is|at|by|around|about|to|be|should|can|no|later|than|for|until|till?|it|them|stays?)){1,4} *\d/i;

const hourIn = ({ time }: FoundTime): string => String(Number(time.slice(0, 2)) % 12 || 12);
const names = (text: string, time: FoundTime): boolean =>
  new RegExp(`(?<!\\d)(?:${hourIn(time)}|${time.time.slice(0, 2)})(?!\\d)`).test(text);

/** The clauses that tell what the children do until an hour. */
function told({ text, slots }: Asked): string[] {
  const does = slots.people.map(({ said }) => new RegExp(`(?<!for )\\b${RegExp.escape(said)}\\b`, 'i'));
  return text
    .split(CLAUSE)
    .filter((part) => LASTS.test(part) && !WISHES.test(part))
    .filter((part) => [DOER, ...does].some((doer) => doer.test(part)));
}

/** The times that count, in minutes since midnight; of a bedtime routine that is new those that fit the age. */
export function wishedTimes(
  asked: Asked,
  half: 'am' | 'pm',
  bedtime?: { youngest: number; isNew: boolean },
): number[] {
  const clauses = told(asked);
  const times = saidTimes(asked.slots.times)
    .filter((time) => !clauses.some((part) => names(part, time)))
    .map((found) => minutesOf(found, half));
  if (!bedtime?.isNew) return times;
  const mayBeLate = bedtime.youngest >= GROWN || PLAIN.test(asked.text);
  const fitting = mayBeLate ? times : times.filter((at) => at <= LATEST_BED);
  const last = fitting.at(-1) ?? 0;
  return fitting.filter((at) => at >= EVENING && last - at <= LONGEST);
}

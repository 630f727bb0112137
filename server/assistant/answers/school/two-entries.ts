// 'Science test December 3 and book report due the 7th': two entries of a calendar; a card holds one, and the other is told.
import { spokenDates } from '#rules/time/spoken/spoken-dates.ts';
import { quoted } from '../../text/say.ts';
import { clockOf } from '../moments.ts';
import type { Answerer, Asked } from '../plan.ts';
import { eventTitle } from './wished-event.ts';

const JOINT = /\s*;\s*|,?\s+(?:and|&|plus)\s+/i;
/** Words of the same entry: 'off Thursday and back Monday'. */
const SAME = /\b(?:back|ends?|until|till?|returns?|resumes?|through|thru|last day|starts?|it|that)\b/i;

/** The wish for the first entry, and the words of the second; undefined where there is one. */
function firstOf(asked: Asked): { first: Asked; other: string } | undefined {
  const parts = asked.text.split(JOINT);
  const [text = '', other = ''] = parts;
  const clock = clockOf(asked.facts);
  const dates = new Set(spokenDates(text, clock).days.map(({ date }) => date));
  const hasOwn = dates.size > 0 && spokenDates(other, clock).days.length > 0;
  if (parts.length !== 2 || !hasOwn || SAME.test(other)) return undefined;
  const first = {
    ...asked,
    text,
    slots: { ...asked.slots, days: asked.slots.days.filter(({ date }) => dates.has(date)) },
  };
  return eventTitle(first) && eventTitle({ ...asked, text: other }) ? { first, other } : undefined;
}

/** The answer to the first of two entries, with the second named. */
export const oneEntry =
  (answer: Answerer): Answerer =>
  (asked) => {
    const two = firstOf(asked);
    if (!two) return answer(asked);
    const plan = answer(two.first);
    return { ...plan, text: `${plan.text} I haven't done “${quoted(two.other)}”. Please tell me that next.` };
  };

// 'When do I need to leave for trumpet if it takes 20 minutes', 'what time should we be there if they want us 15 minutes early': the
// start of the visit less that time.
import { formatTime } from '#rules/time/dates.ts';
import { fold } from '../../text/fold-text.ts';
import { capital } from '../../text/say.ts';
import { dayWords, minutesIn } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { whenOf } from './find-appointments.ts';
import { shifted } from './moved-time.ts';
import { APPOINTMENT_READS, calledAppointment, focusOn } from './say-appointments.ts';
import { visitMeant } from './visit-meant.ts';

const ASKS =
  /\b(?:when|what time|how early|whens?)\b[^.?!]{0,30}\b(?:i|we|he|she|they|you)\b[^.?!]{0,20}\b(?:leave|head out|set off|be out the door|get going|start driving|be there|get there|arrive|show up)\b/;
const IS_THERE = /\b(?:be there|get there|arrive|show up)\b/;
const EARLY = /\b(?:early|ahead|before)\b/;
const LONGEST_WAY = 12 * 60;

/** The answer; undefined where something else is asked, or no stored visit is meant. */
export function leaveFor(asked: Asked): Plan | undefined {
  if (!ASKS.test(fold(asked.text)) || /\bschool\b/i.test(asked.text)) return undefined;
  const visit = visitMeant(asked);
  if (!visit) return undefined;
  const start = whenOf(asked, visit);
  const way = asked.slots.durations
    .map(minutesIn)
    .find((minutes) => minutes !== undefined && minutes <= LONGEST_WAY);
  const isThere = IS_THERE.test(fold(asked.text)) && !/\b(?:leave|driv\w*)\b/.test(fold(asked.text));
  if (isThere && (way === undefined || !EARLY.test(fold(asked.text)))) return undefined;
  const called = calledAppointment(asked, visit);
  const day = dayWords(start.slice(0, 10), asked.facts.today);
  const text =
    way === undefined
      ? `${capital(called)} is ${day} at ${formatTime(start.slice(11))}. How long the way takes isn't stored, so take that off, and some minutes for parking.`
      : isThere
        ? `Be there by ${formatTime(shifted(start, -way).slice(11))}. ${capital(called)} is ${day} at ${formatTime(start.slice(11))}.`
        : `Leave by ${formatTime(shifted(start, -way).slice(11))}. ${capital(called)} is ${day} at ${formatTime(start.slice(11))}, less ${way} minutes on the way; parking and shoes come on top.`;
  return { text, reads: APPOINTMENT_READS, focus: focusOn(asked, visit) };
}

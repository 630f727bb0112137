// 'Who can't eat before an appointment next month': the visits whose notes say so.
import { fold } from '../../text/fold-text.ts';
import { isWithin, spanWords } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { byTime, dayOfAppointment, isComing, peopleIds } from './find-appointments.ts';
import {
  APPOINTMENT_READS,
  appointmentSentence,
  focusOn,
  focusOnSeveral,
  noteWords,
} from './say-appointments.ts';

const ASKS =
  /\b(?:who(?:se)?|anyone|anybody|which|what (?:appts?|appointments?|visits?))\b.*\b(?:(?:can ?not|cant|can['’]t|must not|mustn['’]t|shouldnt|shouldn['’]t|should not|not allowed to|not supposed to) (?:eat|drink)|(?:has|have|needs?|supposed|going) to (?:be )?fast(?:ing)?|fasting|empty stomach)\b/;
const OF_VISITS = /\b(?:appts?|appointments?|visits?|tests?|procedures?|blood ?work|draws?)\b/;
const SAYS =
  /\b(?:nothing (?:to eat|by mouth)|no (?:food|eating|breakfast|solids)|(?:do not|don['’]?t|must not|not) eat|fast(?:s|ing)?|empty stomach|npo)\b/;
const SAYS_NOT =
  /\b(?:no|not|without|n['’]t (?:need|have) to|not (?:need|have) to) fast(?:ing)?\b|\bfasting (?:is )?(?:not|isn['’]?t)\b/;

/** The answer; undefined where something else is asked. */
export function noFoodBefore(asked: Asked): Plan | undefined {
  const text = fold(asked.text);
  if (!ASKS.test(text) || !OF_VISITS.test(text)) return undefined;
  const ids = peopleIds(asked);
  const coming = asked.household.appointments.filter((one) => isComing(asked, one));
  const { days } = asked.slots;
  const found = coming
    .filter((one) => days.length === 0 || days.some((day) => isWithin(dayOfAppointment(asked, one), day)))
    .filter(({ familyMemberId }) => ids === undefined || ids.has(familyMemberId ?? ''))
    .filter(({ notes }) => SAYS.test(fold(notes)) && !SAYS_NOT.test(fold(notes)))
    .toSorted(byTime);
  const [only, ...others] = found;
  const when = days[0] ? ` ${spanWords(days[0], asked.facts.today)}` : '';
  if (!only)
    return {
      text: `No note of a coming visit${when} says that somebody must not eat before it. Ask the office where you aren't sure.`,
      reads: APPOINTMENT_READS,
    };
  return {
    text: found
      .map((one) => `${others.length > 0 ? '- ' : ''}${appointmentSentence(asked, one)}${noteWords(one)}`)
      .join('\n'),
    reads: APPOINTMENT_READS,
    focus: others.length > 0 ? focusOnSeveral(asked, found) : focusOn(asked, only),
  };
}

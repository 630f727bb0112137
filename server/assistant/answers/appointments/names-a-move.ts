// 'Lola goes Thursday at 3 now' is a plan of hers: a stored appointment moves only where a word says so, or the message names it.
import { addDays } from '#rules/time/dates.ts';
import { fold, wordsOf } from '../../text/fold-text.ts';
import { isCommonWord } from '../find-records.ts';
import type { Asked, Plan } from '../plan.ts';
import { dayOfAppointment, isComing } from './find-appointments.ts';
import { APPOINTMENT_READS } from './say-appointments.ts';

const MOVES =
  /\b(?:mov(?:e|es|ed|ing)|push\w*|re-?schedul\w*|re-?book\w*|postpon\w*|switch\w*|swap\w*|trad(?:e|ed|ing)|chang\w*|bump\w*|shift\w*|delay\w*|put|mak(?:e|es|ing)|made|set|bring|brought|pull\w*|take|took|back|forward|earlier|later|sooner|same (?:time|day)|instead of|not working|it|that|this one|hers|his|theirs)\b/;
const IS_VISIT = /\b(?:appointments?|appts?|apts?|visits?|slot)\b/;

/** True where the wish says that something moves, or names an appointment by its title, its contact or its kind. */
function saysMove({ text, slots, chosen, focus, household, facts }: Asked): boolean {
  const folded = fold(text);
  const { visits, vaccines, contacts, doctors } = slots;
  if (chosen['which'] !== undefined || focus.medical_appointment !== undefined) return true;
  if (visits.length + vaccines.length + contacts.length + doctors.length > 0) return true;
  if (MOVES.test(folded) || IS_VISIT.test(folded)) return true;
  const names = new Set(household.members.flatMap(({ name }) => wordsOf(name)));
  const words = new Set(wordsOf(text)).difference(names);
  return household.appointments
    .filter((one) => isComing({ facts }, one))
    .some(({ title }) => wordsOf(title).some((word) => words.has(word) && !isCommonWord(word)));
}

/** 'From March 6 to April 24', 'til end of April': when something returns. */
const RUNS =
  /^\W*(?:(?:and|so|it|they|that|runs?|goes|is|are) )*(?:from|starting|beginning|until|untill|till?|through|thru)\b/i;
const WEEK = 7;
function tellsReturn(asked: Asked): boolean {
  const { said, slots, facts, household } = asked;
  const isStretch = ({ lead, date, endDate = date }: Asked['slots']['days'][number]): boolean =>
    (lead === 'until' && date > addDays(facts.today, WEEK)) ||
    // 'From March 2 to March 20' moves what stands on March 2.
    (endDate > addDays(date, WEEK) &&
      household.appointments.every((one) => dayOfAppointment(asked, one) !== date));
  return RUNS.test(said) && slots.times.length === 0 && slots.days.length > 0 && slots.days.every(isStretch);
}

/**
 * The answer to words that move nothing: a plan of somebody that names no appointment, or when something returns;
 * undefined where the wish is to move one.
 */
export function unlessMove(asked: Asked): Plan | undefined {
  if (tellsReturn(asked))
    return {
      text: 'I moved nothing. I keep single appointments; say all of it in one line, like “swim lessons every Saturday at 10 from March 6 to April 24”, and I prepare one for each day.',
      reads: APPOINTMENT_READS,
    };
  if (saysMove(asked)) return undefined;
  return {
    text: 'I moved nothing, because that names no appointment. Tell me which one it is about, or say “note that” before it, and I put it into the notes.',
    reads: APPOINTMENT_READS,
  };
}

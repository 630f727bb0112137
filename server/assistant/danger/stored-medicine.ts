// Questions that the family's own record answers: amount, time and end of a stored medicine of a stored person.
import { medicineWords, type KnownFamily } from './family.ts';
import { frameMatches, framesOf } from './frame.ts';
import type { Tagged } from './lexicon.ts';

const ASKS = framesOf(`
how much|many|often|long ..6 does|do|is|am|should|did @member|he|she|i|we ..3 get|gets|take|takes|have|need|on|taking|getting|supposed|use
how much|many|often ..4 does|do|is|was ..4 supposed|prescribed
what|whats|which ..3 dose|dosage|amount|strength ..6 of|is|for
(when|what time) ..6 next|does|do|is ..6 dose|take|takes|get|gets|@med
until|till when
how long does|do|is|should ..8 take|on|taking|stay|need|have
stop|stopped|end|finish|done|finished|off ..10 dr|doctor|said|says|done|prescription|pediatrician
dr|doctor|pediatrician ..10 stop|done|off|finish*
who|which ..3 takes|take|is|needs
`);
/** Advice, which no record can give. */
const ADVICE = framesOf(`
can|could|may|ok|okay|safe|should ..4 i|we|give|have|take|mix|double|stop|skip|crush|he|she|they
more|extra|double|too|max|maximum|instead|together|mix*|while|if|missed|forgot|early|alternat*|half
should|is ..8 stop|skip|quit
(per|for a|weight|lbs|pounds)
`);

/** True for a question about a stored medicine of the person it is stored for, which asks for no advice. */
export function asksTheRecord(whole: Tagged, { members, medicines }: KnownFamily): boolean {
  const said = new Set(whole.tokens);
  const named = medicines.filter(({ name }) => medicineWords(name).some((word) => said.has(word)));
  if (named.length === 0 || !ASKS.some((frame) => frameMatches(frame, whole))) return false;
  if (ADVICE.some((frame) => frameMatches(frame, whole))) return false;
  const people = members.filter(({ names }) => whole.tokens.some((token) => names.has(token)));
  return (
    people.length === 0 || named.some(({ familyMemberId }) => people.some(({ id }) => id === familyMemberId))
  );
}

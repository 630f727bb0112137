// Messages that the family's own record answers or keeps: amount, time and end of a stored medicine of a stored person,
// and that a doctor has changed them.
import { MEDICINE_SORTS } from '../text/medicine-sorts.ts';
import { medicineWords, type KnownFamily } from './family.ts';
import { frameMatches, framesOf } from './frame.ts';
import type { Tagged } from './lexicon.ts';

const ASKS = framesOf(`
how much|many|often|long ..8 do|does|did|is|am|are|was|should|has|have|been
how often ..4 can|could|may ..4 use|take|have|get|give|puff
how much|long|many longer|more ..3 on|with|for ..4 @med
how much|many ..3 of @med ..1 for ?my @member|@person|mom|dad
what|whats|which ..6 dose|dosage|amount|strength
@med ..2 dose|dosage|amount
dose|dosage|amount ..2 of|on|for ..3 @med
(when|what time) ..6 next|does|do|is ..6 dose|take|takes|get|gets|@med
until|till|since when
stop|stopped|quit|end|finish|done|finished|off ..10 dr|doctor|said|says|done|prescription|pediatrician
dr|doctor|pediatrician ..10 stop|quit|done|off|finish*
who|which ..3 takes|take|is|needs
does|do|is|are|am ..3 still ..1 on|take|taking|get|getting|use|using|need ..2 @med
`);
/** Advice, which no record can give. */
const ADVICE = framesOf(`
can|could|may|ok|okay|safe ..4 i|we|give|have|take|mix|double|stop|skip|crush|he|she|they :: how often
more|extra|double|too|max|maximum|mix*|together|while|if|missed|forgot|early|alternat*|overdos*|dangerous|highest|allowed|normal|usual
should|is ..8 stop|skip|quit|double
should ..2 i|we ..1 give|take
(per kg|per pound|per lb|for a|weight|lbs|pounds|a baby|a kid|a child|a toddler|an infant|an adult|kids|children|adults|year old|years old|month old|months old|year olds|yr old|weighs)
`);
/** Advice only in a question; in a report it is what a doctor changed. */
const COMPARES = framesOf(`
instead|half
`);
const TELLS = framesOf(`
i|he|she|we|@person|@member ..3 takes|take|gets|get|taking|on ..10 now|instead|anymore
@med ..4 (went up|went down|went from|goes up|goes down|went to|goes to)
@med ..4 doubled|halved|tripled
doubled|halved|tripled ..4 @med
@med ..4 stop|stopped|end|remove|delete|discontinue|finished ..3 @med
bumped|upped|raised|lowered|reduced|increased|changed|cut|switched|is|only ..6 to|now|instead
bumped|upped|raised|lowered|reduced|increased|changed|switched ..6 @med
`);
const LENGTH = framesOf(`
how much|long longer ..3 on|with|for ..4 pill|pills|medicine|medicines|medication|medications|meds|tablets|drops|antibiotic|antibiotics
how long ..2 is|are|am|does|do|was ..4 on|take|takes|taking|need|needs ..3 pill|pills|medicine|medicines|medication|medications|meds|tablets|drops|antibiotic|antibiotics
until|till when ..6 pill|pills|medicine|medicines|medication|medications|meds|tablets|drops|antibiotic|antibiotics
`);
/** 'A rundown of everyone's meds with doses', 'write out their medicines for the sitter': the family's list. */
const LISTS = framesOf(`
list|rundown|summary|overview|sheet|print|write|type|show|read|recap|summarize|go ..14 med|meds|medicine|medicines|medication|medications|prescription|prescriptions
(what|which) ..2 meds|medicine|medicines|medication|medications|prescriptions ..4 everyone|everybody|each|we|all
everyone|everybody|everyones|everybodys|familys|all ..4 meds|medicine|medicines|medication|medications|prescriptions
`);
/** Words beside a list of medicines that make it no plain one. */
const TAKEN_OR_ADVISED = framesOf(`
took|taken|swallowed|ate|drank|overdose*|mix*|together|double*|skip*|stop*|safe|extra|missed|forgot|wrong|kill|end|die|hurt|interact*|(too much)|(too many)
`);
const QUESTION = framesOf(`
how|what|whats|which|when|who|why|should|can|could|may|does|do|did|ok|okay|safe
`);

const STOPS = /^(?:stop|pause|discontinue|end|drop)$/;
const BEFORE_ORDER = /^(?:please|pls|ok|okay|and|n|also|then|so|pip|hey|can|could|you)$/;
const NAMED_BY = /^(?:the|his|her|their|my|our|all|[a-z]+['’]?s)$/;

/** 'Stop the hydrocortisone': an order about the record that asks nothing, whoever the medicine is stored for. */
export function ordersStop({ tokens, spans, tags, words }: Tagged): boolean {
  const at = tokens.findIndex((token) => !BEFORE_ORDER.test(token));
  const named = NAMED_BY.test(tokens[at + 1] ?? '') ? at + 2 : at + 1;
  return (
    STOPS.test(tokens[at] ?? '') &&
    spans[named]?.some(({ tag }) => tag === 'med' || tag === 'adultmed') === true &&
    !['early', 'suddenly', 'now', 'if', 'because'].some((word) => words.has(word)) &&
    !tags.has('vomit')
  );
}

const MOST_WORDS = 10;
/** 'How long is she on the pills', and nothing more; the list of all medicines: the record has it, whichever they are. */
export const asksStored = (whole: Tagged, { medicines }: KnownFamily): boolean => {
  const isAny = (frames: typeof ASKS): boolean => frames.some((frame) => frameMatches(frame, whole));
  const isLength = whole.tokens.length <= MOST_WORDS && isAny(LENGTH) && !isAny(ADVICE);
  return medicines.length > 0 && (isLength || (isAny(LISTS) && !isAny(TAKEN_OR_ADVISED)));
};

/** True for a message about a stored medicine of the person it is stored for, which asks for no advice. */
export function asksTheRecord(whole: Tagged, { members, medicines }: KnownFamily): boolean {
  const isAny = (frames: typeof ASKS): boolean => frames.some((frame) => frameMatches(frame, whole));
  const said = new Set(whole.tokens);
  const line = ` ${whole.tokens.join(' ')} `;
  const sorts = MEDICINE_SORTS.filter((group) => group.said.some((one) => line.includes(` ${one} `)));
  // 'Zyrtec' and 'the blood thinner' are stored as cetirizine and warfarin.
  const named = medicines.filter(
    ({ name }) =>
      medicineWords(name).some((word) => said.has(word)) ||
      sorts.some(({ stored }) => stored.some((part) => name.toLowerCase().includes(part))),
  );
  if (named.length === 0 || isAny(ADVICE)) return false;
  const asks = isAny(ASKS) && !isAny(COMPARES);
  if (!asks && (isAny(QUESTION) || !isAny(TELLS))) return false;
  const people = members.filter(({ names }) => whole.tokens.some((token) => names.has(token)));
  return (
    people.length === 0 || named.some(({ familyMemberId }) => people.some(({ id }) => id === familyMemberId))
  );
}

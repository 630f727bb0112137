// First aid for a nosebleed that goes on now. A red flag, a blood thinner, a baby or more than a quarter of an hour is left
// to the recognition of danger.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Household } from '../../../reading/household.ts';
import { capital, quoted } from '../../../text/say.ts';
import { THINNER } from '../../../danger/thinner.ts';
import { doctorSaid } from './care-people.ts';

const NOSEBLEED =
  /\bnose ?bleed(?:s|ing)?\b|\bbloody nose\b|\bnose (?:\w+ ){0,4}bleed(?:s|ing)?\b|\bbleed(?:s|ing)? (?:from|out of) (?:his|her|my|the|their) nose\b|\bblood (?:is )?(?:coming |running |dripping )?(?:from|out of) (?:his|her|my|the|their) nose\b/;
/** It was, or it comes and goes. */
const NOT_NOW =
  /\b(?:every (?:day|week|night|month|winter|summer|morning)|last (?:night|week|month|year|winter|summer)|yesterday|ago|always|often|used to|keeps getting|gets (?:a lot|them|so many))\b/;
const RED =
  /\b(?:faint\w*|pale|gr[ae]y|blue|dizzy|pass(?:ed|ing|es)? out|weak|limp|confus\w*|sleepy|fell|falls?|hit|punch\w*|kick\w*|crash\w*|accident|head|broke\w*|vomit\w*|threw up|throw(?:s|ing)? up|puk\w+|spit\w*|cough\w*|swallow\w*|chok\w+|gush\w*|pour\w*|spurt\w*|soak\w*|everywhere|so much|a lot|heavy|clots?|breath\w*|stuck|beads?|batter(?:y|ies)|magnets?|hemophilia\w*|bleeding disorder|thinners?|warfarin|coumadin|eliquis|xarelto|plavix|aspirin|leukemia|chemo\w*|cancer|bruis\w*|gums|ears?|eyes?|pregnan\w*|surgery|hours?|half an? hour|forever|all (?:day|night|morning))\b/;
const MINUTES = /\b(\d{1,3}|[a-z]+)[ -]?(?:more )?min(?:ute)?s?\b/g;
const LONG = 15;
const LONG_WORDS = /^(?:twenty|thirty|forty|fifty|sixty|many|several)$/;
const FIRST_YEAR = 12;

const isLong = (text: string): boolean =>
  [...text.matchAll(MINUTES)].some(([, count = '']) => Number(count) > LONG || LONG_WORDS.test(count));

const OVER = /\b(?:stopped|it is over|all done)\b(?! (?:for|then) )/;
const GOES_ON =
  /\b(?:still (?:going|bleeding|at it|running|dripping|coming)|(?:has not|hasnt|does not|doesnt|did not|didnt|will not|wont|not) stop\w*)\b/;

/** How a nosebleed that was told goes on. */
function nosebleedCourse(text: string, who: string, doctor: string): string | undefined {
  if (OVER.test(text))
    return `Good. For the rest of the day no blowing, picking or rubbing, no rough play or heavy lifting, and nothing hot to drink. For the night the head a little higher, a cool mist humidifier, and some petroleum jelly or saline just inside the nose from tomorrow on. If it starts again, sit up, lean forward and pinch for 10 minutes as before. ${capital(doctor)} is the one to call if they come often.`;
  return GOES_ON.test(text)
    ? `Pinch again for a full 10 minutes by the clock, lower down on the soft part and a bit firmer, with ${who} sitting up and leaning forward, and no peeking. If it still bleeds after 20 to 30 minutes in all, or it's very heavy, go to urgent care or the emergency room. Faint, very pale or hard to breathe means 911. ${capital(doctor)} can say where to go.`
    : undefined;
}

/** First aid for somebody of that age in months; undefined where it is no plain nosebleed of this minute. */
export function nosebleedAdvice(
  text: string,
  household: Household,
  member: FamilyMember | undefined,
  months: number | undefined,
): string | undefined {
  if (!NOSEBLEED.test(text) || NOT_NOW.test(text) || RED.test(text) || isLong(text)) return undefined;
  if (months !== undefined && months < FIRST_YEAR) return undefined;
  const takesThinner = household.medications.some(
    ({ isActive, familyMemberId, name }) =>
      isActive && member !== undefined && familyMemberId === member.id && THINNER.test(name),
  );
  if (takesThinner) return undefined;
  const who = member ? quoted(member.name) : 'them';
  const self = member !== undefined && member.id === household.speakerId;
  const doctor = doctorSaid(household, member, months);
  const course = nosebleedCourse(text, who, doctor);
  if (course !== undefined) return course;
  return [
    `Mostly this looks worse than it is. Sit ${self ? 'up' : `${who} up`}, leaning a little forward, and pinch the soft part of the nose shut, just below the bone, for a full 10 minutes by the clock, without letting go to look.`,
    'Breathe through the mouth and spit out blood; head not back, and nothing stuffed into the nose. Still bleeding after that? Pinch for 10 minutes more.',
    `If it goes on past 20 to 30 minutes, is very heavy, or began with a blow, go to urgent care or the emergency room. Faint, very pale or hard to breathe means 911. ${capital(doctor)} is the one to call if they come often.`,
  ].join(' ');
}

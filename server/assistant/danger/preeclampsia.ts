// Signs of preeclampsia, of an unborn baby who moves less and of labor, of somebody who is pregnant or gave birth within six weeks,
// by the family's notes or the message. ACOG, Preeclampsia and High Blood Pressure During Pregnancy; ACOG, Preterm Labor and
// Birth; CDC, Hear Her, Urgent Maternal Warning Signs; NHS, Your baby's movements.
import { fold } from '../text/fold-text.ts';
import type { DangerKind } from './danger-kind.ts';
import type { Danger } from './danger-rules.ts';
import type { KnownFamily, KnownMember } from './family.ts';
import { namedIn, tellsSign, toldNow } from './told-now.ts';

const PREGNANT =
  /\b(?<!not )(?:pregnan(?:t|cy)|expecting (?:a baby|twins|in|our)|\d+ (?:weeks|wks) along|postpartum|gave birth|(?:just )?had (?:the|our|her|a) baby|c ?section|since (?:the|giving) birth)\b/i;
/** In weeks after a birth. */
const AFTER_BIRTH = 6;

const SWELLS = '(?:puff\\w*|swell\\w*|swollen|swoll?e?n|bloated)';
const FACE = '(?:face|hands?|fingers|cheeks|eyelids|eyes)';
const SIGNS: readonly RegExp[] = [
  /\b(?:head ?aches?|migraines?|head (?:\w+ ){0,2}(?:hurt\w*|pound\w*|throb\w*|split\w*|kill\w*))\b(?=.*\b(?:wont|will not|not|doesnt|dont|isnt|nothing|worst|worse|bad|severe|terrible|awful|horrible|killer|splitting|pounding|throbbing|days?|hours|all (?:day|night|morning|week)|since|still)\b)|\b(?:bad|worst|severe|terrible|awful|horrible|killer|splitting|pounding|throbbing|constant|massive|nonstop) (?:\w+ )?(?:head ?ache|migraine)\b/,
  /\b(?:see(?:s|ing)?|saw|eyes?|vision|sight)\b.{0,40}\b(?:spots?|sparkl\w*|sparks?|stars|flash\w*|zig ?zags?|blurr\w*|double|weird|funny)\b|\b(?:sparkl\w*|flashing) (?:spots?|lights?)\b|\bspots? (?:before|in front of) \w+ eyes\b|\bblurr(?:y|ed)\b.{0,20}\b(?:vision|eyes?|sight)\b/,
  new RegExp(`\\b${FACE}\\b[^.!?,]{0,30}\\b${SWELLS}\\b|\\b${SWELLS}(?: up)? (?:\\w+ ){0,2}${FACE}\\b`),
  /\b(?:pains?|hurt\w*|aches?|aching|sore|stabbing)\b.{0,40}\b(?:under|below|beneath) (?:\w+ ){0,3}ribs?\b|\b(?:under|below|beneath) (?:\w+ ){0,3}ribs?\b.{0,20}\b(?:pains?|hurt\w*|aches?|aching|sore)\b/,
  /\b(?:1[4-9]\d|2\d\d) ?(?:\/|over) ?\d{2,3}\b|\b1[0-3]\d ?(?:\/|over) ?(?:9\d|1\d\d)\b/,
];
const REACTION =
  /\b(?:hives|rash|itch\w*|throat|tongue|lips?|ate|eaten|eating|stung|sting|bees?|wasp|epi\w*|allerg\w*)\b/;
const WOMAN = /\b(?:she|her|shes|hers|wife|wifes|mom|moms|mama|girlfriend|i|im|ive|my)\b/;

/** Kinds that its own words take the place of; an emergency stays one. */
const REPLACED: ReadonlySet<DangerKind> = new Set<DangerKind>(['doctor', 'dose', 'allergy', 'emergency']);

/** A kick under the ribs hurts, and is no sign. */
const KICKED = /\bkick\w*\b[^.!?,]*\bribs?\b/g;

/** True for somebody named or meant who is pregnant, or was until lately. */
function isPregnant(said: string, family: KnownFamily): boolean {
  const { members } = family;
  const text = fold(said).replaceAll(/[’']/g, '');
  if (PREGNANT.test(text)) return true;
  const named = namedIn(text, family);
  const isMother = ({ notes = '', conditions = [] }: KnownMember): boolean =>
    [notes, ...conditions].some((one) => PREGNANT.test(fold(one)));
  if (named.length > 0) return named.some(isMother);
  const isNewborn = members.some(({ weeks }) => weeks !== undefined && weeks <= AFTER_BIRTH);
  return WOMAN.test(text) && (isNewborn || members.some(isMother));
}

const UNBORN = String.raw`(?:baby|babe|little one|bump|he|she|it|peanut|bean)`;
const NOT = String.raw`(?:not|no longer|nor|never|barely|hardly|havent|hasnt|cant|dont|doesnt|didnt|isnt|stopped|quit)`;
/** Felt inside: a child who will not move is another danger. */
const LESS_FELT: readonly RegExp[] = [
  new RegExp(String.raw`\b${NOT} (?:\w+ ){0,3}(?:felt|feel|feeling) (?:\w+ ){0,4}(?:mov\w+|kick\w*)\b`),
  new RegExp(
    String.raw`\b(?:felt|feel|feeling) (?:\w+ ){0,3}(?:less|fewer|no|not|hardly|barely|much less)\b.{0,30}\b(?:mov\w+|kick\w*)\b`,
  ),
  new RegExp(
    String.raw`\b${UNBORN}(?: (?:has|is|s|in|my|her|the|belly|tummy|inside))* ${NOT} (?:\w+ ){0,3}(?:mov\w+|kick\w*)\b.{0,60}\b(?:belly|tummy|inside|womb|weeks|today|morning|yesterday|night|hours|much)\b`,
  ),
  new RegExp(
    String.raw`\b(?:less|fewer|reduced|decreased|weaker|no|not many|hardly any|barely any) (?:\w+ )?(?:kick\w*|movements?)\b`,
  ),
  new RegExp(
    String.raw`\b(?:kicks?|kicking|movements?|baby|belly)\b[^.!?]{0,30}\b(?:stopped|slowed|(?:gone|got|gotten|been|very|really|so|too|unusually) (?:\w+ )?(?:quiet|still))\b`,
  ),
];
const OF_UNBORN = /\b(?:felt|feel|feeling|kick\w*|movements?|belly|bump|womb|inside|unborn)\b/;

const EVERY = String.raw`(?:every|each|\d+ ?m(?:in(?:ute)?s?)? apart|regular\w*|on and off|getting closer|close together|nonstop|since)`;
const TIGHTENS = String.raw`(?:cramp\w*|tighten\w*|(?:belly|tummy|stomach|bump) (?:gets?|goes|is getting|keeps getting|is going) (?:\w+ )?(?:hard|tight))`;
const LABOR: readonly RegExp[] = [
  /\bwaters? (?:(?:just|has|have|had|is|are|think|might have) )*(?:broke\w*|break\w*|went|gone|leak\w*|ruptur\w*)\b/,
  /\b(?:gush\w*|leak\w*|trickl\w*|dripping|losing) (?:of |out )?(?:\w+ ){0,2}(?:fluid|waters?|amniotic)\b(?! (?:bottle|heater|pipe|bill))|\bfluid (?:\w+ ){0,3}(?:leak\w*|trickl\w*|running|gush\w*)/,
  /\b(?:having|got|getting|has|have|feel\w*|think|strong|regular|real) (?:\w+ ){0,3}contractions?\b|\bcontractions? (?:\w+ ){0,3}(?:every|apart|started|since|now|strong\w*|regular)/,
  new RegExp(String.raw`\b${TIGHTENS}\b.{0,40}\b${EVERY}\b|\b${EVERY}\b (?:\w+ ){0,2}${TIGHTENS}`),
];
/** A pipe, a pool and a game have waters and contractions, too. */
const NO_LABOR =
  /\b(?:braxton|worksheet|grammar|main|pipe|heater|hose|tank|cooler|ice ?pack|filter|radiator|class|leg cramps?|calf|foot|period|he|hes|him|his|son|daughter|kids?|toddler)\b/;

/** The one who is pregnant, and no child with a stomach ache. */
const OF_MOTHER = /\b(?:i|im|ive|my|me|weeks|wks|pregnan\w*|wife|contractions?|waters?|fluid|bump|belly)\b/;

const BIRTHS = [
  { means: 'less movement before the birth', of: OF_UNBORN, signs: LESS_FELT, not: /$^/ },
  { means: 'signs of labor', of: OF_MOTHER, signs: LABOR, not: NO_LABOR },
] as const;

/** An unborn baby who moves less, waters that break, and labor; undefined where nobody is pregnant, or a child of the family is named. */
export function beforeBirth(said: string, family: KnownFamily): Danger | undefined {
  const text = toldNow(said);
  const found = BIRTHS.find(
    ({ of, signs, not }) => of.test(text) && !not.test(text) && signs.some((sign) => tellsSign(sign, text)),
  );
  if (!found) return undefined;
  const named = namedIn(text, family);
  const isMother = (named.length > 0 ? named : family.members).some(({ notes = '', conditions = [] }) =>
    [notes, ...conditions].some((one) => PREGNANT.test(fold(one))),
  );
  return isMother || PREGNANT.test(text)
    ? { kind: 'doctor', means: found.means, isCertain: true }
    : undefined;
}

/** The danger of preeclampsia; undefined where nothing tells it or `told` is another one. */
export function preeclampsia(
  said: string,
  family: KnownFamily,
  told: Danger | undefined,
): Danger | undefined {
  if (told && (!REPLACED.has(told.kind) || (told.kind === 'allergy' && REACTION.test(fold(said)))))
    return undefined;
  const text = toldNow(said).replaceAll(KICKED, ' ');
  if (!SIGNS.some((sign) => tellsSign(sign, text)) || !isPregnant(said, family)) return undefined;
  return { kind: 'doctor', means: 'preeclampsia', isCertain: true };
}

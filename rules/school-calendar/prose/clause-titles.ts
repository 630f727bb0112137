// Names the event of a clause in the words of a calendar: 'there will be no school on' is 'No school'. Undefined for
// clauses that are about no event of a school, and for deadlines.
import { isTitle, trimTitle } from '../lines/line-titles.ts';
import { hasSentenceWord } from '../lines/prose.ts';
import { kindOfTitle } from '../rows/kinds.ts';
import { isRevision } from '../tables/table-words.ts';
import { type Clause, COPULA } from './clauses.ts';

const MOST_LENGTH = 110;
const MOST_DETAIL = 70;

const CHILDREN = String.raw`(?:(?:all|our|the|your)\s)*(?:students?|kids|children|pupils|scholars|learners|we|school|schools|classes|everyone|grades? [\w–-]+)`;
const NOT = String.raw`(?:do not|does not|don['’]t|doesn['’]t|will not|won['’]t|are not|is not|aren['’]t|isn['’]t|should not|need not)`;
/** Ways to say 'No school'. */
const NO_SCHOOL = [
  String.raw`(?:${CHILDREN}\s)?(?:also\s)?${NOT}\s(?:also\s)?(?:have(?: any)?|attend|be in|report to|come to|need to (?:attend|come to)|be at|hold(?: any)?)\s(?:school|class(?:es)?|session)`,
  String.raw`${CHILDREN}\s${NOT}\s(?:be\s)?(?:held|meet|in session|attend|report|come)`,
  String.raw`${CHILDREN}\s(?:will\s)?(?:also\s)?(?:have|has|get|gets|enjoy)\s(?:the|a)\sday off`,
  String.raw`${CHILDREN}\s(?:will\s)?(?:also\s)?(?:are|is|be)\soff(?: (?:school|from school))?`,
  String.raw`${CHILDREN}\s(?:will\s|should\s)?stay (?:at )?home`,
  String.raw`(?:school|classes) (?:has been|have been|will be|is|are) cancell?ed`,
].map((source) => new RegExp(String.raw`\b${source}\b`, 'i'));
const CLOSED =
  /^(.*?)\s*(?:\b(?:is|are|will(?: also| again)*(?: be| remain)|remains?)|['’](?:re|ll be))(?: also| again)* closed\b/i;
/** Only where the school itself is closed, children stay home. */
const OWN_CLOSURE =
  /^$|\b(?:schools?|classes|campus(?:es)?|buildings?|districts?|preschool|kindergarten|academy|cent(?:er|re)|daycare|nursery|we|everything)\b/i;
/** 'No school bus', 'no school lunch': there is school. */
const NO_SERVICE =
  /\bno (?:school|class) (?:bus(?:es)?|lunch(?:es)?|meals?|breakfast|uniforms?|supplies|store|photos?)\b/i;
const DISMISSED = new RegExp(
  String.raw`\b${CHILDREN}\s(?:(?:in|across|of) (?:the|our) district\s)?(?:will\s)?(?:be\s|are\s|is\s)?(?:dismiss(?:es|ed)?|released?|lets? out|gets? out)(?:\s(?:an|one|two|three|\d)[ -]hours?)?(?:\searly)?\b`,
  'i',
);
const LATE = new RegExp(
  String.raw`\b${CHILDREN}\s(?:will\s)?(?:starts?|begins?|opens?)\s(?:(?:an|one|two|\d)[- ]hours?\s)?late\b`,
  'i',
);
/** The first day after days without school. */
const RETURN =
  /\b(?:resum\w*|re-?open\w*|returns?|(?:begins?|starts?)(?: up| back)? again|starts? back|comes? back|back (?:to|in|at|on)\b|(?:is|are|be|everyone|everybody|students|you|them|all) back|welcome\b.*\bback|see (?:you|everyone|everybody|all)\b)/i;
const RETURNERS = new RegExp(
  String.raw`^(?:regular |normal |in-person )*(?:${CHILDREN}|instruction|the (?:building|office|campus))\b`,
  'i',
);

const LEAD_INS =
  /^(?:and|but|so|also|then|finally|in addition|this is|just|as|please|kindly|a|an|quick|friendly|gentle|important|final|another|reminders?|notes?|note|heads[- ]up|fyi|remember|be (?:advised|aware|reminded)|take note|do not forget|don['’]t forget|(?:mark|save) (?:your calendars?|the dates?)|before that|after that|on that day|originally|that|,|:|!|-|–)(?=[\s,:!–-]|$)[\s,:!–-]*/i;
const TRAILING =
  /\s*\b(?:going to be|is|are|will|be|takes?|taking|place|happens?|occurs?|occurring|scheduled|planned|set|held|runs?|running|falls?|coming|on|from|for|of|this|next|the|following|originally|today|tomorrow|starting|beginning|between|at|in|up|again|until|during|both|each|also|a|an|only|son|del|dauern|vom|am|ist|sind)\s*$/i;
const HOSTS =
  /^(?:we|our \w+|the (?:school|district|pta|pto|schools?))(?:['’]ll| will| are|['’]re)?\s(?:also\s)?(?:observes?|celebrates?|have|has|having|holds?|holding|hosts?|hosting|be (?:having|holding|hosting))\s+/i;
const REASON =
  /^[\s,–-]*(?:due to|because of|in (?:observance|honou?r|celebration|recognition) of|to (?:observe|celebrate|honou?r)|for|so that|so)\s+(.{3,80})$/i;
const LEADING_REASON =
  /^(?:due to|because of|in (?:observance|honou?r|celebration|recognition) of|for)\s+([^,]{3,70}),\s*(.*)$/i;

const DEADLINE =
  /\b(?:by|before|until|till|no later than|prior to|since|as of|after|deadline(?: is)?|due(?: on)?|rsvp)\s*(?:on|the|this)?\s*$|\bdue\b(?! to\b)|\b(?:sign[- ]?ups? closes?|deadline)\b/i;
const OVER = /\b(?:was|were|had been|last (?:week|month|year)|yesterday)\b/i;
const CALLED_OFF = /^\s*(?:has|have|is|will|was)\s(?:been |be )?(?:cancell?ed|postponed|called off)\b/i;
/** Words of school events that have no kind of their own. */
const EVENT =
  /\b(?:concerts?|fairs?|festivals?|nights?|parade|pictures?|photos?|retakes?|party|parties|plays?|musical|perform|performs|performances?|assembly|assemblies|trips?|book fair|open house|orientation|breakfast|luncheon|graduation|promotion|ceremony|carnival|dances?|meetings?|kickoff|fundraiser|auction|testing|tests?|exams?|report cards?|semester|trimester|quarter|term|spirit|show|sing-?along|field day|walk-?a-?thon|fun run|screenings?|registration|enrollment|camp|clubs?|tournament|games?|meet|workshops?|tours?|visits?|celebration|potluck|bake sale|drive|election|science fair|spelling bee|talent show|pajama day|spirit day|\w+ day|day before|holiday|hour)\b/i;

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function withoutLeadIns(text: string): string {
  let rest = text.replace(/^[\s,:;!–-]+/, '').trimEnd();
  for (let turn = 0; turn < 12; turn += 1) {
    const next = rest.replace(LEAD_INS, '');
    if (next === rest) break;
    rest = next;
  }
  return rest.replace(/^there(?:['’]s|\s(?:is|are|will(?: also)? be))\s+(?:an?\s|the\s)?/i, '');
}

function withoutTrailing(text: string): string {
  let rest = text.trim();
  for (let turn = 0; turn < 8; turn += 1) rest = rest.replace(TRAILING, '').replace(/[\s,:;–-]+$/, '');
  return rest;
}

/** The words after a label: 'Thanksgiving Break: We will be closed' names the break. */
function withoutLabel(text: string): string {
  const match = /^(.*\S)(?::|\s[-–—])\s+(\S.*)$/u.exec(text);
  if (!match) return text;
  const [label = '', rest = ''] = [match[1] ?? '', match[2] ?? ''].map(calendarWords);
  if (!isEventName(rest)) return text;
  if (/\b(?:following|dates)\b/i.test(label)) return rest;
  if (kindOfTitle(label) === 'school' || kindOfTitle(rest) === 'school') return rest;
  return kindOfTitle(rest) === 'no-school' ? `${label} (no school)` : `${label} – ${rest}`;
}

/** True for the name of something that happens at a school. */
const isEventName = (text: string): boolean =>
  kindOfTitle(text) !== 'school' || EVENT.test(text) || RETURN.test(text);

/** The name in the words of calendars. */
function calendarWords(text: string): string {
  for (const pattern of NO_SCHOOL) if (pattern.test(text)) return text.replace(pattern, 'No school');
  const closed = CLOSED.exec(text);
  if (closed) {
    const subject = trimTitle(closed[1] ?? '').replace(/^(?:we|our school|the school|school)$/i, '');
    return `${subject === '' ? 'School' : subject} closed${text.slice(closed[0].length)}`;
  }
  if (LATE.test(text)) return text.replace(LATE, 'Late start');
  if (DISMISSED.test(text)) return text.replace(DISMISSED, 'Early dismissal');
  return text;
}

/** True where the day after a break is not named by those who return: 'See you', 'Back on', 'begins again'. */
const isNamelessReturn = (text: string, clean: string): boolean =>
  RETURN.test(text) &&
  !/^(?:staff|teachers?|faculty)\b/i.test(clean) &&
  !EVENT.test(text) &&
  !(RETURN.test(clean) && RETURNERS.test(clean) && !/^(?:we|everyone|our)\b/i.test(clean));

/** 'I am writing to let you know that no school', 'Hey everyone, no school': the last part, where it has a kind. */
function withoutAddress(text: string): string {
  for (const { index, 0: join } of text.matchAll(/,\s+(?:that\s+)?|\bthat\s+/g)) {
    const [before, rest] = [text.slice(0, index), text.slice(index + join.length)];
    const isAddress =
      hasSentenceWord(before) || /^(?:hey|hi|hello|dear|good \w+|because|since|as)\b/i.test(before);
    if (isAddress && kindOfTitle(before) === 'school' && kindOfTitle(rest) !== 'school')
      return withoutLeadIns(rest);
  }
  return text;
}

function nameOf(text: string): string {
  const said = withoutLeadIns(text);
  const words = withoutAddress(calendarWords(withoutLabel(said).replace(HOSTS, '')));
  const clean = withoutTrailing(withoutLeadIns(words));
  if (isNamelessReturn(said, clean)) return 'School resumes';
  return capital(trimTitle(clean.replace(/^(?:the|an?|our)\s+/i, '')));
}

/** 'for Veterans Day', '(MLK Day)', 'at 12:30', 'with dismissal at noon' */
function detailOf(after: string): string {
  const text = after.replace(/[.!?]+["”'’]*\s*$/, '').trim();
  if (text === '') return '';
  const bracket = /^\([^()]*\)/.exec(text)?.[0];
  if (bracket !== undefined) return ` ${bracket}`;
  const reason = REASON.exec(text)?.[1];
  if (reason !== undefined && !/^(?:students?|all|the|grades?)\b.{0,12}$/i.test(reason)) {
    const [own = ''] = reason.split(/[,;]|\sso\s|\sand\s(?:will|is|are)\b/);
    return own.length > MOST_DETAIL || hasSentenceWord(own) ? '' : ` (${trimTitle(own)})`;
  }
  const said = /^,?\s*(?:which|that)\s(?:is|will be)\s(?:also\s)?(?:an?\s)?(.*)$/i.exec(text)?.[1];
  if (said !== undefined) return `, ${said}`;
  const place = /^,?\s*((?:at|@|in|with|from|beginning at|starting at)\s.*)$/i.exec(text)?.[1];
  if (place !== undefined) return ` ${place.split(/[,;]\s|\s(?:so|and|because)\s/)[0]}`;
  return /^\s*[-–—,]/.test(after) && isEventName(text) && !hasSentenceWord(text)
    ? ` – ${trimTitle(text)}`
    : '';
}

/** The event that the words after its date name: 'Friday, December 18 is a teacher workday'. */
function nameAfter(after: string): string | undefined {
  const text = after.replace(/^,[^,]{2,60},\s*(?=(?:will|is|are)\b)/i, '');
  const verb = COPULA.exec(text) ?? /^\s*,\s*(?=\p{L})/u.exec(text);
  if (!verb) return undefined;
  const said = text
    .slice(verb[0].length)
    .replace(/[.!?]+["”'’)]*\s*$/, '')
    .replace(/,?\s(?:so|and)\s(?:that\s)?(?=there|students|school|we|no\b)/i, ', ')
    .replace(/,\sthere (?:is|will be)\s/i, ', ');
  const [first = '', ...others] = said.split(/,\s(?=no school|students|school|we)/i);
  const name = nameOf(first.replace(/^\s*(?:also\s|now\s)*(?:an?\s|the\s|our\s)?/i, ''));
  const more = others.map(nameOf).find((other) => kindOfTitle(other) !== 'school');
  return more === undefined ? name : `${name}, ${more.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}

/** 'The library will be closed on' */
function isOtherClosure(before: string): boolean {
  const closed = CLOSED.exec(withoutLeadIns(before));
  return closed !== null && !OWN_CLOSURE.test(closed[1] ?? '');
}

/** 'Please join us on Friday, March 5 for our science fair.' */
function nameOfInvitation(before: string, after: string): string | undefined {
  if (!/\bjoin us\b/i.test(before)) return undefined;
  const name = /\b(?:for|at)\s(?:our|the|an?)\s(.{3,60}?)[.!]*$/i.exec(after)?.[1];
  return name === undefined ? undefined : nameOf(name);
}

/** '12/4 off', '12/4 kids are off' */
const OFF_AFTER = new RegExp(String.raw`^[\s,–—-]*(?:${CHILDREN}\s(?:are\s|is\s)?)?off[\s.!]*$`, 'i');

/** The title of a clause's dates, or undefined where it is about no event. */
export function titleOfClause({ before, after }: Clause): string | undefined {
  if (NO_SERVICE.test(before + after) || isOtherClosure(before)) return undefined;
  if (OVER.test(before) || CALLED_OFF.test(after) || DEADLINE.test(before)) return undefined;
  if (!/\p{L}/u.test(before) && OFF_AFTER.test(after)) return 'No school';
  const lead = LEADING_REASON.exec(withoutLeadIns(before));
  const own = nameOf(lead?.[2] ?? before);
  const reason = lead?.[1] === undefined ? '' : ` (${lead[1]})`;
  const named = isTitle(own) && isEventName(own);
  const title = named
    ? `${own}${reason}${detailOf(after)}`
    : (nameOfInvitation(before, after) ?? nameAfter(after));
  if (title === undefined || !isTitle(title) || !isEventName(title) || isRevision(title)) return undefined;
  return trimTitle(title.slice(0, MOST_LENGTH)).replace(/\b([ap])\.m$/i, '$1.m.');
}

// Calm advice on everyday illness from the data file: fever by age, school after a stomach bug, a dose that was spat out, the next
// tetanus shot. Anything with a red flag is left to the recognition of danger.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { COLORED } from '../../../danger/course.ts';
import type { DangerKind } from '../../../danger/danger-kind.ts';
import type { DialogueState } from '../../../dialogue/state.ts';
import type { Household } from '../../../reading/household.ts';
import { inParagraphs } from '../../../text/paragraphs.ts';
import { nicknamesIn } from '../../../reading/nicknames.ts';
import { writtenOut } from '../../../reading/shorthand.ts';
import { fold } from '../../../text/fold-text.ts';
import { isOfSort } from '../../../text/medicine-sorts.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { filled } from '../../wording.ts';
import {
  conditionsOf,
  contactFor,
  contactSaid,
  doctorSaid,
  membersSaid,
  monthsOf,
  monthsSaid,
  pharmacyIn,
  toldMonths,
  untilFirstBirthday,
} from './care-people.ts';
import data from '../data/care-advice.json' with { type: 'json' };
import { medicineCare } from '../medicines/medicine-care.ts';
import { asMedicines, namesMedicine, placeNoted } from '../medicines/medicine-said.ts';
import { wheatIn } from './holds-wheat.ts';
import { nosebleedAdvice } from './nosebleed.ts';
import { petAdvice } from './pet-ate.ts';
import { notToday, verdictIn } from './school-return.ts';
import { storedShot } from './stored-shot.ts';

interface Row {
  topic: string;
  said: string;
  and: string;
  not: string;
  calms: readonly string[];
  /** It is about a medicine, named or spoken of. */
  medicine?: boolean;
  /** Not of a medicine that is stored, which its record answers. */
  unstored?: boolean;
  /** It is told, and needs no question. */
  told?: boolean;
  /** Given also beside a red flag. */
  anyway?: boolean;
  /** Words of the stored shot, and years until the next. */
  record?: string;
  years?: number;
  /** Words of a stored allergy that is said with it. */
  allergy?: string;
  condition?: string;
  contact?: string;
  bands: readonly { upTo?: number; says: string }[];
}

const words = (list: string): RegExp | undefined =>
  list === '' ? undefined : new RegExp(`(?<!\\w)(?:${list})(?!\\w)`);
const WRITTEN: readonly Row[] = data.rows;
const ROWS = WRITTEN.map((row) => ({
  ...row,
  saidIn: words(row.said),
  andIn: words(row.and),
  notIn: words(row.not),
  conditionIn: words(row.condition ?? ''),
  contactIn: words(row.contact ?? ''),
}));
const ASKS = new RegExp(`(?:${data.asks})`);
const FLAGS = new RegExp(`\\b(?:${data.flags})\\b`);

interface Care {
  text: string;
  topic: string;
  member?: FamilyMember;
  medication?: string;
  /** Dangers whose fixed words it takes the place of. */
  calms: ReadonlySet<string>;
}

interface Heard {
  said: string;
  household: Household;
  today: string;
  focus?: DialogueState['focus'];
  /** Read from the message; by its words where absent. */
  members?: readonly FamilyMember[];
}

const PRONOUN = /\b(?:he|she|him|her|his|hers|they|them)\b/;

function whomOf({ household, focus, members = [] }: Heard, text: string): FamilyMember[] {
  if (members.length > 0) return [...members];
  const said = membersSaid(text, household);
  if (said.length > 0 || !PRONOUN.test(text)) return said;
  return household.members.filter(({ id }) => id === focus?.family_member);
}

const OF_BABY = /\b(?:baby|infant|too little|bottle|sippy|formula|crib|high ?chair)\b/;
const TODDLER = 24;
const OF_CHILD: ReadonlySet<string> = new Set(['baby food', 'sleep']);
/** 'The baby' where the family has only one. */
function onlyBaby(text: string, { members }: Household, today: string): FamilyMember[] {
  if (!OF_BABY.test(text) || toldMonths(text) !== undefined) return [];
  const small = members.filter((one) => (monthsOf(one, today) ?? TODDLER) < TODDLER);
  return small.length === 1 ? small : [];
}

/** The stored medicine that a message names or goes on about. */
function medicineOf({ household, focus }: Heard, text: string, member: FamilyMember | undefined) {
  const active = household.medications.filter(({ isActive }) => isActive);
  const named = active.find(({ name }) => text.includes(fold(name).split(' ')[0] ?? name));
  const spoken = active.find(({ id }) => id === focus?.medication);
  const own = active.filter(({ familyMemberId }) => member !== undefined && familyMemberId === member.id);
  return named ?? spoken ?? (own.length === 1 ? own[0] : undefined);
}

/** Before the second birthday a fever of more than a day is for the doctor. */
const LITTLE = 24;
const THROAT = /\bthroat\b/;
const STREP = 'With a sore throat and a fever, ask {doctor} if a strep test is due. ';

const LASTS =
  /\b(?:since (?!this|noon|lunch|breakfast|dinner)\w+|second (?:day|night)|two (?:days|nights)|2 days|(?:24|36|48) ?(?:h|hrs|hours)|day (?:two|2|three|3)|still has|all weekend)\b/;
const CALL_TODAY =
  'A fever that goes on for more than a day before the second birthday is a call to {doctor} today. ';

/** Of several who are named the one before the sign: 'June is asleep, Wren has 100.9'. */
function illOf(
  people: readonly FamilyMember[],
  text: string,
  sign: RegExp | undefined,
): FamilyMember | undefined {
  const at = sign?.exec(text)?.index ?? text.length;
  const placed = people.map((member) => {
    const places = [member.name.split(' ')[0] ?? '', ...nicknamesIn(member.notes)]
      .map((name) => text.indexOf(fold(name)))
      .filter((place) => place !== -1);
    return { member, place: places.length === 0 ? -1 : Math.min(...places) };
  });
  const before = placed.filter(({ place }) => place !== -1 && place < at);
  return (before.toSorted((one, other) => other.place - one.place)[0] ?? placed[0])?.member;
}

/** 'Wren is allergic to cow's milk, so none at all.' */
function allergicTo({ allergy }: Row, member: FamilyMember | undefined): string {
  const entry = member?.allergies.find((one) => allergy !== undefined && new RegExp(allergy, 'i').test(one));
  return member && entry !== undefined
    ? `${quoted(member.name)} is allergic to ${quoted(entry)}, so none at all. `
    : '';
}

const TOLD_WORDS = 9;
/** With these a fever is told to a doctor. */
const NOT_CALM = /\b(?:since|for|days?|nights?|weeks?|port|chemo|cancer|transplant|spleen|sickle|line)\b/;
/** 'Leo has a 101 fever', and no word more, asks what to do. */
const isTold = (text: string): boolean =>
  text.split(' ').length <= TOLD_WORDS &&
  !NOT_CALM.test(text) &&
  /\b(?:has|have|is running|running|got|woke up with|spiked|is at)\b/.test(text);
/** 'Baby 101.2 but eating fine': a temperature and how the child is ask as well. */
const TELLS_HOW =
  /\b10[0-3](?:\.\d)?\b.*\b(?:seems?|acting|eating|drinking|playing|nursing|smiling|otherwise|fine|ok|okay|cranky|fussy|miserable|weigh(?:s|ed)?|\d+ ?(?:lbs?|pounds|kgs?|kilos))\b/;

/** 'The baby' is as old as the stored one; in 'can Tess watch the baby' the age of Tess counts. */
const ageSaid = (text: string, topic: string, own: number | undefined): number | undefined =>
  toldMonths(text) ?? (topic === 'sitting' || (own !== undefined && own < TODDLER) ? own : monthsSaid(text));

/** 'The little one in my belly' is no child at the table. */
const MY_BELLY = /\bmy (?:\w+ )?(?:belly|bump|womb)\b/;
const OF_ME = /\b(?:i|im|ive|my|me)\b/;

const meIn = ({ household }: Heard, text: string): FamilyMember | undefined =>
  OF_ME.test(text) ? household.members.find(({ id }) => id === household.speakerId) : undefined;

/** Those whose conditions count: the ones who are named, else the one who writes. */
function meantIn(heard: Heard, text: string): FamilyMember[] {
  const whom = whomOf(heard, text);
  const me = meIn(heard, text);
  return me && (whom.length === 0 || MY_BELLY.test(text)) ? [me] : whom;
}

function adviceOf(heard: Heard, text: string): Care | undefined {
  const me = meIn(heard, text);
  const told = [text, ...conditionsOf(meantIn(heard, text), heard.household)].join('. ');
  const isAsked = ASKS.test(text) || isTold(text) || TELLS_HOW.test(text);
  const kinds = asMedicines(text, heard.household);
  const row = ROWS.find(
    ({ told: isEnough, unstored, saidIn, andIn, notIn, conditionIn }) =>
      (isAsked || isEnough === true) &&
      saidIn?.test(isEnough === true ? kinds : text) === true &&
      conditionIn?.test(told) !== false &&
      andIn?.test(text) !== false &&
      notIn?.test(text) !== true &&
      !(unstored === true && heard.household.medications.some(({ name }) => isOfSort(name, text))),
  );
  if (!row || (row.anyway !== true && FLAGS.test(text.replaceAll(COLORED, ' ')))) return undefined;
  const { household, today } = heard;
  // 'Can I put honey in Wren's tea' is about Wren.
  const child = OF_CHILD.has(row.topic) ? membersSaid(text, household) : [];
  const named = child.length > 0 ? child : whomOf(heard, text);
  const people = named.length > 0 ? named : onlyBaby(text, household, today);
  const member = illOf(people, text, row.saidIn) ?? (row.topic === 'tetanus' ? me : undefined);
  const medicine = row.medicine === true ? medicineOf(heard, text, member) : undefined;
  if (row.medicine === true && !medicine && !namesMedicine(text) && !/\b(?:it|that)\b/.test(text))
    return undefined;
  const own = monthsOf(member, today);
  const said = ageSaid(text, row.topic, own);
  const months = said ?? own ?? (row.topic === 'tetanus' ? undefined : 72);
  const band = row.bands.find(({ upTo }) => upTo === undefined || (months !== undefined && months <= upTo));
  const doctor =
    (medicine && contactSaid(household, medicine.prescribedBy)) ??
    contactFor(household, row.contactIn) ??
    doctorSaid(household, member, months);
  const wheat = wheatIn(text, member, household, doctor);
  if (!band || wheat === undefined) return undefined;
  const toAsk = [pharmacyIn(household) ?? 'the pharmacist', doctor];
  const isLong = row.topic === 'fever' && months !== undefined && months < LITTLE && LASTS.test(text);
  const values = {
    ...storedShot(household, row, member),
    Allergic: allergicTo(row, member),
    Wheat: wheat,
    until: untilFirstBirthday(member),
    today: notToday(text),
    throat: THROAT.test(text) ? filled(STREP, { doctor }) : '',
    name: member ? quoted(member.name) : months !== undefined && months < 24 ? 'the baby' : 'your child',
    they: 'they',
    doctor,
    doctor_cap: capital(doctor),
    verdict: filled(verdictIn(text), { they: 'things' }).replace('how things are', 'how it goes'),
    Ask: `Ask ${listed(toAsk, 'or')}`,
    ask: listed(toAsk, 'or'),
    Place: row.topic === 'lost medicine' ? placeNoted(text, heard.household, member) : '',
  };
  return {
    text: inParagraphs(`${isLong ? filled(CALL_TODAY, values) : ''}${filled(band.says, values)}`),
    topic: row.topic,
    calms: new Set(isLong ? [] : row.calms),
    ...(member ? { member } : {}),
    ...(medicine ? { medication: medicine.id } : {}),
  };
}

/** Orders about records and lists ask for no advice. */
const ORDERS =
  /^\W*(?:please |pls |can you |could you |hey |hi |pip |ok |and )*(?:add|put|log|record|note|write|save|track|remind|schedule|book|move|cancel|delete|remove|take .{1,40} (?:off|out)|change|set|mark|plan|show|list)\b|\b(?:add|put|log|note|save|record) (?:it|that|this)\b|\b(?:so|and|please|pls) (?:please )?(?:take|remove|mark|delete) [^?]{1,60}$/;

/** 'Remind me to call the school then' behind a worry asks for no advice. */
export const isOrder = (said: string): boolean => ORDERS.test(fold(writtenOut(said)));

/** First aid for a nosebleed without a red flag, in the place of an alarm. */
function nosebleedIn(heard: Heard, text: string): Care | undefined {
  const { household, today } = heard;
  const isMine = /\b(?:my nose|i (?:have|got|am))\b/.test(text);
  const [member] = isMine
    ? household.members.filter(({ id }) => id === household.speakerId)
    : whomOf(heard, text);
  const advice = nosebleedAdvice(text, household, member, toldMonths(text) ?? monthsOf(member, today));
  return advice === undefined
    ? undefined
    : {
        text: advice,
        topic: `nosebleed ${advice.slice(0, 4)}`,
        calms: new Set(['emergency', 'doctor']),
        ...(member ? { member } : {}),
      };
}

const CALMED: ReadonlySet<DangerKind> = new Set<DangerKind>(['dose', 'doctor', 'poison']);

/** The advice or the caution for a message; undefined where it asks for none, or tells a red flag. */
export function careFor(heard: Heard): Care | undefined {
  const text = fold(writtenOut(heard.said));
  if (ORDERS.test(text)) return undefined;
  const pet = petAdvice(asMedicines(text, heard.household), heard.household);
  if (pet !== undefined) return { text: pet, topic: 'pet', calms: CALMED };
  const nosebleed = nosebleedIn(heard, text);
  if (nosebleed) return nosebleed;
  const { household, today, focus } = heard;
  const caution = medicineCare({
    text,
    members: whomOf(heard, text),
    household,
    today,
    spoken: focus?.medication,
    isFlagged: FLAGS.test(text),
  });
  if (!caution) return adviceOf(heard, text);
  const { member, medicine, isTaken } = caution;
  return {
    text: caution.text,
    topic: caution.isOfRecord ? 'medicine' : 'interaction',
    calms: isTaken ? new Set() : CALMED,
    ...(member ? { member } : {}),
    ...(medicine ? { medication: medicine.id } : {}),
  };
}

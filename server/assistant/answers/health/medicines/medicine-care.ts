// A question about a medicine that its record answers, in the place of an alarm about a dose: may it end early, gloves, how far
// apart, and what it must not meet.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import { numberWord } from '#rules/time/spoken/words.ts';
import type { Household } from '../../../reading/household.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { isOfSort } from '../../../text/medicine-sorts.ts';
import { partPattern, sortPattern } from '../../../text/medicine-words.ts';
import { capital, listed, paragraphs, quoted } from '../../../text/say.ts';
import { howFar } from '../../moments.ts';
import { conditionsOf, contactSaid, doctorSaid, monthsOf, pharmacyIn } from '../care/care-people.ts';
import { drugWarning } from './drug-allergies.ts';
import { interactionIn, type Caution } from './interactions.ts';

interface MedicineHeard {
  text: string;
  members: readonly FamilyMember[];
  household: Household;
  today: string;
  /** The medicine spoken of. */
  spoken?: string | undefined;
  /** A red flag is told. */
  isFlagged: boolean;
}

const OF_SPOKEN = /\b(?:it|them|that|those)\b/;

/** The medicines taken now that a text names: by the name, a brand or the sort, else the one spoken of. */
function namedIn({ text, members, household, today, spoken }: MedicineHeard): Medication[] {
  const ids = new Set(members.map(({ id }) => id));
  const taken = household.medications.filter((one) => isTaken(one, today));
  const theirs = taken.filter(({ familyMemberId }) => ids.has(familyMemberId ?? ''));
  const isNamed = ({ name }: Medication): boolean => isOfSort(name, text);
  const named = [theirs, taken].map((some) => some.filter(isNamed)).find((some) => some.length > 0);
  return named ?? (OF_SPOKEN.test(text) ? taken.filter(({ id }) => id === spoken) : []);
}

const ownerOf = ({ familyMemberId }: Medication, { members }: Household): FamilyMember | undefined =>
  members.find(({ id }) => id === familyMemberId);
const nameOf = (medicine: Medication, household: Household): string => {
  const owner = ownerOf(medicine, household);
  const whose = !owner ? 'the' : owner.id === household.speakerId ? 'your' : `${quoted(owner.name)}'s`;
  return `${whose} ${quoted(medicine.name)}`;
};
const doctorOf = (medicine: Medication, { household, today }: MedicineHeard): string => {
  const owner = ownerOf(medicine, household);
  return (
    contactSaid(household, medicine.prescribedBy) ?? doctorSaid(household, owner, monthsOf(owner, today))
  );
};
const about = (medicine: Medication, household: Household, text: string): Caution => {
  const member = ownerOf(medicine, household);
  return { text, medicine, isOfRecord: true, ...(member ? { member } : {}) };
};

/** 'Can we stop'; 'he can stop' tells, and asks nothing. */
const STOPS =
  /\b(?:(?:can|could|should|may|must|do|when (?:can|do|should|may)) (?!(?:just|now|also|finally) )(?:[\w']+ ){1,4}?|is it (?:ok|okay|fine|alright) (?:to|if) (?:[\w']+ ){0,4}?|(?:ok|okay|fine) to )(?:stop\w*|quit|end|skip|pause|come off|get off|go off|be done with|finish|keep (?:giving|using|taking|putting|going)|continue)\b/;
/** A visit, a dose that was missed or an order is something else. */
const NOT_STOP =
  /\b(?:before|pharmacy|refill|stop by|missed|forgot|add|list|remind\w*|instead|switch\w*|pill bottle)\b/;
const ANTIBIOTIC = partPattern('antibiotic');

/** 'Can we just stop' names nothing, and means what is spoken of. */
const ENDS_THERE = /\b(?:stop|quit|end|finish|be done)(?: now| early| already| then)?\W*$/;

/** 'Her knee looks fine, can we stop the cream': the stored end, and who decides on an earlier one. */
function courseEnd(heard: MedicineHeard): Caution | undefined {
  const { text, household, today, isFlagged } = heard;
  if (isFlagged || !STOPS.test(text) || NOT_STOP.test(text)) return undefined;
  const named = namedIn(ENDS_THERE.test(text) ? { ...heard, text: `${text} it` } : heard);
  const medicine = named.find(({ endDate }) => endDate !== null);
  // Without a stored end there is nothing to tell: the question stays one for a pharmacist.
  if (!medicine?.endDate) return undefined;
  const { endDate } = medicine;
  const name = nameOf(medicine, household);
  const doctor = doctorOf(medicine, heard);
  const why = ANTIBIOTIC.test(medicine.name)
    ? ' An antibiotic that ends early can let the germs come back, also when all looks well.'
    : '';
  return about(
    medicine,
    household,
    `${capital(name)} is stored until ${formatLongDate(endDate)}, ${howFar(endDate, today)}.${why} If it may end earlier, ${doctor} says; until then it goes on as stored.`,
  );
}

/** Words of a question about how a medicine is handled, and of the instruction that answers it. */
const HANDLING: readonly { said: RegExp; stored: RegExp }[] = [
  {
    said: /\b(?:gloves?|touch\w*|handl\w*|bare hands?|pick(?:ing)? up|hold(?:ing)?|skin contact)\b/,
    stored: /\b(?:gloves?|handle|touch)\b/i,
  },
  {
    said: /\b(?:crush\w*|chew\w*|split\w*|break|broken|cut|open(?:ed|ing)?|in half|swallow\w* whole|sprinkl\w*)\b/,
    stored: /\b(?:crush|chew|split|break|cut|open|whole|sprinkle)\w*\b/i,
  },
  {
    said: /\b(?:fridge|refrigerat\w*|counter|cold|room temp\w*|left out|cooler)\b/,
    stored: /\b(?:fridge|refrigerat\w*|cold|room temp\w*|cool)\b/i,
  },
  { said: /\bshak(?:e|en|ing)\b/, stored: /\bshake\b/i },
];
const ASKS = /\?|\b(?:do|does|should|must|can|could|may|need|have to|is it|ok|okay|how|what if)\b/;
const MEDS = /\b(?:meds?|medicines?|medications?|pills?|tablets?|capsules?|syrup|drops|cream)\b/;
/** Nursing or pregnant, by the message or the notes of the one who writes. */
const WITH_CHILD = /\b(?:nursing(?! home)|breast ?feed\w*|pregnan\w+)\b/;
const DENIES = /\b(?:not|never|don['’]?t|whole|without)\b/i;

const ASKS_AMOUNT = /\bhow (?:much|many|often)\b|\bwhat dose\b/;
const MAY_TAKE =
  /\bhow much (?:should|can|could|does|do|may)\b|\b(?:can|could|should|may|shall|ok(?:ay)? to|fine to) (?:[\w']+ ){0,4}?(?:have|take|give|use|get|share|finish|borrow|try)\b|\bleft ?over\b/;

/** 'Gran has a sinus thing, how much of Nia's amoxicillin can she have': what was prescribed for somebody else. */
function ofAnother(heard: MedicineHeard): Caution | undefined {
  const { text, members, household, today } = heard;
  if (!MAY_TAKE.test(text) || TAKEN.test(text) || heard.isFlagged) return undefined;
  const [medicine, ...more] = household.medications.filter(
    (one) => isTaken(one, today) && isOfSort(one.name, text),
  );
  const owner = medicine && ownerOf(medicine, household);
  const others = members.filter(({ id }) => id !== owner?.id);
  const [taker] = others;
  const isOwned = members.some(({ id }) => id === owner?.id);
  // 'Give Oda her iron, Per says so': it is for the one it is stored for.
  const isForOwner =
    owner !== undefined &&
    new RegExp(`\\b(?:giv(?:e|es|ing)|gets?) ${RegExp.escape(fold(owner.name))}\\b`).test(text);
  if (!medicine || !owner || isForOwner || !taker || more.length > 0 || others.length > 1 || !isOwned)
    return undefined;
  const warning = drugWarning({ household }, medicine.name, [taker]);
  const doctor = doctorSaid(household, taker, monthsOf(taker, today));
  return {
    text: `${paragraphs(
      `No. ${quoted(medicine.name)} is stored for ${quoted(owner.name)}, and what was prescribed for one isn't for another; the illness, the amount and what else is taken may not fit.${medicine.endDate === null ? '' : ` ${quoted(owner.name)} needs all of it until ${formatLongDate(medicine.endDate)}.`}`,
      warning?.replace(/ Tell the doctor.*$/, ' It can cause a severe reaction.'),
    )} Call ${doctor} about ${quoted(taker.name)}, or ask ${pharmacyIn(household) ?? 'the pharmacist'}.`,
    member: taker,
    isOfRecord: true,
  };
}

/** 'Do I need gloves for Ezra's pills, I'm nursing': the stored instruction. */
function handled(heard: MedicineHeard): Caution | undefined {
  const { text, members, household, today } = heard;
  const row =
    ASKS.test(text) && !ASKS_AMOUNT.test(text) ? HANDLING.find(({ said }) => said.test(text)) : undefined;
  if (!row) return undefined;
  const ids = new Set(members.map(({ id }) => id));
  const named = namedIn(heard);
  const meant =
    named.length > 0 || !MEDS.test(text)
      ? named
      : household.medications.filter((one) => isTaken(one, today) && ids.has(one.familyMemberId ?? ''));
  for (const medicine of meant) {
    const sentence = medicine.instructions.split(/(?<=[.;!])\s+/).find((one) => row.stored.test(one));
    if (sentence === undefined) continue;
    const speaker = household.members.filter(({ id }) => id === household.speakerId);
    const isWithChild = WITH_CHILD.test([text, ...conditionsOf(speaker, household)].join('. '));
    const isNeed = /\b(?:need|should|must|have to|do (?:i|we|you))\b/.test(text) && !DENIES.test(sentence);
    const verdict = isNeed
      ? 'Yes. '
      : DENIES.test(sentence) && /\b(?:can|could|may|ok|okay)\b/.test(text)
        ? 'No. '
        : '';
    const care =
      isWithChild && row === HANDLING[0]
        ? ' While nursing or pregnant let somebody else handle it where that works, and wash your hands after; what touched the skin is washed off with soap.'
        : '';
    return about(
      medicine,
      household,
      `${verdict}“${quoted(sentence.replace(/[.;!]+$/, ''))}” is stored with ${nameOf(medicine, household)}.${care} For more, ask ${doctorOf(medicine, heard)} or the pharmacist.`,
    );
  }
  return undefined;
}

const APART =
  /\b(?:how (?:far|long|many hours|much time) (?:\w+ ){0,4}(?:apart|between|before|after|wait)|apart|(?:hours?|time|wait|gap) between|space (?:out|them)|at the same time|same time as)\b/;
const KEPT_APART = sortPattern('apart');
const LENGTH = /\b(?:\d+|an?|one|two|three|four|five|six|half an) (?:hours?|hrs?|minutes?|mins?)\b/i;
const SHORTEST = 4;

/** 'Thyroid pill and my vitamin, how far apart': the instruction that keeps them apart. */
function keptApart(heard: MedicineHeard): Caution | undefined {
  const { text, household } = heard;
  if (!APART.test(text)) return undefined;
  const named = namedIn(heard);
  const said = new Set(wordsOf(text));
  // The other medicine, or a word such as coffee.
  const isAbout = (sentence: string, own: Medication): boolean =>
    named.some((one) => one !== own && isOfSort(one.name, sentence)) ||
    wordsOf(sentence.toLowerCase()).some(
      (word) => word.length >= SHORTEST && said.has(word) && !LENGTH.test(`1 ${word}`),
    );
  const found = named.flatMap((medicine) => {
    const own = medicine.instructions
      .split(/(?<=[.;!])\s+/)
      .filter((one) => KEPT_APART.test(one) || LENGTH.test(one));
    const first = own.find((one) => isAbout(one, medicine));
    return own.length === 0 ? [] : [{ medicine, words: first ?? own[0] ?? '', isFirst: first !== undefined }];
  });
  const [best, ...others] = found.toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst));
  if (!best?.isFirst) return undefined;
  const told = [best, ...others].map(
    ({ medicine, words }) => `“${quoted(words.replace(/[.;!]+$/, ''))}” with ${nameOf(medicine, household)}`,
  );
  const length = LENGTH.exec(best.words)?.[0];
  const lead = length === undefined ? '' : `${capital(length)}. `;
  return about(
    named[0] ?? best.medicine,
    household,
    `${lead}Stored is ${listed(told)}. For a change ask ${doctorOf(best.medicine, heard)} or the pharmacist.`,
  );
}

const WANTS_MORE =
  /\b(?:wants? to|can|could|should|may|ok(?:ay)? to|thinking of|tempted to)\b[^.!?]{0,30}\b(?:doubl\w+|take (?:two|2|three|3|extra|both)|(?:an )?extra)\b/;
const TAKEN =
  /\b(?:took|taken|gave|given|had|swallow\w*|already|miss(?:ed)?|forgot\w*|skipp?ed|kill \w+sel\w+|sleep forever)\b/;

const ASKED_AMOUNT =
  /\b(\d+|two|three|four|five|six|eight|ten) (puffs?|tablets?|pills?|capsules?|drops?|sprays?|ml|mg|mcg|units?)\b/;
const ASKS_ON =
  /^(?!.*\b(?:make|made|change[ds]?|set|upped|raised|now|says|said|prescri\w+|doctor|dr)\b)(?:.*\?|\W*(?:so|then|should|can|do|does)\b|.*\bthen\W*$)/;
/** 'So 4 puffs tonight?' of two that are stored. */
function isMoreThan(text: string, { dosage }: Medication): boolean {
  const [, count = '', unit = ''] = ASKED_AMOUNT.exec(text) ?? [];
  const [, stored = '', own = ''] = ASKED_AMOUNT.exec(dosage.toLowerCase()) ?? [];
  const number = (said: string): number => numberWord(said) ?? Number(said);
  return unit !== '' && own.startsWith(unit.slice(0, 3)) && number(count) > number(stored);
}

/** 'He wants to double his colchicine': no more than is stored, while nothing more was taken. */
function moreThanStored(heard: MedicineHeard): Caution | undefined {
  const { text, household, spoken, today } = heard;
  if (TAKEN.test(text)) return undefined;
  const meant = household.medications.find((one) => one.id === spoken && isTaken(one, today));
  const [named] = namedIn(heard);
  const isMore = ASKS_ON.test(text) && ASKED_AMOUNT.test(text);
  const medicine = named ?? (isMore ? meant : undefined);
  if (!medicine || !(WANTS_MORE.test(text) || (isMore && isMoreThan(text, medicine)))) return undefined;
  const stored = [medicine.dosage, medicine.frequency, medicine.instructions.replace(/[.;!\s]+$/, '')]
    .filter(Boolean)
    .join(', ');
  return about(
    medicine,
    household,
    `No, not more than is stored for ${nameOf(medicine, household)}, “${quoted(stored)}”. Call ${doctorOf(medicine, heard)} when that isn't enough, before anything more is taken. If more was taken already, call Poison Help at 1-800-222-1222 now.`,
  );
}

/** The answer that the record of a medicine, or a known caution, gives. */
export const medicineCare = (heard: MedicineHeard): Caution | undefined =>
  courseEnd(heard) ??
  ofAnother(heard) ??
  moreThanStored(heard) ??
  handled(heard) ??
  keptApart(heard) ??
  interactionIn(heard.text, heard.members, heard.household, heard.today, heard.spoken);

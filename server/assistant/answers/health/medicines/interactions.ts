// Cautions between a medicine that somebody takes and a food or another medicine, from the data file: 'Gram wants kale every
// night, is that ok with her meds?' That nothing is found never means that it may be taken.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { formatLongDate } from '#rules/time/dates.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { isOfSort, isSameMedicine } from '../../../text/medicine-sorts.ts';
import { sortPattern } from '../../../text/medicine-words.ts';
import { filled } from '../../wording.ts';
import { forbiddingSentence, settles } from './instruction-claims.ts';
import {
  contactFor,
  contactSaid,
  doctorSaid,
  monthsOf,
  notByStored,
  pharmacyIn,
} from '../care/care-people.ts';
import { isBesideMedicine, ofStored, ROWS, type Found, type Heard } from './caution-rows.ts';

const ASKS =
  /\?|\b(?:is (?:that|it|this) (?:ok|okay|safe|fine|bad|good|alright|all right|a problem|allowed)|is (?:\w+ ){1,3}(?:ok|okay|fine|safe|bad|alright|allowed)|ok(?:ay)? (?:with|to|for|on|if)|safe (?:with|to|for|on)|(?:can|could|should|may) (?:\w+ ){1,4}(?:have|take|eat|drink|use|get|give|mix)|should (?:he|she|i|they)|may (?:he|she|i)|allowed|interact\w*|mix(?:es|ing)?|go(?:es)? (?:together|with)|with (?:her|his|my|the|their) (?:meds|medicines?|medications?|pills?)|wants?|asking (?:for|if|about)|are there foods|does (?:it|that) matter|any problem|ok\b|(?:fine|safe|alright)(?: right)?\W*$)/;
/** It is in already. */
const TOOK = /\b(?:took|taken|gave|given)\b/;
/** A food or a drink met it. */
const HAD = /\b(?:(?:already|just) (?:had|drank|ate)|had (?:my|his|her|an?|some|the)|drank)\b/;
/** More than one was taken. */
const COUNTED = /\b(?:two|three|four|five|six|several|few|handful|\d+)\b/;
/** Something happened: the words for a danger answer. */
const HAPPENED =
  /\b(?:swallow\w*|overdos\w*|double[d]?|too (?:much|many)|whole bottle|all (?:her|his|my|the) pills|bleed\w*|blood in|black (?:stools?|poop)|vomit\w*|dizzy|faint\w*|collaps\w*|confus\w*|chest pain|pounding|unconscious|fell|hit (?:her|his|my) head|kill(?!in)|die|suicid\w*|how (?:much|many)|mg\b|ml\b)/;

const MEDS = /\b(?:meds?|medicines?|medications?|pills?|tablets?|prescriptions?)\b/;
const TOGETHER =
  /\b(?:with|problem|interact\w*|avoid|skip|together|mix(?:es)?|foods?|off limits|affects?|while (?:\w+ ){1,2}(?:on|taking)|(?:is|s|are) (?:still )?(?:on|taking)|alongside|beside|on top of)\b/;
const MOST_NAMED = 4;

const TAKES_IN =
  /\b(?:eat|eats|eating|drink|drinks|drinking|have|having|take|taking|wants?|try|tries|food|salads?|juice|tea|supplements?|vitamins?|smoothies?)\b/;

/** The specialist or the one who prescribed it, then the pharmacy. */
function asked({ row, owner, medicine }: Partial<Found>, household: Household, today: string): string {
  const prescriber = medicine && contactSaid(household, medicine.prescribedBy);
  const doctor =
    contactFor(household, row?.specialist) ??
    prescriber ??
    doctorSaid(household, owner, monthsOf(owner, today));
  const pharmacy = pharmacyIn(household);
  return pharmacy === undefined
    ? `${doctor}, or the pharmacist`
    : `${doctor}, or the pharmacist at ${pharmacy}`;
}

export interface Caution {
  text: string;
  member?: FamilyMember;
  medicine?: Medication;
  /** It was taken already: no danger is calmed. */
  isTaken?: true;
  /** It is all that is asked; cards for a food are beside the point. */
  isOfRecord?: true;
}

/** 'Cranberry or grapefruit': what is named beside the food of a caution is not passed over. */
function ofOthers(text: string, found: readonly Found[]): string | undefined {
  const drug = found[0]?.drug;
  if (drug === undefined || drug === '') return undefined;
  const rest = [drug.toLowerCase(), ...found.map(({ it }) => it)].reduce(
    (left, one) => left.replaceAll(one, ' '),
    text,
  );
  const others = new Set(ROWS.flatMap(({ touches }) => touches.exec(rest)?.[0] ?? []));
  const named = [...others].filter(
    (one) => !MEDS.test(one) && !isSameMedicine(one, drug) && /\b(?:or|and)\b|,/.test(rest),
  );
  return named.length === 0
    ? undefined
    : `About ${listed(named, 'or')} with ${drug} I know no caution, which doesn't mean there is none, so ask about that as well.`;
}

/** The instruction of somebody's medicine that forbids what is asked about; of several people the medicine is named. */
function ofInstruction({ text, members, household, today }: Heard): Caution | undefined {
  for (const medicine of household.medications) {
    const owner = members.find(({ id }) => id === medicine.familyMemberId);
    const isMeant = members.length === 1 || isOfSort(medicine.name, text);
    if (!medicine.isActive || !owner || !isMeant) continue;
    const sentence = forbiddingSentence(medicine.instructions, text);
    if (sentence === undefined) continue;
    const whom = asked({ owner, medicine }, household, today);
    const known = ROWS.find((row) => row.takes?.test(medicine.name) && row.touches.test(text));
    const why = known
      ? filled(known.says.replace(VERDICT, ''), {
          it: known.touches.exec(text)?.[0] ?? '',
          It: capital(known.touches.exec(text)?.[0] ?? ''),
          drug: quoted(medicine.name),
        })
      : '';
    return {
      text: [notByStored(owner, medicine.name, sentence), why, `For more, ask ${whom}.`]
        .filter(Boolean)
        .join(' '),
      member: owner,
      medicine,
      ...(members.length > 1 || isOfSort(medicine.name, text) ? { isOfRecord: true as const } : {}),
    };
  }
  return undefined;
}

const IS_YES = /^As a rule yes/;
/** The first words of a row, where its reason is a sentence of its own. */
const VERDICT = /^(?:No|Not|Better not|Careful)\b[^.{]*\. (?=.)/;
/** 'Can I take the ibuprofen again', of a course that is over. */
function endedWords({ it }: Found, { members, household, today }: Heard): string | undefined {
  const ids = new Set(members.map(({ id }) => id));
  const ended = household.medications.find(
    (one) => ids.has(one.familyMemberId ?? '') && !isTaken(one, today) && isSameMedicine(one.name, it),
  );
  if (!ended) return undefined;
  const day = ended.endDate === null ? '' : ` on ${formatLongDate(ended.endDate)}`;
  return `${quoted(ended.name)} is stored as ended${day}, so it isn't on order now.`;
}

const TAKEN =
  'No more of it for now. Call {doctor} today and say what was taken and how much. Black stools, bleeding, trouble breathing, swelling or confusion mean 911, and too much of it means Poison Help at 1-800-222-1222.';

/** The caution that a question touches; undefined where none is known or something happened already. */
export function interactionIn(
  text: string,
  members: readonly FamilyMember[],
  household: Household,
  today: string,
  spoken?: string,
): Caution | undefined {
  const isIn = TOOK.test(text);
  const isPast = isIn || HAD.test(text);
  if (!(ASKS.test(text) || (isPast && spoken !== undefined)) || HAPPENED.test(text)) return undefined;
  if (isIn && COUNTED.test(text)) return undefined;
  const meant =
    members.length > 0 || !/\b(?:i|me|my)\b/.test(text)
      ? members
      : household.members.filter(({ id }) => id === household.speakerId);
  const heard = { text, members: meant, household, today, spoken };
  const forbidden = isPast ? undefined : ofInstruction(heard);
  if (forbidden) return forbidden;
  const found = ROWS.flatMap((row) => ofStored(row, heard) ?? []);
  const [first, ...others] = found;
  if (!first) return isIn ? undefined : unknownCaution(text, meant, household, today);
  const { row, owner } = first;
  const medicine = first.medicine ?? others.find((one) => one.owner === owner)?.medicine;
  const doctor = asked(
    { row, ...(owner ? { owner } : {}), ...(medicine ? { medicine } : {}) },
    household,
    today,
  );
  const valuesOf = ({ it, drug }: Found) => ({ it, It: capital(it), drug, doctor });
  const reasons = others.filter(
    (one) => row.under === undefined && one.owner === owner && !IS_YES.test(one.row.says),
  );
  const past = isPast ? row.past : undefined;
  // One more reason against it, and one against what is named beside it.
  const more = [true, false].flatMap(
    (isSame) => reasons.find((one) => (one.it === first.it) === isSame) ?? [],
  );
  return {
    text: [
      ...(past !== undefined ? [] : [filled(row.says, valuesOf(first))]),
      ...more.map((one) => filled(one.row.says.replace(VERDICT, ''), valuesOf(one))),
      endedWords(first, heard),
      filled(past ?? (isIn ? TAKEN : row.do), valuesOf(first)),
      ofOthers(text, found),
    ]
      .filter(Boolean)
      .join(' '),
    ...(owner ? { member: owner } : {}),
    ...(medicine ? { medicine } : {}),
    ...(isIn ? { isTaken: isIn } : {}),
    ...(past === undefined ? {} : { isOfRecord: true }),
  };
}

/** 'On an empty stomach. 4 hours apart from the vitamin' */
const KEPT_APART = sortPattern('apart');

/** 'Is her blood pressure pill the one with the grapefruit problem': what nothing is known about goes to the pharmacist. */
function unknownCaution(
  text: string,
  meant: readonly FamilyMember[],
  household: Household,
  today: string,
): Caution | undefined {
  const taken = household.medications.filter(({ isActive }) => isActive);
  const named = taken.filter(({ name }) => text.includes(fold(name).split(' ')[0] ?? name));
  const [owner] =
    meant.length > 0 ? meant : household.members.filter(({ id }) => id === named[0]?.familyMemberId);
  const own = taken.filter(({ familyMemberId }) => familyMemberId === owner?.id);
  const isFood = TAKES_IN.test(text) || ROWS.some(({ touches }) => touches.test(text));
  const isAbout = isBesideMedicine(text) || ((named.length > 0 || MEDS.test(text)) && TOGETHER.test(text));
  if (!owner || own.length === 0 || !isFood || !isAbout) return undefined;
  // 'Should he take his pill with food' has its answer in the instructions.
  if (own.some((one) => settles(text, one) !== undefined)) return undefined;
  const said = own.filter((one) => named.includes(one));
  const [medicine] = said.length > 0 ? said : own;
  const whom = asked(medicine ? { owner, medicine } : { owner }, household, today);
  const names = listed((said.length > 0 ? said : own).slice(0, MOST_NAMED).map(({ name }) => quoted(name)));
  // The doctor's own words about a named medicine, or about what is kept apart, come before all that is not known.
  const told = said.length > 0 ? said : own.filter(({ instructions }) => KEPT_APART.test(instructions));
  const stored = told.flatMap(({ instructions }) =>
    instructions ? [`“${quoted(instructions).replace(/\.$/, '')}”`] : [],
  );
  const beyond = stored.length > 0 ? ' beyond that' : ' about that';
  const unknown = /\bfoods\b/.test(text)
    ? 'The leaflet lists every food that matters with it, and I only know a few.'
    : `I know no caution${beyond}, which doesn't mean there is none.`;
  const noted = stored.length > 0 ? ` The stored instructions say ${listed(stored)}.` : '';
  return {
    text: `For ${quoted(owner.name)} I have ${names} on record.${noted} ${unknown} A quick question settles it, ${whom}.`,
    member: owner,
  };
}

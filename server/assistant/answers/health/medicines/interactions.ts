// Cautions between a medicine that somebody takes and a food or another medicine, from the data file: 'Gram wants kale every
// night, is that ok with her meds?' That nothing is found never means that it may be taken.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { capital, listed, quoted } from '../../../text/say.ts';
import { filled } from '../../wording.ts';
import { forbiddingSentence } from './instruction-claims.ts';
import { contactSaid, doctorSaid, monthsOf, notByStored, pharmacyIn } from '../care/care-people.ts';
import data from '../data/interactions.json' with { type: 'json' };

interface Row {
  taken: string;
  diagnosis?: string;
  /** It counts only where the medicine, or medicines, are spoken of. */
  named?: boolean;
  with: string;
  says: string;
  do: string;
}

const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`, 'i');
const beginnings = (list: string): RegExp | undefined =>
  list === '' ? undefined : new RegExp(`\\b(?:${list})`, 'i');
const WRITTEN: readonly Row[] = data.rows;
const ROWS = WRITTEN.map((row) => ({
  ...row,
  takes: beginnings(row.taken),
  has: row.diagnosis === undefined ? undefined : words(row.diagnosis),
  touches: words(row.with),
}));

const ASKS =
  /\?|\b(?:is (?:that|it|this) (?:ok|okay|safe|fine|bad|good|alright|all right|a problem|allowed)|is (?:\w+ ){1,3}(?:ok|okay|fine|safe|bad|alright|allowed)|ok(?:ay)? (?:with|to|for|on|if)|safe (?:with|to|for|on)|can (?:\w+ ){1,4}(?:have|take|eat|drink|use|get|mix)|could (?:he|she|i|they) (?:have|take|eat|drink)|should (?:he|she|i|they)|may (?:he|she|i)|allowed|interact\w*|mix(?:es|ing)?|go(?:es)? (?:together|with)|with (?:her|his|my|the|their) (?:meds|medicines?|medications?|pills?)|wants?|asking (?:for|if|about)|are there foods|does (?:it|that) matter|any problem|ok\b)/;
/** Something happened already: the words for a danger answer. */
const HAPPENED =
  /\b(?:took|taken|swallow\w*|gave|given|overdos\w*|double[d]?|too (?:much|many)|whole bottle|all (?:her|his|my|the) pills|bleed\w*|blood in|black (?:stools?|poop)|vomit\w*|dizzy|faint\w*|collaps\w*|confus\w*|chest pain|pounding|unconscious|fell|hit (?:her|his|my) head|kill|die|suicid\w*|how (?:much|many)|mg\b|ml\b)/;

const WITH_MEDS =
  /\b(?:with|on|and|for) (?:her|his|my|their|the|grams?|moms?|dads?|\w+s) (?:\w+ )?(?:meds|medicines?|medications?|pills?|prescriptions?|blood thinner|blood pressure (?:meds|pills))\b/;

export const isBesideMedicine = (text: string): boolean => WITH_MEDS.test(text);

const MEDS = /\b(?:meds?|medicines?|medications?|pills?|tablets?|prescriptions?)\b/;
const TOGETHER = /\b(?:with|problem|interact\w*|avoid|skip|together|mix(?:es)?|foods?|off limits|affects?)\b/;
const MOST_NAMED = 4;

interface Found {
  row: (typeof ROWS)[number];
  it: string;
  drug: string;
  owner?: FamilyMember;
  medicine?: Medication;
}

/** A medicine that is stored as taken, by whom it may be about. */
function ofStored(
  text: string,
  row: Found['row'],
  members: readonly FamilyMember[],
  household: Household,
): Found | undefined {
  const it = row.touches.exec(text)?.[0];
  if (it === undefined) return undefined;
  const ids = new Set(members.map(({ id }) => id));
  const own = household.medications.filter(
    ({ isActive, familyMemberId }) => isActive && (members.length === 0 || ids.has(familyMemberId ?? '')),
  );
  const { takes, has } = row;
  const medicine = takes && own.find(({ name }) => takes.test(name) && !row.touches.test(name));
  const isNamed = takes?.test(text) === true || WITH_MEDS.test(text);
  const isSaid = isNamed || (row.named !== true && members.length > 0);
  if (medicine && isSaid) {
    const owner = household.members.find(({ id }) => id === medicine.familyMemberId);
    return { row, it, drug: quoted(medicine.name), medicine, ...(owner ? { owner } : {}) };
  }
  const record =
    has &&
    household.records.find(
      ({ category, title, familyMemberId }) =>
        category === 'diagnosis' && ids.has(familyMemberId ?? '') && has.test(title),
    );
  const owner = record && members.find(({ id }) => id === record.familyMemberId);
  if (record) return { row, it, drug: quoted(record.title), ...(owner ? { owner } : {}) };
  // 'She's on warfarin', which isn't stored.
  const said = takes?.exec(text)?.[0];
  const rest = said === undefined ? '' : text.replace(said, ' ');
  const other = row.touches.exec(rest)?.[0];
  const [first] = members;
  return said !== undefined && other !== undefined
    ? { row, it: other, drug: capital(said), ...(first ? { owner: first } : {}) }
    : undefined;
}

const TAKES_IN =
  /\b(?:eat|eats|eating|drink|drinks|drinking|have|having|take|taking|wants?|try|tries|food|salads?|juice|tea|supplements?|vitamins?|smoothies?)\b/;

/** The one who prescribed it, then the pharmacy. */
function asked({ owner, medicine }: Partial<Found>, household: Household, today: string): string {
  const prescriber = medicine && contactSaid(household, medicine.prescribedBy);
  const doctor = prescriber ?? doctorSaid(household, owner, monthsOf(owner, today));
  const pharmacy = pharmacyIn(household);
  return pharmacy === undefined
    ? `${doctor}, or the pharmacist`
    : `${doctor}, or the pharmacist at ${pharmacy}`;
}

interface Caution {
  text: string;
  member?: FamilyMember;
  medicine?: Medication;
}

/** 'Cranberry or grapefruit': what is named beside the food of a caution is not passed over. */
function ofOthers(text: string, { it, drug }: Found): string | undefined {
  const rest = text.replace(it, ' ').replaceAll(drug.toLowerCase(), ' ');
  const others = new Set(ROWS.flatMap(({ touches }) => touches.exec(rest)?.[0] ?? []));
  const named = [...others].filter((one) => !MEDS.test(one) && /\b(?:or|and)\b|,/.test(rest));
  return named.length === 0
    ? undefined
    : `About ${listed(named, 'or')} with ${drug} I know no caution, which doesn't mean there is none, so ask about that as well.`;
}

/** The instruction of somebody's medicine that forbids what is asked about. */
function ofInstruction(
  text: string,
  [owner, ...others]: readonly FamilyMember[],
  household: Household,
  today: string,
): Caution | undefined {
  if (!owner || others.length > 0) return undefined;
  for (const medicine of household.medications) {
    if (!medicine.isActive || medicine.familyMemberId !== owner.id) continue;
    const sentence = forbiddingSentence(medicine.instructions, text);
    if (sentence === undefined) continue;
    const whom = asked({ owner, medicine }, household, today);
    return {
      text: `${notByStored(owner, medicine.name, sentence)} For more, ask ${whom}.`,
      member: owner,
      medicine,
    };
  }
  return undefined;
}

/** The caution that a question touches; undefined where none is known or something happened already. */
export function interactionIn(
  text: string,
  members: readonly FamilyMember[],
  household: Household,
  today: string,
): Caution | undefined {
  if (!ASKS.test(text) || HAPPENED.test(text)) return undefined;
  const meant =
    members.length > 0 || !/\b(?:i|me|my)\b/.test(text)
      ? members
      : household.members.filter(({ id }) => id === household.speakerId);
  const forbidden = ofInstruction(text, meant, household, today);
  if (forbidden) return forbidden;
  const found = ROWS.map((row) => ofStored(text, row, meant, household)).find((one) => one !== undefined);
  if (found) {
    const { row, it, drug, owner, medicine } = found;
    const values = { it, It: capital(it), drug, doctor: asked(found, household, today) };
    return {
      text: [filled(row.says, values), filled(row.do, values), ofOthers(text, found)]
        .filter(Boolean)
        .join(' '),
      ...(owner ? { member: owner } : {}),
      ...(medicine ? { medicine } : {}),
    };
  }
  return unknownCaution(text, meant, household, today);
}

/** 'On an empty stomach. 4 hours apart from the vitamin' */
const KEPT_APART =
  /\b(?:apart|between|empty stomach|away from|not with|never with|hours? (?:before|after))\b/i;

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
  const isAbout = WITH_MEDS.test(text) || ((named.length > 0 || MEDS.test(text)) && TOGETHER.test(text));
  if (!owner || own.length === 0 || !isFood || !isAbout) return undefined;
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

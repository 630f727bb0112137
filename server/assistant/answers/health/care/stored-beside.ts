// Facts of the record beside an answer to a danger: the stored entry of the medicine that is named, where the epinephrine is,
// and whom to call. A missed dose is not to be doubled.
import type { Household } from '../../../reading/household.ts';
import { fold, stem, wordsOf } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import type { DangerKind } from '../../../danger/danger-kind.ts';
import { firstAid } from '../../../danger/first-aid.ts';
import { THINNER, bleedingIn } from '../../../danger/thinner.ts';
import { isOfSort } from '../../../text/medicine-sorts.ts';
import { partPattern } from '../../../text/medicine-words.ts';
import { isPharmacy } from '../../talk/doctors.ts';
import { contactFor, membersSaid, notByStored } from './care-people.ts';

const MISSED =
  /\b(?:miss(?:ed|es)?|forg[eo]t(?:ten)?|skip(?:ped|s)?|late|(?<!will |to )not (?:take|give|have) (?:it|him|her|his|my)|doubl\w+(?: up)?|two (?:tonight|now|at once|today|instead)|catch up|make up for)\b/;

type Stored = Pick<Household, 'medications' | 'contacts' | 'members' | 'speakerId'>;

const firstWords = (name: string): string[] => wordsOf(name).slice(0, 1).map(stem);
const EPINEPHRINE = /epi-?pen|auvi|epinephrine|neffy|jext/;
const MINE = /\b(?:i|me|my|myself)\b/;

interface Named {
  words: ReadonlySet<string>;
  owners: ReadonlySet<string>;
}

/** The words of a text and the people it names. */
function namedIn(text: string, stored: Stored): Named {
  const { speakerId } = stored;
  const words = new Set(wordsOf(text).map(stem));
  const owners = new Set(membersSaid(text, stored).map(({ id }) => id));
  if (owners.size === 0 && speakerId !== undefined && MINE.test(text)) owners.add(speakerId);
  return { words, owners };
}

const LOOKS = /\b(?:blue|orange|red|green|purple|pink|yellow|white|brown) (?:inhaler|puffer|pill|tablet)\b/;
/** 'Her blood thinner', 'the orange inhaler' of the instructions. */
const isCalled = ({ name, instructions }: Stored['medications'][number], text: string): boolean => {
  const looks = LOOKS.exec(text)?.[0];
  return looks === undefined ? isOfSort(name, text) : fold(instructions).includes(looks);
};

/** '50 mg as needed, “May repeat once after two hours”' */
const entryOf = ({ dosage, frequency, instructions }: Stored['medications'][number]): string =>
  [[dosage, frequency].filter(Boolean).join(' '), instructions.replace(/[.\s]+$/, '')]
    .filter(Boolean)
    .map(quoted)
    .join(', ');

function ofDose(text: string, stored: Stored): string | undefined {
  const { medications, contacts, members } = stored;
  const { words, owners } = namedIn(text, stored);
  const active = medications.filter(({ isActive }) => isActive);
  const byName = active.filter(({ name }) => firstWords(name).some((word) => words.has(word)));
  const named = byName.length > 0 ? byName : active.filter((one) => isCalled(one, text));
  const medicine = named.find(({ familyMemberId }) => owners.has(familyMemberId ?? '')) ?? named[0];
  const pharmacy = contacts.find((one) => isPharmacy(one) && one.phoneNumber !== '');
  const toAsk = pharmacy && `${quoted(pharmacy.name)} is at ${quoted(pharmacy.phoneNumber)}.`;
  if (!medicine) return toAsk;
  const { name, prescribedBy } = medicine;
  const owner = members.find(({ id }) => id === medicine.familyMemberId);
  const phone = contacts.find((one) => one.name === prescribedBy)?.phoneNumber ?? '';
  const asks = prescribedBy === '' ? 'the prescriber' : quoted(prescribedBy);
  const entry = entryOf(medicine);
  return [
    ...(MISSED.test(text) ? [`Don't double it, unless ${asks} or a pharmacist says so.`] : []),
    `Stored for ${owner ? quoted(owner.name) : 'the family'} is ${quoted(name)}${entry === '' ? '' : `, ${entry}`}.`,
    ...(phone === '' ? (toAsk === undefined ? [] : [toAsk]) : [`${asks} is at ${quoted(phone)}.`]),
  ].join(' ');
}

/** The sentence about a missed dose of a medicine that is named; undefined where none is missed. */
export const missedDose = (said: string, stored: Stored): string | undefined => {
  const text = fold(said);
  const words = new Set(wordsOf(text).map(stem));
  const isNamed = stored.medications.some(({ name }) => firstWords(name).some((word) => words.has(word)));
  return MISSED.test(text) && isNamed ? ofDose(text, stored) : undefined;
};

/** Drugs with their brands, as instructions name them. */
const BRANDS: Readonly<Record<string, readonly string[]>> = {
  ibuprofen: ['advil', 'motrin', 'nurofen', 'midol'],
  acetaminophen: ['tylenol', 'paracetamol', 'panadol', 'calpol'],
  naproxen: ['aleve'],
  aspirin: ['bayer', 'excedrin', 'ecotrin'],
  antihistamine: [
    'benadryl',
    'zyrtec',
    'claritin',
    'allegra',
    'cetirizine',
    'loratadine',
    'diphenhydramine',
    'fexofenadine',
  ],
  nsaid: ['ibuprofen', 'advil', 'motrin', 'naproxen', 'aleve', 'aspirin', 'diclofenac', 'excedrin'],
  decongestant: ['sudafed', 'pseudoephedrine', 'mucinex', 'dayquil', 'nyquil'],
};
const FORBIDS = /\b(?:no|not|never|avoid|without|stay off|do not|don['’]?t)\b[^.;]*/gi;

/** Stored instructions of the one who is asked about that name the medicine behind a 'no'. */
function forbidden(text: string, stored: Stored): string[] {
  const { owners } = namedIn(text, stored);
  const said = new Set(wordsOf(text));
  const meant = Object.entries(BRANDS).flatMap(([name, brands]) =>
    said.has(name) || brands.some((brand) => said.has(brand))
      ? [name, ...brands.filter((brand) => said.has(brand))]
      : [],
  );
  return stored.medications
    .filter(({ isActive, familyMemberId }) => isActive && owners.has(familyMemberId ?? ''))
    .flatMap(({ name, familyMemberId, instructions, prescribedBy }) => {
      const rules = fold(instructions).match(FORBIDS) ?? [];
      if (
        !rules.some((rule) =>
          [...meant, ...said].some((word) => word.length > 3 && meant.includes(word) && rule.includes(word)),
        )
      )
        return [];
      const owner = stored.members.find(({ id }) => id === familyMemberId);
      const phone = stored.contacts.find((one) => one.name === prescribedBy)?.phoneNumber ?? '';
      const ask =
        prescribedBy === ''
          ? ''
          : ` Ask ${quoted(prescribedBy)}${phone === '' ? '' : ` (${quoted(phone)})`} first.`;
      return [notByStored(owner, name, instructions) + ask];
    });
}

/** Those of some people who take a blood thinner, by a medicine or a note. */
function onThinner(owners: ReadonlySet<string>, stored: Stored): { who: string; medicine: string }[] {
  return stored.members.flatMap(({ id, name, notes }) => {
    const medicine = stored.medications.find(
      (one) => one.isActive && one.familyMemberId === id && THINNER.test(one.name),
    );
    const said = medicine?.name ?? THINNER.exec(notes)?.[0];
    return said !== undefined && owners.has(id) ? [{ who: quoted(name), medicine: quoted(said) }] : [];
  });
}

const DO = {
  blow: 'A blow to the head then needs emergency care now, even if all seems fine: call your emergency number or go to the emergency room, and say the name of the medicine there. No ibuprofen or aspirin for the pain.',
  blood:
    'Bleeding then goes on longer and can be serious: press on it and call the doctor now, and go to the emergency room if it is heavy, comes from inside (stool, urine, vomit, cough) or goes on after 10 minutes of pressing.',
};
/** A blow or blood with a blood thinner cannot wait, however they feel. */
function ofThinner(text: string, stored: Stored): string | undefined {
  const what = bleedingIn(text);
  const taking = onThinner(namedIn(text, stored).owners, stored);
  if (what === undefined || (taking.length === 0 && !THINNER.test(text))) return undefined;
  const facts = taking.map(({ who, medicine }) => `${who} takes ${medicine}, a blood thinner.`);
  return [...(facts.length > 0 ? facts : ['That is a blood thinner.']), DO[what]].join(' ');
}

const SOMEBODY = /\b(?:he|she|they|hes|shes|he's|she's|her|his|him)\b/;
/** 'Can she take ibuprofen', and nobody is named: who should not, by what is stored. */
function painPills(text: string, stored: Stored): string[] {
  const { owners } = namedIn(text, stored);
  const isMeant = (BRANDS['nsaid'] ?? []).some((name) => wordsOf(text).includes(name));
  const all = new Set(SOMEBODY.test(text) ? stored.members.map(({ id }) => id) : []);
  return (isMeant ? onThinner(owners.size > 0 ? owners : all, stored) : []).map(
    ({ who, medicine }) =>
      `For ${who} not without asking the doctor first: with ${medicine}, a blood thinner, it can cause serious bleeding.`,
  );
}

/** How often it is given on an ordinary day is no limit in an attack. */
const OFTEN = /\bevery (?:\d+|\w+) hours?\b|\bat most\b|\b(?:once|twice) (?:a|per) day\b|\bdaily\b/i;
const sentencesOf = (instructions: string): string[] =>
  instructions.split(/(?<=[.!;])\s+/).filter((sentence) => !OFTEN.test(sentence));

const ANTIBIOTIC = partPattern('antibiotic');
/** Not swallowed, or none. */
const NO_CAUSE = /drops|cream|ointment|ferrous|iron\b/i;
/** Another cause is told. */
const CAUSED =
  /\b(?:ate|eat\w*|bit(?:e|es)?|had|lick\w*|tried|drank|stung|sting\w*|bees?|wasps?|nuts?|cookies?|food|after|from)\b/;
/** An antibiotic that somebody with a reaction takes may be its cause. */
function mayBeCause(text: string, owners: ReadonlySet<string>, { medications }: Stored): string {
  if (CAUSED.test(text)) return '';
  const taken = medications.find(
    ({ name, isActive, familyMemberId }) =>
      isActive && owners.has(familyMemberId ?? '') && ANTIBIOTIC.test(name) && !NO_CAUSE.test(name),
  );
  return taken
    ? `No more ${quoted(taken.name)} until a doctor has said so; it may be the cause, so name it on the phone. `
    : '';
}

/** The stored medicine for a reaction, a seizure or another danger: of the person named, else of everybody who has one. */
function ofRescue(
  names: RegExp,
  text: string,
  stored: Stored,
  spoken: string | undefined,
): string | undefined {
  const named = namedIn(text, stored).owners;
  const isSpoken = named.size === 0 && spoken !== undefined && SOMEBODY.test(text);
  const owners: ReadonlySet<string> = isSpoken ? new Set([spoken]) : named;
  const all = stored.medications.filter(({ name, isActive }) => isActive && names.test(fold(name)));
  const own = all.filter(({ familyMemberId }) => owners.has(familyMemberId ?? ''));
  const cause = names === EPINEPHRINE ? mayBeCause(text, owners, stored) : '';
  const said = (own.length > 0 || named.size > 0 ? own : all).map((medicine) => {
    const owner = stored.members.find(({ id }) => id === medicine.familyMemberId);
    const where = sentencesOf(medicine.instructions)
      .join(' ')
      .replace(/[.\s]+$/, '');
    const isOthers = owners.size > 0 && !owners.has(medicine.familyMemberId ?? '');
    const others = isOthers
      ? ' It was prescribed for somebody else, so ask the dispatcher before using it.'
      : '';
    return `${quoted(medicine.name)} is stored for ${owner ? quoted(owner.name) : 'the family'}${where === '' ? '' : `, “${quoted(where)}”`}.${others}`;
  });
  return said.length === 0 && cause === '' ? undefined : `${cause}${said.join(' ')}`.trim();
}

const OF_BIRTH =
  /\b(?:obstetric\w*|ob(?: ?\/? ?gyn)?|obgyn|gyn\w*|midwi\w+|maternity|prenatal|labor and delivery)\b/;
const OF_DIABETES = /\b(?:endocrin\w*|diabet\w*)\b/;
const TWICE = /\b(?:twice|two (?:doses|times)|double|again|a second (?:time|dose|one)|2 doses)\b/;
/** A stored medicine that was taken twice: the next dose is asked about, and not guessed. */
function ofTwice(text: string, stored: Stored): string | undefined {
  if (!TWICE.test(text)) return undefined;
  const said = /\bStored for .*$/.exec(ofDose(text, stored) ?? '')?.[0];
  if (said === undefined) return undefined;
  const bleeds = THINNER.test(said)
    ? ' Bleeding, black stools, a bad headache or a knock on the head mean the emergency number.'
    : '';
  return `${said} Ask before the next dose, and neither skip it nor take it on your own; nothing extra until then.${bleeds}`;
}

/** Facts of the record for an answer to a danger; undefined where none is for it. */
export function storedBeside(
  kind: DangerKind,
  said: string,
  stored: Stored,
  spoken?: string,
): string | undefined {
  const text = fold(said);
  if (kind === 'dose')
    return (
      [...painPills(text, stored), ...forbidden(text, stored), ofDose(text, stored)]
        .filter(Boolean)
        .join(' ') || undefined
    );
  if (kind === 'poison') {
    const twice = ofTwice(text, stored);
    if (twice !== undefined) return twice;
  }
  const rescue = kind === 'allergy' ? EPINEPHRINE : firstAid(kind, said)?.medicines;
  const ofBirth = /preeclampsia|less movement before the birth|signs of labor/.test(text)
    ? contactFor(stored, OF_BIRTH)
    : undefined;
  if (ofBirth !== undefined) return `Call ${ofBirth} now.`;
  const ofSugar = /ketoacidosis/.test(text) ? contactFor(stored, OF_DIABETES) : undefined;
  if (ofSugar !== undefined) return `Call ${ofSugar} on the way; don't wait for the call back.`;
  const isHurt = kind === 'doctor' || kind === 'emergency';
  return (isHurt ? ofThinner(text, stored) : undefined) ?? (rescue && ofRescue(rescue, text, stored, spoken));
}

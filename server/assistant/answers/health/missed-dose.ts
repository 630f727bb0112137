// A stored medicine that was missed: not to be doubled, the stored schedule, and the prescriber's stored number.
import type { Household } from '../../reading/household.ts';
import { fold, stem, wordsOf } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';

const MISSED =
  /\b(?:miss(?:ed|es)?|forg[eo]t(?:ten)?|skip(?:ped|s)?|late|not (?:take|give|have) (?:it|him|her|his|my)|doubl\w+(?: up)?|two (?:tonight|now|at once|today|instead)|catch up|make up for)\b/;

type Stored = Pick<Household, 'medications' | 'contacts' | 'members'>;

const firstWords = (name: string): string[] => wordsOf(name).slice(0, 1).map(stem);

/** The sentence about a missed dose of a medicine that is named; undefined where none is missed. */
export function missedDose(said: string, { medications, contacts, members }: Stored): string | undefined {
  const text = fold(said);
  if (!MISSED.test(text)) return undefined;
  const words = new Set(wordsOf(text).map(stem));
  const named = medications.filter(
    ({ name, isActive }) => isActive && firstWords(name).some((word) => words.has(word)),
  );
  const owners = new Set(
    members.filter(({ name }) => words.has(stem(wordsOf(name)[0] ?? ''))).map(({ id }) => id),
  );
  const medicine = named.find(({ familyMemberId }) => owners.has(familyMemberId ?? '')) ?? named[0];
  if (!medicine) return undefined;
  const { name, dosage, frequency, instructions, prescribedBy } = medicine;
  const owner = members.find(({ id }) => id === medicine.familyMemberId);
  const phone = contacts.find((one) => one.name === prescribedBy)?.phoneNumber ?? '';
  const schedule = [[dosage, frequency].filter(Boolean).join(' '), instructions.replace(/[.\s]+$/, '')]
    .filter(Boolean)
    .map(quoted)
    .join(', ');
  const asks = prescribedBy === '' ? 'the prescriber' : quoted(prescribedBy);
  return [
    `Don't double it, unless ${asks} or a pharmacist says so.`,
    `Stored for ${owner ? quoted(owner.name) : 'the family'} is ${quoted(name)}${schedule === '' ? '' : `, ${schedule}`}.`,
    ...(phone === '' ? [] : [`${asks} is at ${quoted(phone)}.`]),
  ].join(' ');
}

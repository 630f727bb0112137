// Words for medicines in a message, whatever they are called, and where a note says that one is kept.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Household } from '../../../reading/household.ts';
import { fold } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';

const WORDS =
  'medicines?|medication|meds?|antibiotics?|pills?|tablets?|syrup|drops|inhaler|puffer|nebulizer|insulin|epi ?-?pens?|auvi-?q|epinephrine|amoxicillin|augmentin|azithromycin|tylenol|motrin|ibuprofen|advil|acetaminophen|zyrtec|steroid|prednis\\w+';
const NAMED = new RegExp(`\\b(?:${WORDS})\\b`, 'g');
const MEDICINE = new RegExp(`\\b(?:${WORDS}|doses?|cough|ml)\\b`);
const SHORTEST = 4;

export const namesMedicine = (text: string): boolean => MEDICINE.test(text);

/** The text with '@medicine' for each of them: 'linh refuses her amoxicillin'. */
export function asMedicines(text: string, { medications }: Household): string {
  const stored = medications.map(({ name }) => fold(name).split(' ')[0] ?? '');
  return text
    .replaceAll(NAMED, '@medicine')
    .split(' ')
    .map((word) => (word.length >= SHORTEST && stored.includes(word) ? '@medicine' : word))
    .join(' ');
}

const plain = (text: string): string => fold(text).replaceAll(/[ -]/g, '');

/** 'The notes say “EpiPen in the blue pouch”', where a note names the medicine. */
export function placeNoted(text: string, household: Household, member: FamilyMember | undefined): string {
  const said = (text.match(NAMED) ?? []).map(plain);
  const lines = [
    ...(member?.notes.split(/(?<=[.!;])\s+/) ?? []),
    ...household.medications
      .filter(({ familyMemberId }) => familyMemberId === member?.id)
      .map(({ instructions }) => instructions),
  ];
  const line = lines.find((one) => said.some((word) => plain(one).includes(word)));
  return line === undefined ? '' : `The notes say “${quoted(line.replace(/[.\s]+$/, ''))}”. `;
}

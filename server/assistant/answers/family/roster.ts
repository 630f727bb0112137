// One member as a line of the family's list, and numbers in words.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { UNITS_IN_WORDS } from '#rules/text/units-in-words.ts';
import { quoted } from '../../text/say.ts';
import type { Asked } from '../plan.ts';
import { isSpeaker } from './whom.ts';

const LARGEST_IN_WORDS = 12;
export const count = (number: number): string =>
  number === 0 ? 'no' : (number <= LARGEST_IN_WORDS && UNITS_IN_WORDS[number]) || String(number);

export const ageWords = ({ age }: FamilyMember): string | undefined =>
  age === null ? undefined : age === 0 ? 'under 1' : String(age);
/** 'Mia, 13, child' */
export const rosterLine = (asked: Asked, member: FamilyMember): string =>
  [
    quoted(member.name),
    ageWords(member),
    isSpeaker(asked, member) ? 'you' : member.relationship === 'other' ? undefined : member.relationship,
  ]
    .filter(Boolean)
    .join(', ');

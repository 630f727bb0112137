// The list to hand over to a sitter: what each may not have, and their medicines; also the medicines and visits of a profile.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import { fold } from '../../text/fold-text.ts';
import { quoted } from '../../text/say.ts';
import { medicineLine } from '../health/medicines/say-medicine.ts';
import { momentWords, nowAt, wallOf } from '../moments.ts';
import type { Asked, Plan } from '../plan.ts';
import { eatsWords } from './stored-food.ts';
import { FAMILY_READ, Called, answer, groupMembers, isSpeaker, storedWords } from './whom.ts';

/** A list for a sitter is asked for: allergies or what nobody may have, together with medicines. */
export const ASKS_SHEET =
  /^(?=.*\b(?:allerg\w*|can(?:not|['’]?t| not) (?:have|eat)|may not (?:have|eat)|avoid)\b)(?=.*\b(?:meds?|medicines?|medications?)\b)(?!.*\ballergic to \w+ (?:and )?(?:takes|is on)\b).*\b(?:write|list|type|print|rundown|summary|sheet|overview|know|go over|show|give me|tell me|what)\b/is;

export const SHEET_READS = [...FAMILY_READ, { tool: 'listMedications', input: {} }];
/** The medicines that somebody takes, with their amounts and instructions. */
export const medicinesOf = (asked: Asked, { id }: FamilyMember): string[] =>
  asked.household.medications
    .filter((one) => one.familyMemberId === id && isTaken(one, asked.facts.today))
    .map((one) => medicineLine(one, asked));

/** The visits that are still to come, the next ones first. */
export const visitsOf = (asked: Asked, { id }: FamilyMember): string[] =>
  asked.household.appointments
    .filter((one) => one.familyMemberId === id && wallOf(asked, one.appointmentDate) >= nowAt(asked.facts))
    .toSorted((one, other) => one.appointmentDate.localeCompare(other.appointmentDate))
    .slice(0, MOST_VISITS)
    .map(
      (one) => `${quoted(one.title)} ${momentWords(wallOf(asked, one.appointmentDate), asked.facts.today)}`,
    );
const MOST_VISITS = 3;

/** The people as a list to hand over: what they may not have, and their medicines. */
const sheetOf = (asked: Asked, members: readonly FamilyMember[]): string =>
  members
    .map((member) => {
      const isMe = isSpeaker(asked, member);
      const medicines = medicinesOf(asked, member);
      return [
        `- ${Called(asked, member)} ${eatsWords(member, isMe) ?? `${isMe ? 'have' : 'has'} nothing stored to avoid`}.`,
        ...(medicines.length > 0 ? [`Medicines, ${medicines.join('; ')}.`] : []),
        ...(member.notes === '' ? [] : [`The notes say ${storedWords(member.notes)}.`]),
      ].join(' ');
    })
    .join('\n');

/** The list to hand over; undefined where none is asked for. */
export function sheetAsked(asked: Asked, members: readonly FamilyMember[]): Plan | undefined {
  if (!ASKS_SHEET.test(fold(asked.text))) return undefined;
  const group = groupMembers(asked);
  const named = group.length > 0 ? group : members;
  const meant = named.length > 0 ? named : asked.household.members;
  return { ...answer(sheetOf(asked, meant), meant), reads: SHEET_READS, isOfField: true };
}

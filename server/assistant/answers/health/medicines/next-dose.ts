// 'When can he have the next one': the stored rhythm of a medicine and the last dose that was recorded. No hour is reckoned.
import type { FamilyMember } from '#contract/kinds/family-member.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { matchesMedication } from '#rules/medicine/dose-match.ts';
import { givenInWords } from '#rules/medicine/dose-words.ts';
import { isTaken } from '#rules/medicine/taken.ts';
import type { DialogueState } from '../../../dialogue/state.ts';
import type { Household } from '../../../reading/household.ts';
import { writtenOut } from '../../../reading/shorthand.ts';
import { fold, wordsOf } from '../../../text/fold-text.ts';
import { quoted } from '../../../text/say.ts';
import type { SpokenOptions } from '#rules/time/spoken/spoken-dates.ts';
import { contactSaid, membersSaid } from '../care/care-people.ts';

const WHEN =
  /\b(?:when(?:s| is| can| could| should| do| does| will| may)?|what time|how (?:soon|long (?:until|till|before)))\b(?!.*\b(?:appointment|appt|visit|checkup|shot|game|class|party)\b).{0,50}\b(?:next|again|another)\b/;
/** A thing that is had: a dose, or a medicine by its name. */
const ONE =
  /\b(?:(?:next|another) (?:one|dose|pill|tablet|puff)|(?:have|take|get|give) (?:\w+ )?(?:it|one|some|more|another) ?(?:again)?|dose again)\b/;
/** Questions that no record answers. */
const ADVICE =
  /\b(?:miss(?:ed)?|forgot|threw (?:\w+ )?up|vomit\w*|spit|spat|double|extra|early|sooner|too much|instead|together|with|still (?:has|hurts?|hurting)|not working|wearing off)\b/;

interface Heard {
  household: Household;
  today: string;
  focus?: DialogueState['focus'] | undefined;
  /** Read from the message; by its words where absent. */
  members?: readonly FamilyMember[];
}

/** The medicine by its name, the one spoken of, or the only one that the person takes by the clock. */
function medicineMeant(text: string, { household, today, focus, members }: Heard): Medication | undefined {
  const ids = new Set((members ?? membersSaid(text, household)).map(({ id }) => id));
  const taken = household.medications.filter((one) => isTaken(one, today));
  const theirs = taken.filter(({ familyMemberId }) => ids.size === 0 || ids.has(familyMemberId ?? ''));
  const words = new Set(wordsOf(text));
  const named = theirs.filter(({ name }) => words.has(wordsOf(name)[0] ?? name));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (!ONE.test(text)) return undefined;
  const spoken = taken.find(({ id }) => id === focus?.medication);
  if (spoken) return spoken;
  const regular = theirs.filter(({ frequency }) => frequency !== 'as needed');
  return ids.size > 0 && regular.length === 1 ? regular[0] : undefined;
}

/** The stored medicine whose next dose is asked for; undefined where something else is, or no one medicine is meant. */
export function asksNextDose(said: string, heard: Heard): Medication | undefined {
  const text = fold(writtenOut(said));
  if (!WHEN.test(text) || ADVICE.test(text)) return undefined;
  const medicine = medicineMeant(text, heard);
  const isStored = medicine && [medicine.frequency, medicine.instructions].some((words) => words);
  return isStored ? medicine : undefined;
}

/** The stored rhythm, and the last dose that was recorded. */
export function nextDoseWords(
  { familyMemberId, name, frequency, instructions, prescribedBy, ...medicine }: Medication,
  household: Household,
  clock: SpokenOptions,
  isJustGiven: boolean,
): string {
  const owner = household.members.find(({ id }) => id === familyMemberId);
  const whose = !owner ? 'The' : owner.id === household.speakerId ? 'Your' : `${quoted(owner.name)}'s`;
  const rhythm = [frequency ?? '', instructions.replace(/[.\s]+$/, '')].filter(Boolean);
  const last = household.doses.find(matchesMedication({ ...medicine, familyMemberId, name }));
  const recorded = last
    ? `The last dose recorded was ${givenInWords(last, clock)}`
    : 'No dose of it is recorded';
  const given = isJustGiven ? '' : ` ${recorded}.`;
  const doctor = contactSaid(household, prescribedBy) ?? 'the doctor';
  return `${whose} ${quoted(name)} is stored as “${rhythm.map(quoted).join(', ')}”.${given} I don't work out an hour; the label counts, and ${doctor} or the pharmacist can say if in doubt.`;
}

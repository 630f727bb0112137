// An answer about stored medicines: one that is spoken of afterwards, or several as lines.
import type { Medication } from '#contract/kinds/medication.ts';
import { capital } from '../../../text/say.ts';
import { nameOf } from '../../people.ts';
import type { Asked, Plan } from '../../plan.ts';
import { MEDICINE_READS } from './find-medicines.ts';
import { medicineLine } from './say-medicine.ts';

const focusOn = (medication: Medication): Plan['focus'] => ({
  medication: medication.id,
  ...(medication.familyMemberId === null ? {} : { family_member: medication.familyMemberId }),
});

/** An answer; the medicine is the one spoken of afterwards. */
export const plan = (text: string, medication?: Medication): Plan => ({
  text,
  reads: MEDICINE_READS,
  ...(medication ? { focus: focusOn(medication) } : {}),
});

/** '- Amoxicillin for Theo, 4 ml twice daily, …' */
export const lines = (asked: Asked, medications: readonly Medication[]): string => {
  const several = new Set(medications.map(({ familyMemberId }) => familyMemberId)).size > 1;
  return medications
    .map((medication) => {
      const who = nameOf(asked, medication.familyMemberId);
      const owner = medication.familyMemberId === asked.household.speakerId ? 'you' : who;
      const line = medicineLine(medication, asked);
      return `- ${several && owner !== undefined ? `${capital(owner)}, ${line}` : line}`;
    })
    .join('\n');
};

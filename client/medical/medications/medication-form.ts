// The form of a medication (MED-04, MED-07, MED-08).
import { medication, type Medication } from '#contract/kinds/medication.ts';
import { medical } from '#contract/medical.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import type { FormOf, ValuesOf } from '../../editing/form/kind-form.ts';
import type { Named } from '../../editing/form/record-kind.ts';
import { callsOf, type ServerKind } from '../../editing/form/save-record.ts';
import { memberOfNew } from '../panel/member-list.ts';

type MedicationForm = FormOf<typeof medication>;

const FAILED = 'Failed to save medication.';
const MEDICATION = derivedForm(medication);

interface Surroundings {
  members: readonly Named[];
  /** Member of a new medication. */
  memberId: string | null;
}

/** Form description of medications in this family. */
export const medicationKind = ({
  members,
  memberId,
}: Surroundings): ServerKind<Medication, MedicationForm, ValuesOf<typeof medication>> => ({
  ...MEDICATION,
  formOf: (stored) => ({
    ...MEDICATION.formOf(stored),
    ...(stored === null ? { familyMemberId: memberOfNew(members, memberId) } : {}),
  }),
  // Half of one parent's prescription with half of the other's would be a third one.
  asOne: [
    ['name', 'familyMemberId', 'dosage', 'frequency', 'instructions', 'startDate', 'endDate', 'isActive'],
  ],
  names: { family_member: members },
  calls: callsOf(medical.getMedication, medical.createMedication, medical.updateMedication),
  done: { added: 'Medication added', changed: 'Medication updated' },
  failed: { add: FAILED, change: FAILED },
});

// The form of a medical record (MED-06, MED-07, MED-08).
import { medicalRecord, type MedicalRecord } from '#contract/kinds/medical-record.ts';
import { medical } from '#contract/medical.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import type { FormOf, ValuesOf } from '../../editing/form/kind-form.ts';
import type { Named } from '../../editing/form/record-kind.ts';
import { callsOf, type ServerKind } from '../../editing/form/save-record.ts';
import { memberOfNew } from '../panel/member-list.ts';

type MedicalRecordForm = FormOf<typeof medicalRecord>;

/** Data of the family for the form. */
interface Family {
  members: readonly Named[];
  /** Member of a new record. */
  memberId: string | null;
}

const FAILED = 'Failed to save medical record.';
const RECORD = derivedForm(medicalRecord);

/** Medical records of one family. */
export const medicalRecordKind = ({
  members,
  memberId,
}: Family): ServerKind<MedicalRecord, MedicalRecordForm, ValuesOf<typeof medicalRecord>> => ({
  ...RECORD,
  formOf: (stored) => ({
    ...RECORD.formOf(stored),
    ...(stored === null ? { familyMemberId: memberOfNew(members, memberId) } : {}),
  }),
  names: { family_member: members },
  calls: callsOf(medical.getMedicalRecord, medical.createMedicalRecord, medical.updateMedicalRecord),
  done: { added: 'Medical record added', changed: 'Medical record updated' },
  failed: { add: FAILED, change: FAILED },
});

// The form of a medical contact (MED-03, MED-07).
import { medicalContact } from '#contract/kinds/medical-contact.ts';
import { medical } from '#contract/medical.ts';
import { derivedForm } from '../../editing/form/derived-form.ts';
import { callsOf } from '../../editing/form/save-record.ts';

const FAILED = 'Failed to save medical contact.';

export const CONTACT = {
  ...derivedForm(medicalContact),
  calls: callsOf(medical.getMedicalContact, medical.createMedicalContact, medical.updateMedicalContact),
  done: { added: 'Medical contact added', changed: 'Medical contact updated' },
  failed: { add: FAILED, change: FAILED },
};

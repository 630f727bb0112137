// The form of a medication.
import type { Medication } from '#contract/kinds/medication.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { ReferenceField } from '../../editing/form/reference-field.tsx';
import { useServerForm } from '../../editing/form/use-server-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { DateField } from '../../kit/form/date-field.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMembers } from '../panel/member-list.ts';
import { medicationKind } from './medication-form.ts';

interface MedicationDialogProps {
  medication: Medication | null;
  /** Member of a new medication. */
  memberId: string | null;
  onClose: () => void;
}

export function MedicationDialog({ medication, memberId, onClose }: MedicationDialogProps) {
  const members = useMembers();
  const editing = useServerForm(medicationKind({ members, memberId }), medication, onClose);
  const { field } = editing;
  return (
    <RecordDialog
      title={medication === null ? 'Add Medication' : 'Edit Medication'}
      save="Save Medication"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('dosage')} hint="As on the label, e.g. 5 mL" />
        <SelectField {...field('frequency')} />
        <ReferenceField {...field('familyMemberId')} options={members} />
        <TextField {...field('prescribedBy')} />
      </div>
      <Checkbox {...field('isActive')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField {...field('startDate')} />
        <DateField {...field('endDate')} />
      </div>
      <TextArea {...field('instructions')} hint="With food, before bed, shake well" />
      <TextArea {...field('sideEffects')} />
    </RecordDialog>
  );
}

// The form of a medical record.
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { ReferenceField } from '../../editing/form/reference-field.tsx';
import { useServerForm } from '../../editing/form/use-server-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { DateField } from '../../kit/form/date-field.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMembers } from '../panel/member-list.ts';
import { medicalRecordKind } from './medical-record-kind.ts';

interface MedicalRecordDialogProps {
  record: MedicalRecord | null;
  /** Member of a new record. */
  memberId: string | null;
  onClose: () => void;
}

export function MedicalRecordDialog({ record, memberId, onClose }: MedicalRecordDialogProps) {
  const members = useMembers();
  const editing = useServerForm(medicalRecordKind({ members, memberId }), record, onClose);
  const { field } = editing;
  return (
    <RecordDialog
      title={record === null ? 'Add Medical Record' : 'Edit Medical Record'}
      save="Save Record"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...field('category')}
          hint="A food allergy? Add it in Family Overview too: meals avoid what is there"
        />
        <DateField {...field('date')} />
        <ReferenceField {...field('familyMemberId')} options={members} />
        <TextField {...field('provider')} />
      </div>
      <TextArea {...field('description')} hint="Results, doses, what was said" />
      <Checkbox {...field('isImportant')} hint="Gets a star" />
    </RecordDialog>
  );
}

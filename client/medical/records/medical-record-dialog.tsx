// The form of a medical record.
import { RECORD_CATEGORIES, type MedicalRecord } from '#contract/kinds/medical-record.ts';
import { RecordDialog as EditingDialog } from '../../editing/record-dialog.tsx';
import { useRecordForm, type RecordForm } from '../../editing/use-record-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMembers } from '../panel/member-list.ts';
import { MemberSelect } from '../panel/member-select.tsx';
import { PanelDate } from '../panel/panel-date.tsx';
import { PanelOptions } from '../panel/panel-options.tsx';
import { medicalRecordKind, type MedicalRecordForm } from './medical-record-kind.ts';

type Fields = Pick<RecordForm<MedicalRecord, MedicalRecordForm>, 'form' | 'errors' | 'change'>;

function What({ form, errors, change }: Fields) {
  return (
    <>
      <TextField
        label="Title"
        name="title"
        required
        autoComplete="off"
        value={form.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Category"
          name="category"
          value={form.category}
          error={errors.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <PanelOptions values={RECORD_CATEGORIES} />
        </SelectField>
        <PanelDate
          label="Date"
          name="date"
          value={form.date}
          error={errors.date}
          onChange={(date) => change({ date })}
        />
        <MemberSelect
          value={form.familyMemberId}
          error={errors.familyMemberId}
          onChange={(familyMemberId) => change({ familyMemberId })}
        />
        <TextField
          label="Provider"
          name="provider"
          autoComplete="off"
          value={form.provider}
          error={errors.provider}
          onChange={(event) => change({ provider: event.target.value })}
        />
      </div>
    </>
  );
}

function More({ form, errors, change }: Fields) {
  return (
    <>
      <TextArea
        label="Description"
        name="description"
        hint="Results, doses, what was said"
        value={form.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Checkbox
        label="Important"
        name="isImportant"
        hint="Gets a star"
        checked={form.isImportant}
        onChange={(isImportant) => change({ isImportant })}
      />
    </>
  );
}

interface MedicalRecordDialogProps {
  record: MedicalRecord | null;
  /** Whom a new one is about. */
  memberId: string | null;
  onClose: () => void;
}

export function MedicalRecordDialog({ record, memberId, onClose }: MedicalRecordDialogProps) {
  const members = useMembers();
  const editing = useRecordForm(medicalRecordKind({ members, memberId }), record, onClose);
  return (
    <EditingDialog
      title={record === null ? 'Add Medical Record' : 'Edit Medical Record'}
      save="Save Record"
      editing={editing}
      onClose={onClose}
    >
      <What {...editing} />
      <More {...editing} />
    </EditingDialog>
  );
}

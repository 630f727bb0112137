// The form of a medication.
import { FREQUENCIES, type Medication } from '#contract/kinds/medication.ts';
import { RecordDialog } from '../../editing/record-dialog.tsx';
import { useRecordForm, type RecordForm } from '../../editing/use-record-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useMembers } from '../panel/member-list.ts';
import { MemberSelect } from '../panel/member-select.tsx';
import { PanelDate } from '../panel/panel-date.tsx';
import { PanelOptions } from '../panel/panel-options.tsx';
import { medicationKind, type MedicationForm } from './medication-form.ts';

type Fields = Pick<RecordForm<Medication, MedicationForm>, 'form' | 'errors' | 'change'>;

function What({ form, errors, change }: Fields) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Dosage"
          name="dosage"
          autoComplete="off"
          hint="As on the label, e.g. 5 ml"
          value={form.dosage}
          error={errors.dosage}
          onChange={(event) => change({ dosage: event.target.value })}
        />
        <SelectField
          label="Frequency"
          name="frequency"
          value={form.frequency}
          error={errors.frequency}
          onChange={(event) => change({ frequency: event.target.value })}
        >
          <PanelOptions values={FREQUENCIES} />
        </SelectField>
        <MemberSelect
          value={form.familyMemberId}
          error={errors.familyMemberId}
          onChange={(familyMemberId) => change({ familyMemberId })}
        />
        <TextField
          label="Prescribed by"
          name="prescribedBy"
          autoComplete="off"
          value={form.prescribedBy}
          error={errors.prescribedBy}
          onChange={(event) => change({ prescribedBy: event.target.value })}
        />
      </div>
    </>
  );
}

function When({ form, errors, change }: Fields) {
  return (
    <>
      <Checkbox
        label="Currently taking"
        name="isActive"
        checked={form.isActive}
        onChange={(isActive) => change({ isActive })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PanelDate
          label="Start date"
          name="startDate"
          value={form.startDate}
          error={errors.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <PanelDate
          label="End date"
          name="endDate"
          value={form.endDate}
          error={errors.endDate}
          onChange={(endDate) => change({ endDate })}
        />
      </div>
    </>
  );
}

function How({ form, errors, change }: Fields) {
  return (
    <>
      <TextArea
        label="Instructions"
        name="instructions"
        hint="With food, before bed, shake well"
        value={form.instructions}
        error={errors.instructions}
        onChange={(event) => change({ instructions: event.target.value })}
      />
      <TextArea
        label="Side effects"
        name="sideEffects"
        value={form.sideEffects}
        error={errors.sideEffects}
        onChange={(event) => change({ sideEffects: event.target.value })}
      />
    </>
  );
}

interface MedicationDialogProps {
  medication: Medication | null;
  /** Whom a new one is for. */
  memberId: string | null;
  onClose: () => void;
}

export function MedicationDialog({ medication, memberId, onClose }: MedicationDialogProps) {
  const members = useMembers();
  const editing = useRecordForm(medicationKind({ members, memberId }), medication, onClose);
  return (
    <RecordDialog
      title={medication === null ? 'Add Medication' : 'Edit Medication'}
      save="Save Medication"
      editing={editing}
      onClose={onClose}
    >
      <What {...editing} />
      <When {...editing} />
      <How {...editing} />
    </RecordDialog>
  );
}

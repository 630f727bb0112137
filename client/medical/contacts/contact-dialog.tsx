// The form of a medical contact.
import { CONTACT_TYPES, type MedicalContact } from '#contract/kinds/medical-contact.ts';
import { RecordDialog } from '../../editing/record-dialog.tsx';
import { useRecordForm, type RecordForm } from '../../editing/use-record-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { PanelOptions } from '../panel/panel-options.tsx';
import { CONTACT, type ContactForm } from './contact-form.ts';

type Fields = Pick<RecordForm<MedicalContact, ContactForm>, 'form' | 'errors' | 'change'>;

function Who({ form, errors, change }: Fields) {
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
        <SelectField
          // Marked as required, but nobody is held up for it (MED-07).
          label={
            <>
              Type{' '}
              <span aria-hidden className="text-soft">
                *
              </span>
            </>
          }
          name="type"
          value={form.type}
          error={errors.type}
          onChange={(event) => change({ type: event.target.value })}
        >
          <PanelOptions values={CONTACT_TYPES} />
        </SelectField>
        <TextField
          label="Specialty"
          name="specialty"
          autoComplete="off"
          value={form.specialty}
          error={errors.specialty}
          onChange={(event) => change({ specialty: event.target.value })}
        />
      </div>
      <Checkbox
        label="Emergency contact"
        name="isEmergencyContact"
        hint="Stands first in the list, in red"
        checked={form.isEmergencyContact}
        onChange={(isEmergencyContact) => change({ isEmergencyContact })}
      />
    </>
  );
}

function Reaching({ form, errors, change }: Fields) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Phone"
          name="phoneNumber"
          type="tel"
          autoComplete="off"
          value={form.phoneNumber}
          error={errors.phoneNumber}
          onChange={(event) => change({ phoneNumber: event.target.value })}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          value={form.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
      <TextArea
        label="Address"
        name="address"
        rows={2}
        className="min-h-18"
        value={form.address}
        error={errors.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <TextArea
        label="Notes"
        name="notes"
        hint="Opening hours, insurance, whom to ask for"
        value={form.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </>
  );
}

interface ContactDialogProps {
  contact: MedicalContact | null;
  onClose: () => void;
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const editing = useRecordForm(CONTACT, contact, onClose);
  return (
    <RecordDialog
      title={contact === null ? 'Add Medical Contact' : 'Edit Medical Contact'}
      save="Save Contact"
      editing={editing}
      onClose={onClose}
    >
      <Who {...editing} />
      <Reaching {...editing} />
    </RecordDialog>
  );
}

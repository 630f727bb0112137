// The form of a medical contact.
import type { MedicalContact } from '#contract/kinds/medical-contact.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { useServerForm } from '../../editing/form/use-server-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { CONTACT } from './contact-form.ts';

/** Marked as required, but not enforced (MED-07). */
const TYPE = (
  <>
    Type{' '}
    <span aria-hidden className="text-soft">
      *
    </span>
  </>
);

interface ContactDialogProps {
  contact: MedicalContact | null;
  onClose: () => void;
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const editing = useServerForm(CONTACT, contact, onClose);
  const { field } = editing;
  return (
    <RecordDialog
      title={contact === null ? 'Add Medical Contact' : 'Edit Medical Contact'}
      save="Save Contact"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...field('type')} label={TYPE} />
        <TextField {...field('specialty')} />
      </div>
      <Checkbox {...field('isEmergencyContact')} hint="Listed first, in red" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('phoneNumber')} />
        <TextField {...field('email')} />
      </div>
      <TextArea {...field('address')} rows={2} className="min-h-18" />
      <TextArea {...field('notes')} hint="Opening hours, insurance, who to ask for" />
    </RecordDialog>
  );
}

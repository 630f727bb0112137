// The form of an appointment.
import { APPOINTMENT_TYPES, type MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medical } from '#contract/medical.ts';
import { formatTime } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { RecordDialog } from '../../editing/record-dialog.tsx';
import { useRecordForm, type RecordForm } from '../../editing/use-record-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { browserZone, useZone, zoneToName } from '../../time/zone.ts';
import { ContactSelect } from '../contacts/contact-select.tsx';
import { useMembers } from '../panel/member-list.ts';
import { MemberSelect } from '../panel/member-select.tsx';
import { PanelOptions } from '../panel/panel-options.tsx';
import { appointmentKind, shownFor, type AppointmentForm } from './appointment-kind.ts';

type Fields = Pick<RecordForm<MedicalAppointment, AppointmentForm>, 'form' | 'errors' | 'change'>;

/** Whose time the field asks for where the browser has another, and what becomes of a time that spring skips. */
function timeHint(typed: string, zone: string): string | undefined {
  const place = zoneToName(zone, browserZone());
  const shown = typed === '' ? typed : shownFor(typed, zone);
  const hints = [
    ...(place === null ? [] : [`${place} time`]),
    ...(shown === typed
      ? []
      : [`The clocks go forward then: it will be ${formatTime(shown.slice(shown.indexOf('T') + 1))}`]),
  ];
  return hints.length === 0 ? undefined : hints.join('. ');
}

function What({ form, errors, change, zone }: Fields & { zone: string }) {
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
      <TextField
        label="Date and time"
        name="appointmentDate"
        type="datetime-local"
        required
        min="1900-01-01T00:00"
        max="2199-12-31T23:59"
        hint={timeHint(form.appointmentDate, zone)}
        value={form.appointmentDate}
        error={errors.appointmentDate}
        onChange={(event) => change({ appointmentDate: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {/* As text, because a browser answers nothing for a number it cannot read. */}
        <TextField
          label="Duration (minutes)"
          name="duration"
          inputMode="numeric"
          autoComplete="off"
          value={form.duration}
          error={errors.duration}
          onChange={(event) => change({ duration: event.target.value })}
        />
        <SelectField
          label="Type"
          name="type"
          value={form.type}
          error={errors.type}
          onChange={(event) => change({ type: event.target.value })}
        >
          <PanelOptions values={APPOINTMENT_TYPES} />
        </SelectField>
      </div>
    </>
  );
}

function Whom({ form, errors, change }: Fields) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <MemberSelect
          value={form.familyMemberId}
          error={errors.familyMemberId}
          onChange={(familyMemberId) => change({ familyMemberId })}
        />
        <ContactSelect
          value={form.contactId}
          error={errors.contactId}
          onChange={(contactId) => change({ contactId })}
        />
      </div>
      <TextArea
        label="Notes"
        name="notes"
        hint="What to bring, what to ask"
        value={form.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </>
  );
}

function Reminder({ form, errors, change }: Fields) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label="Reminder"
        name="reminderEnabled"
        checked={form.reminderEnabled}
        onChange={(reminderEnabled) => change({ reminderEnabled })}
      />
      {form.reminderEnabled && (
        <TextField
          label="Hours before"
          name="reminderTime"
          inputMode="numeric"
          autoComplete="off"
          value={form.reminderTime}
          error={errors.reminderTime}
          onChange={(event) => change({ reminderTime: event.target.value })}
        />
      )}
    </div>
  );
}

interface AppointmentDialogProps {
  appointment: MedicalAppointment | null;
  /** Whom a new one is for. */
  memberId: string | null;
  onClose: () => void;
}

export function AppointmentDialog({ appointment, memberId, onClose }: AppointmentDialogProps) {
  const zone = useZone();
  const members = useMembers();
  const { data: contacts = [] } = useRead(medical.listMedicalContacts, {});
  const editing = useRecordForm(appointmentKind({ zone, members, contacts, memberId }), appointment, onClose);
  return (
    <RecordDialog
      title={appointment === null ? 'Add Appointment' : 'Edit Appointment'}
      save="Save Appointment"
      editing={editing}
      onClose={onClose}
    >
      <What {...editing} zone={zone} />
      <Whom {...editing} />
      <Reminder {...editing} />
    </RecordDialog>
  );
}

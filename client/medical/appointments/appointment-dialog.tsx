// The form of an appointment.
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medical } from '#contract/medical.ts';
import { formatTime, wallTime } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { ReferenceField } from '../../editing/form/reference-field.tsx';
import { useServerForm } from '../../editing/form/use-server-form.ts';
import { Checkbox } from '../../kit/form/checkbox.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/field.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone, zoneToName } from '../../time/zone.ts';
import { useMembers } from '../panel/member-list.ts';
import { appointmentKind, shownFor, type BegunAppointment } from './appointment-kind.ts';
import { QuickDuration, QuickWhen } from './quick-when.tsx';

/**
 * Names the household's time zone when the browser's differs, and warns when the time does not exist (DST) or, unless it
 * is the stored one, is past.
 */
function timeHint(typed: string, zone: string, past: boolean): string | undefined {
  const place = zoneToName(zone);
  const shown = typed === '' ? typed : shownFor(typed, zone);
  const hints = [
    ...(place === null ? [] : [`${place} time`]),
    ...(shown === typed
      ? []
      : [`Clocks spring forward then: it'll be ${formatTime(shown.slice(shown.indexOf('T') + 1))}`]),
    ...(past ? ['This is in the past'] : []),
  ];
  return hints.length === 0 ? undefined : hints.join('. ');
}

interface AppointmentDialogProps {
  appointment: MedicalAppointment | null;
  /** Member of a new appointment. */
  memberId: string | null;
  begun?: BegunAppointment | undefined;
  onClose: () => void;
}

export function AppointmentDialog({ appointment, memberId, begun, onClose }: AppointmentDialogProps) {
  const zone = useZone();
  const members = useMembers();
  const { data: contacts = [] } = useRead(medical.listMedicalContacts, {});
  const kind = appointmentKind({ zone, members, contacts, memberId, begun });
  const editing = useServerForm(kind, appointment, onClose);
  const { change, field, form } = editing;
  const when = form.appointmentDate;
  const isStored = appointment !== null && kind.formOf(appointment).appointmentDate === when;
  const { date, time } = wallTime(useNow(), zone);
  // A wrong month is noticed here, or not at all.
  const past = when !== '' && when < `${date}T${time}` && !isStored;
  return (
    <RecordDialog
      title={appointment === null ? 'Add Appointment' : 'Edit Appointment'}
      save="Save Appointment"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('title')} />
      <div className="flex flex-col gap-3">
        <TextField {...field('appointmentDate')} hint={timeHint(when, zone, past)} />
        <QuickWhen value={when} zone={zone} onChange={(appointmentDate) => change({ appointmentDate })} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="flex flex-col gap-3">
          <TextField {...field('duration')} />
          <QuickDuration value={form.duration} onChange={(duration) => change({ duration })} />
        </div>
        <SelectField {...field('type')} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <ReferenceField {...field('familyMemberId')} options={members} />
        <ReferenceField {...field('contactId')} options={contacts} />
      </div>
      <TextArea {...field('notes')} hint="What to bring, what to ask" />
      <div className="flex flex-col gap-3">
        <Checkbox {...field('reminderEnabled')} />
        {form.reminderEnabled && <TextField {...field('reminderTime')} />}
      </div>
    </RecordDialog>
  );
}

// The appointments tab: upcoming ones first, past ones separately (MED-05).
import { useEffect, useRef } from 'react';
import type { MedicalAppointment } from '#contract/kinds/medical-appointment.ts';
import { medical } from '#contract/medical.ts';
import { todayIn } from '#rules/time/dates.ts';
import { whenInWords } from '#rules/time/when-in-words.ts';
import { useRead } from '../../data/api.ts';
import { useEditing } from '../../editing/panel/open-later.ts';
import { useDeletion } from '../../editing/removal/use-deletion.ts';
import { later } from '../../kit/later.ts';
import { useNow } from '../../time/use-now.ts';
import { useZone, zoneToName } from '../../time/zone.ts';
import { MemberPanel } from '../panel/member-panel.tsx';
import { useAddress, type PanelPlace } from '../panel/panel-address.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { PastAppointments } from './appointment-past.tsx';
import { comingAndPast, wallTimeOf } from './appointment-when.ts';

const AppointmentDialog = later(() =>
  import('./appointment-dialog.tsx').then((file) => file.AppointmentDialog),
);

interface ListProps {
  label: string;
  appointments: MedicalAppointment[];
  isPast?: boolean;
  onEdit: (appointment: MedicalAppointment) => void;
  onDelete: (id: string, title: string) => void;
}

function AppointmentList({ label, appointments, isPast = false, onEdit, onDelete }: ListProps) {
  const zone = useZone();
  const today = todayIn(useNow(), zone);
  const { data: allContacts = [] } = useRead(medical.listMedicalContacts, {});
  const contacts = new Map(allContacts.map((contact) => [contact.id, contact]));
  const place = zoneToName(zone);
  const note = place === null ? '' : ` (${place} time)`;
  return (
    <ul aria-label={label} className="grid gap-4 lg:grid-cols-2">
      {appointments.map((appointment) => {
        const wall = wallTimeOf(appointment, zone);
        return (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            wall={wall}
            when={`${whenInWords(wall, today)}${note}`}
            isPast={isPast}
            contact={contacts.get(appointment.contactId ?? '')}
            onEdit={() => onEdit(appointment)}
            onDelete={() => onDelete(appointment.id, appointment.title)}
          />
        );
      })}
    </ul>
  );
}

type ComingAndPastProps = Pick<ListProps, 'appointments' | 'onEdit' | 'onDelete'> & {
  recordId: string | null;
};

function ComingAndPast({ appointments, recordId, ...actions }: ComingAndPastProps) {
  const { coming, past } = comingAndPast(appointments, useNow());
  return (
    <div className="flex flex-col gap-8">
      {coming.length > 0 ? (
        <AppointmentList {...actions} label="Upcoming appointments" appointments={coming} />
      ) : (
        <p className="text-soft">Nothing is coming up.</p>
      )}
      {past.length > 0 && (
        <PastAppointments
          count={past.length}
          targetId={past.some(({ id }) => id === recordId) ? recordId : null}
        >
          {() => <AppointmentList {...actions} label="Past appointments" appointments={past} isPast />}
        </PastAppointments>
      )}
    </div>
  );
}

/** A link to the form of a new appointment opens it once; closed, the address forgets it. */
function useAskedFor({ newAt = null, memberId }: PanelPlace, add: () => void) {
  const { show } = useAddress();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (newAt !== null && asked.current !== newAt) add();
    asked.current = newAt;
  }, [newAt, add]);
  return () => newAt !== null && show('appointments', { member: memberId });
}

export function AppointmentsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedicalAppointments, {});
  const { editing, add, edit, close } = useEditing<MedicalAppointment>(AppointmentDialog);
  const forget = useAskedFor(place, add);
  const { remove } = useDeletion({
    operation: medical.deleteMedicalAppointment,
    name: 'deleteMedicalAppointment',
    done: { title: 'Appointment deleted' },
    failed: 'Failed to delete appointment.',
    restored: { title: 'Appointment restored' },
  });
  return (
    <>
      <MemberPanel
        {...place}
        tab="appointments"
        title="Appointments"
        noun="appointments"
        add="Schedule Appointment"
        onAdd={add}
        reading={reading}
        memberOf={({ familyMemberId }) => familyMemberId}
        empty={{
          title: 'No appointments scheduled',
          text: 'Checkups and visits, each with a reminder before it. Start with the next one you know of.',
        }}
      >
        {(appointments) => (
          <ComingAndPast
            appointments={appointments}
            recordId={place.recordId}
            onEdit={edit}
            onDelete={remove}
          />
        )}
      </MemberPanel>
      {editing && (
        <AppointmentDialog
          key={editing.record?.id ?? 'new'}
          appointment={editing.record}
          memberId={place.memberId}
          begun={
            editing.record === null
              ? { at: place.newAt ?? '', title: place.newTitle ?? '', minutes: place.newMinutes ?? '' }
              : undefined
          }
          onClose={() => {
            close();
            forget();
          }}
        />
      )}
    </>
  );
}

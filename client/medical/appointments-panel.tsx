// The tab of appointments.
import { medical } from '#contract/medical.ts';
import { useRead } from '../api.ts';
import { PanelRow } from './panel-row.tsx';
import { Panel } from './panel.tsx';
import type { PanelPlace } from './panel-address.ts';

export function AppointmentsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedicalAppointments, {});
  return (
    <Panel
      {...place}
      tab="appointments"
      title="Appointments"
      noun="appointments"
      add="Schedule Appointment"
      onAdd={() => undefined}
      reading={reading}
      memberOf={(appointment) => appointment.familyMemberId}
      empty={{
        title: 'No appointments scheduled',
        text: 'Checkups and visits, with a reminder before them.',
      }}
    >
      {(appointments) => (
        <ul className="flex flex-col gap-4">
          {appointments.map(({ id, title }) => (
            <PanelRow key={id} id={id} name={title} onEdit={() => undefined} onDelete={() => undefined} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

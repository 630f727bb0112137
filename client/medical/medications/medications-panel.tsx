// The tab of medications (MED-04).
import type { Medication } from '#contract/kinds/medication.ts';
import { medical } from '#contract/medical.ts';
import { useRead } from '../../data/api.ts';
import { useEditing } from '../../editing/panel/open-later.ts';
import { useDeletion } from '../../editing/removal/use-deletion.ts';
import { later } from '../../kit/later.ts';
import { useMembers } from '../panel/member-list.ts';
import { MemberPanel } from '../panel/member-panel.tsx';
import type { PanelPlace } from '../panel/panel-address.ts';
import { MedicationCard } from './medication-card.tsx';

const MedicationDialog = later(() => import('./medication-dialog.tsx').then((file) => file.MedicationDialog));

export function MedicationsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedications, {});
  const members = useMembers();
  const { editing, add, edit, close } = useEditing<Medication>(MedicationDialog);
  const { remove } = useDeletion({
    operation: medical.deleteMedication,
    name: 'deleteMedication',
    done: { title: 'Medication deleted' },
    failed: 'Failed to delete medication.',
    restored: { title: 'Medication restored' },
  });
  return (
    <>
      <MemberPanel
        {...place}
        tab="medications"
        title="Medications"
        noun="medications"
        add="Add Medication"
        onAdd={add}
        reading={reading}
        memberOf={({ familyMemberId }) => familyMemberId}
        empty={{
          title: 'No medications tracked',
          text: 'What everybody takes, how much, how often and until when. Start with what is taken today.',
        }}
      >
        {/* The server lists those being taken first. */}
        {(medications) => (
          <ul aria-label="Medications" className="grid gap-4 md:grid-cols-2">
            {medications.map((medication) => (
              <MedicationCard
                key={medication.id}
                medication={medication}
                member={members.find(({ id }) => id === medication.familyMemberId)?.name}
                onEdit={() => edit(medication)}
                onDelete={() => remove(medication.id)}
              />
            ))}
          </ul>
        )}
      </MemberPanel>
      {editing && (
        <MedicationDialog
          key={editing.record?.id ?? 'new'}
          medication={editing.record}
          memberId={place.memberId}
          onClose={close}
        />
      )}
    </>
  );
}

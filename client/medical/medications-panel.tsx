// The tab of medications (MED-04).
import { medical } from '#contract/medical.ts';
import { useRead } from '../api.ts';
import { PanelRow } from './panel-row.tsx';
import { Panel } from './panel.tsx';
import type { PanelPlace } from './panel-address.ts';

export function MedicationsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedications, {});
  return (
    <Panel
      {...place}
      tab="medications"
      title="Medications"
      noun="medications"
      add="Add Medication"
      onAdd={() => undefined}
      reading={reading}
      empty={{
        title: 'No medications tracked',
        text: 'What everybody takes, how often, and until when.',
      }}
    >
      {(medications) => (
        <ul className="grid gap-4 md:grid-cols-2">
          {medications.map(({ id, name }) => (
            <PanelRow key={id} id={id} name={name} onEdit={() => undefined} onDelete={() => undefined} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

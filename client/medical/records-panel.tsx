// The tab of records.
import { medical } from '#contract/medical.ts';
import { useRead } from '../api.ts';
import { PanelRow } from './panel-row.tsx';
import { Panel } from './panel.tsx';
import type { PanelPlace } from './panel-address.ts';

export function RecordsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedicalRecords, {});
  return (
    <Panel
      {...place}
      tab="records"
      title="Medical Records"
      noun="records"
      add="Add Record"
      onAdd={() => undefined}
      reading={reading}
      memberOf={(record) => record.familyMemberId}
      empty={{
        title: 'No medical records',
        text: 'Vaccinations, test results and diagnoses, at hand when somebody asks.',
      }}
    >
      {(records) => (
        <ul className="flex flex-col gap-4">
          {records.map(({ id, title }) => (
            <PanelRow key={id} id={id} name={title} onEdit={() => undefined} onDelete={() => undefined} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

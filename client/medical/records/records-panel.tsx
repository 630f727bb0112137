// The tab of medical records, newest first (MED-06).
import type { MedicalRecord } from '#contract/kinds/medical-record.ts';
import { medical } from '#contract/medical.ts';
import { useRead } from '../../data/api.ts';
import { useEditing } from '../../editing/panel/open-later.ts';
import { useDeletion } from '../../editing/removal/use-deletion.ts';
import { later } from '../../kit/later.ts';
import { MemberPanel } from '../panel/member-panel.tsx';
import type { PanelPlace } from '../panel/panel-address.ts';
import { RecordCard } from './medical-record-card.tsx';
import { recordGroups } from './record-years.ts';

const MedicalRecordDialog = later(() =>
  import('./medical-record-dialog.tsx').then((file) => file.MedicalRecordDialog),
);

interface ListProps {
  records: MedicalRecord[];
  onEdit: (record: MedicalRecord) => void;
  onDelete: (id: string, title: string) => void;
}

/** One list, or one for each year under its heading. */
function RecordLists({ records, onEdit, onDelete }: ListProps) {
  return (
    <div className="flex flex-col gap-8">
      {recordGroups(records).map(({ heading, records: ofGroup }) => (
        <section key={heading} className="flex flex-col gap-4">
          {heading !== null && <h3 className="text-xl tabular-nums">{heading}</h3>}
          <ul aria-label={heading ?? 'Medical records'} className="grid items-start gap-4 lg:grid-cols-2">
            {ofGroup.map((record) => (
              <RecordCard
                key={record.id}
                record={record}
                heading={heading === null ? 'h3' : 'h4'}
                onEdit={() => onEdit(record)}
                onDelete={() => onDelete(record.id, record.title)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function RecordsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedicalRecords, {});
  const { editing, add, edit, close } = useEditing<MedicalRecord>(MedicalRecordDialog);
  const { remove } = useDeletion({
    operation: medical.deleteMedicalRecord,
    name: 'deleteMedicalRecord',
    done: { title: 'Medical record deleted' },
    failed: 'Failed to delete medical record.',
    restored: { title: 'Medical record restored' },
  });
  return (
    <>
      <MemberPanel
        {...place}
        tab="records"
        title="Medical Records"
        noun="medical records"
        add="Add Record"
        onAdd={add}
        reading={reading}
        memberOf={({ familyMemberId }) => familyMemberId}
        empty={{
          title: 'No medical records',
          text: 'Vaccinations, test results, diagnoses and allergies, at hand when someone asks. Start with the last vaccination.',
        }}
      >
        {(records) => <RecordLists records={records} onEdit={edit} onDelete={remove} />}
      </MemberPanel>
      {editing && (
        <MedicalRecordDialog
          key={editing.record?.id ?? 'new'}
          record={editing.record}
          memberId={place.memberId}
          onClose={close}
        />
      )}
    </>
  );
}

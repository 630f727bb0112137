// The tab of medications (MED-04), with the doses that were given.
import { ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { doses } from '#contract/doses.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { medical } from '#contract/medical.ts';
import { useRead } from '../../data/api.ts';
import { openLater, useEditing } from '../../editing/panel/open-later.ts';
import { useDeletion } from '../../editing/removal/use-deletion.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { GiveQuestion } from '../doses/give-question.tsx';
import { useRecentDoses } from '../doses/recent-doses.ts';
import type { Giving } from '../doses/giving.ts';
import { useTaken } from '../doses/use-day-place.ts';
import { useGiving } from '../doses/use-giving.ts';
import { useMembers } from '../panel/member-list.ts';
import { MemberPanel } from '../panel/member-panel.tsx';
import type { PanelPlace } from '../panel/panel-address.ts';
import { MedicationRow } from './medication-row.tsx';

const MedicationDialog = later(() => import('./medication-dialog.tsx').then((file) => file.MedicationDialog));
const LogDialog = later(() => import('../doses/log-dialog.tsx').then((file) => file.LogDialog));

/** The log that is open: of one medication, or of all. */
type Log = { medication: Medication | null } | null;

function useMemberName() {
  const members = useMembers();
  return ({ familyMemberId }: Medication) => members.find(({ id }) => id === familyMemberId)?.name;
}

function AllDoses({ onOpen }: { onOpen: () => void }) {
  return (
    <Button variant="quiet" className="self-start" onClick={onOpen}>
      <ScrollText aria-hidden />
      All doses
    </Button>
  );
}

/** Where no medication is left, the doses that were given are. */
function DosesLeft({ onOpen }: { onOpen: () => void }) {
  const { data } = useRead(doses.listDoses, { limit: 1 });
  return data !== undefined && data.length > 0 && <AllDoses onOpen={onOpen} />;
}

interface RowsProps {
  medications: readonly Medication[];
  nameOf: (medication: Medication) => string | undefined;
  giving: Giving;
  /** Opens the log of one medication, or of all. */
  onLog: (medication: Medication | null) => void;
  onEdit: (medication: Medication) => void;
}

function Rows({ medications, nameOf, giving, onLog, onEdit }: RowsProps) {
  const recent = useRecentDoses();
  const { remove } = useDeletion({
    operation: medical.deleteMedication,
    name: 'deleteMedication',
    done: { title: 'Medication deleted' },
    failed: 'Failed to delete medication.',
    restored: { title: 'Medication restored' },
  });
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Medications" className="flex flex-col gap-3">
        {medications.map((medication) => (
          <MedicationRow
            key={medication.id}
            medication={medication}
            member={nameOf(medication)}
            recent={recent}
            giving={giving}
            onLog={() => onLog(medication)}
            onEdit={() => onEdit(medication)}
            onDelete={() => remove(medication.id, medication.name)}
          />
        ))}
      </ul>
      <AllDoses onOpen={() => onLog(null)} />
    </div>
  );
}

export function MedicationsPanel(place: PanelPlace) {
  const reading = useRead(medical.listMedications, {});
  useTaken(reading.data);
  const nameOf = useMemberName();
  const giving = useGiving();
  const [log, setLog] = useState<Log>(place.log ? { medication: null } : null);
  const showLog = (medication: Medication | null) => openLater(LogDialog, () => setLog({ medication }));
  const { editing, add, edit, close } = useEditing<Medication>(MedicationDialog);
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
          text: 'What everyone takes, how much, how often and until when. Start with what is taken today.',
          action: <DosesLeft onOpen={() => showLog(null)} />,
        }}
      >
        {/* The server lists those being taken first. */}
        {(medications) => (
          <Rows medications={medications} nameOf={nameOf} giving={giving} onLog={showLog} onEdit={edit} />
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
      <Suspense fallback={null}>
        {log && <LogDialog medication={log.medication} onClose={() => setLog(null)} />}
      </Suspense>
      <GiveQuestion giving={giving} nameOf={nameOf} />
    </>
  );
}

// The log of doses by day: of one medication, or of all, also of those that were removed.
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { doses as operations } from '#contract/doses.ts';
import type { Dose } from '#contract/kinds/dose.ts';
import type { Medication } from '#contract/kinds/medication.ts';
import { matchesMedication } from '#rules/medicine/dose-match.ts';
import { dayInWords, dosesByDay } from '#rules/medicine/dose-words.ts';
import { formatTime, todayIn, wallTime } from '#rules/time/dates.ts';
import { useRead } from '../../data/api.ts';
import { Failed, Loading } from '../../editing/panel/panel-states.tsx';
import { EditRemove } from '../../editing/removal/edit-remove.tsx';
import { useDeletion } from '../../editing/removal/use-deletion.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/overlays/dialog.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone } from '../../time/zone.ts';
import { useMembers } from '../panel/member-list.ts';
import { DoseDialog } from './dose-dialog.tsx';
import { doseName } from './dose-name.ts';

const PAGE = 200;
const MOST = 1000;

interface DoseRowProps {
  dose: Dose;
  /** Medicine and person, where the log is of all. */
  whom: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function DoseRow({ dose, whom, onEdit, onRemove }: DoseRowProps) {
  const time = formatTime(wallTime(new Date(dose.givenAt), useZone()).time);
  const { givenBy, amount, notes } = dose;
  return (
    <li className="flex items-center gap-3 border-t border-line py-1 first:border-0">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold tabular-nums">{time}</span>
        {whom !== undefined && ` ${whom}`}
        {amount !== '' && `, ${amount}`}
        {givenBy !== '' && <span className="text-soft">, by {givenBy}</span>}
        {notes !== '' && <span className="block text-soft">{notes}</span>}
      </p>
      <span className="flex shrink-0">
        <EditRemove name={`the dose at ${time}`} onEdit={onEdit} onRemove={onRemove} />
      </span>
    </li>
  );
}

interface DaysProps {
  shown: readonly Dose[];
  /** True in the log of all medicines. */
  isOfAll: boolean;
  onEdit: (dose: Dose) => void;
}

function Days({ shown, isOfAll, onEdit }: DaysProps) {
  const zone = useZone();
  const today = todayIn(useNow(), zone);
  const members = useMembers();
  const { remove } = useDeletion({
    operation: operations.deleteDose,
    name: 'deleteDose',
    done: { title: 'Dose removed' },
    failed: "This dose couldn't be removed.",
    restored: { title: 'Dose restored' },
  });
  return dosesByDay(shown, zone).map(([date, ofDay]) => (
    <section key={date} aria-label={dayInWords(date, today)}>
      <h3 className="font-display font-extrabold">{dayInWords(date, today)}</h3>
      <ul>
        {ofDay.map((dose) => (
          <DoseRow
            key={dose.id}
            dose={dose}
            whom={isOfAll ? doseName(dose, members) : undefined}
            onEdit={() => onEdit(dose)}
            onRemove={() => remove(dose.id)}
          />
        ))}
      </ul>
    </section>
  ));
}

interface LogDialogProps {
  /** Null for all. */
  medication: Medication | null;
  onClose: () => void;
}

export function LogDialog({ medication, onClose }: LogDialogProps) {
  const [limit, setLimit] = useState(PAGE);
  const [editing, setEditing] = useState<{ dose: Dose | null } | null>(null);
  const { data, isError, isFetching, refetch } = useRead(operations.listDoses, { limit });
  const shown = medication === null ? data : data?.filter(matchesMedication(medication));
  if (editing)
    return (
      <DoseDialog
        dose={editing.dose}
        medicationId={editing.dose?.medicationId ?? medication?.id ?? ''}
        amount={medication?.dosage ?? ''}
        onClose={() => setEditing(null)}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={medication === null ? 'All doses' : `Log of ${medication.name}`}
      footer={
        medication === null ? undefined : (
          <Button onClick={() => setEditing({ dose: null })}>
            <Plus aria-hidden />
            Add a dose
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!shown &&
          (isError ? (
            <Failed
              sentence="The log couldn't be loaded. Check your connection and try again."
              isFetching={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading noun="doses" />
          ))}
        {shown?.length === 0 && <p className="text-soft">No dose recorded yet.</p>}
        {shown && (
          <Days shown={shown} isOfAll={medication === null} onEdit={(dose) => setEditing({ dose })} />
        )}
        {data && data.length === limit && limit < MOST && (
          <Button onClick={() => setLimit(limit + PAGE)}>Show earlier</Button>
        )}
      </div>
    </Dialog>
  );
}

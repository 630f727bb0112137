// The form of one dose in the log.
import type { Dose } from '#contract/kinds/dose.ts';
import { RecordDialog } from '../../editing/form/record-dialog.tsx';
import { useServerForm } from '../../editing/form/use-server-form.ts';
import { TextArea, TextField } from '../../kit/form/field.tsx';
import { useNow } from '../../time/use-now.ts';
import { useZone, zoneToName } from '../../time/zone.ts';
import { doseKind } from './dose-kind.ts';

interface DoseDialogProps {
  /** Null for a new one. */
  dose: Dose | null;
  medicationId: string;
  /** Usual amount of a new one. */
  amount: string;
  onClose: () => void;
}

export function DoseDialog({ dose, medicationId, amount, onClose }: DoseDialogProps) {
  const zone = useZone();
  const now = useNow();
  const editing = useServerForm(doseKind({ zone, now, medicationId, amount }), dose, onClose);
  const { field } = editing;
  const place = zoneToName(zone);
  return (
    <RecordDialog
      title={dose === null ? 'Add a dose' : 'Edit dose'}
      save="Save Dose"
      editing={editing}
      onClose={onClose}
    >
      <TextField {...field('givenAt')} hint={place === null ? undefined : `${place} time`} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('givenBy')} hint={dose === null ? 'You, if left empty' : undefined} />
        <TextField {...field('amount')} hint="As on the label, e.g. 5 mL" />
      </div>
      <TextArea {...field('notes')} />
    </RecordDialog>
  );
}

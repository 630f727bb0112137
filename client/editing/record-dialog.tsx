// The dialog in which a record is added or changed, with what another parent did to it meanwhile (D28).
import type { ReactNode } from 'react';
import { ConflictNote } from './conflict-note.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { FormValues, Stored } from './record-kind.ts';
import type { RecordForm } from './use-record-form.ts';

interface RecordDialogProps<R extends Stored, F extends FormValues> {
  /** 'Add medication' or 'Edit medication'. */
  title: string;
  editing: RecordForm<R, F>;
  onClose: () => void;
  /** Label of the button that saves. */
  save?: string;
  children: ReactNode;
}

/** Rendered while a record is being edited; give it a key per record. */
export function RecordDialog<R extends Stored, F extends FormValues>(props: RecordDialogProps<R, F>) {
  const { editing, onClose, children, ...frame } = props;
  const conflict = editing.conflict === null ? {} : { instead: <ConflictNote {...{ editing, onClose }} /> };
  return (
    <FormDialog {...frame} {...conflict} editing={editing} onClose={onClose}>
      {children}
    </FormDialog>
  );
}

// Dialog to add or change a record. Cancel discards typed values; closing it in another way asks first when something
// would be lost. A change by another parent is shown in place of the form (D28).
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormDialog } from '../../kit/overlays/form-dialog.tsx';
import { useCloseQuestion } from './close-question.ts';
import { ConflictNote } from './conflict-note.tsx';
import type { Editing } from './use-record-form.ts';

interface RecordDialogProps {
  /** 'Add medication' or 'Edit medication'. */
  title: string;
  editing: Editing;
  onClose: () => void;
  /** Label of the button that saves. */
  save?: string;
  children: ReactNode;
}

/** Rendered while a record is being edited; give it a key per record. */
export function RecordDialog({ title, editing, onClose, save = 'Save', children }: RecordDialogProps) {
  const { attempts, saving, isChanged, isResumed, conflict } = editing;
  const close = () => {
    editing.putAway();
    onClose();
  };
  const leave = useCloseQuestion(isChanged, close);
  return (
    <FormDialog
      title={title}
      save={saving ? 'Saving...' : save}
      pending={saving}
      refusal={attempts}
      instead={conflict === null ? undefined : <ConflictNote {...{ editing, conflict, onClose }} />}
      onSubmit={() => void editing.submit()}
      onCancel={close}
      onClose={leave}
    >
      {isResumed && (
        <p role="status" className="flex items-start gap-2 rounded-field bg-brand-wash px-4 py-3 text-brand">
          <History aria-hidden className="mt-0.5 size-5 shrink-0" />
          What you typed before is still here.
        </p>
      )}
      {children}
    </FormDialog>
  );
}

// The dialog in which a record is added or changed. Cancel puts away what was typed; closing it any other way asks
// first when something would be lost.
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { History } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { ConflictNote } from './conflict-note.tsx';
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

const FIELDS = 'input, select, textarea';

/** After each refused attempt the first field that needs a look has the focus; after a conflict the first field. */
function useFocus(attempts: number, isConflict: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasConflict = useRef(isConflict);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  useEffect(() => {
    if (wasConflict.current && !isConflict) form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    wasConflict.current = isConflict;
  }, [isConflict]);
  return form;
}

/** The browser's own question before a page with something typed is left or loaded again. */
function useLeaveQuestion(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}

/** Rendered while a record is being edited; give it a key per record. */
export function RecordDialog<R extends Stored, F extends FormValues>(props: RecordDialogProps<R, F>) {
  const { title, editing, onClose, save = 'Save', children } = props;
  const id = useId();
  const isConflict = editing.conflict !== null;
  const form = useFocus(editing.attempts, isConflict);
  useLeaveQuestion(editing.isChanged);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!editing.saving) void editing.submit();
  };
  const close = () => {
    editing.putAway();
    onClose();
  };
  const leave = () => {
    if (editing.saving) return;
    // The browser's own question: nothing is lost by a slip outside the dialog.
    if (!editing.isChanged || window.confirm('Close without saving what you typed?')) close();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      footer={
        isConflict ? undefined : (
          <>
            <Button variant="quiet" disabled={editing.saving} onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={id} pending={editing.saving}>
              {editing.saving ? 'Saving...' : save}
            </Button>
          </>
        )
      }
    >
      <ConflictNote editing={editing} onClose={onClose} />
      <form id={id} ref={form} noValidate onSubmit={submit} aria-label={title} hidden={isConflict}>
        <div className="flex flex-col gap-5">
          {editing.isResumed && (
            <p
              role="status"
              className="flex items-start gap-2 rounded-field bg-brand-wash px-4 py-3 text-brand"
            >
              <History aria-hidden className="mt-0.5 size-5 shrink-0" />
              What you typed before is still here.
            </p>
          )}
          {children}
        </div>
      </form>
    </Dialog>
  );
}

// The dialog around a form of several fields. Cancel puts away what was typed; closing it any other way asks first
// when something would be lost.
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { History } from 'lucide-react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/overlays/dialog.tsx';

/** What the dialog asks of whoever keeps what is typed. */
export interface TypedForm {
  /** How often saving was refused for what was typed; the first such field is focused then. */
  attempts: number;
  saving: boolean;
  isChanged: boolean;
  /** Whether it shows what was typed before the form went away without being closed. */
  isResumed: boolean;
  submit: () => Promise<void>;
  /** Puts away what was typed; the dialog closes then. */
  putAway: () => void;
}

interface FormDialogProps {
  title: string;
  editing: TypedForm;
  onClose: () => void;
  /** Label of the button that saves. */
  save?: string;
  /** Takes the place of the form while something must be decided first. */
  instead?: ReactNode;
  children: ReactNode;
}

const FIELDS = 'input, select, textarea';

/** After each refused attempt the first field that needs a look has the focus; after a decision the first field. */
function useFocus(attempts: number, isHidden: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  useEffect(() => {
    if (wasHidden.current && !isHidden) form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
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

/** Rendered while something is being edited; give it a key per record. */
export function FormDialog({ title, editing, onClose, save = 'Save', instead, children }: FormDialogProps) {
  const id = useId();
  const isHidden = instead !== undefined;
  const form = useFocus(editing.attempts, isHidden);
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
        isHidden ? undefined : (
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
      {instead}
      <form id={id} ref={form} noValidate onSubmit={submit} aria-label={title} hidden={isHidden}>
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

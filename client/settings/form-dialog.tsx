// A small form in a dialog: one button saves, a refused attempt keeps what was typed.
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/overlays/dialog.tsx';

/** Why an attempt was refused; a new one for each attempt. */
export interface Mistake {
  sentence: string;
}

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Label of the button that saves. */
  save: string;
  pending: boolean;
  danger?: boolean;
  mistake?: Mistake | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

export function FormDialog({ open, onClose, title, description, save, children, ...rest }: FormDialogProps) {
  const { pending, danger = false, mistake, onSubmit } = rest;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The field that needs another look gets the focus after each refused attempt.
  useEffect(() => {
    if (mistake) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [mistake]);
  const close = () => {
    if (!pending) onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending) onSubmit();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && close()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" disabled={pending} onClick={close}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={id} pending={pending}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={title}
        className="flex flex-col gap-5"
      >
        {children}
      </form>
    </Dialog>
  );
}

// A form in a dialog: one button saves; a refused attempt keeps the typed values and focuses the first error.
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  open?: boolean;
  title: string;
  description?: ReactNode;
  /** Accessible name of the form, where the title is none. */
  label?: string;
  /** Label of the button that saves. */
  save: string;
  pending?: boolean;
  danger?: boolean;
  /** True where not saving is the safer choice: Cancel is the button that stands out. */
  cautious?: boolean;
  /** True while the content has just changed: the button that saves waits until it can have been read. */
  blocked?: boolean;
  /** A new value for each refused attempt: the first invalid field has the focus then. */
  refusal?: unknown;
  /** Takes the place of the form while something must be decided first. */
  instead?: ReactNode;
  /** Another way to use what was typed, beside the button that saves. */
  beside?: ReactNode;
  onSubmit: () => void;
  /** The Cancel button, where it does something else than closing the dialog any other way. */
  onCancel?: () => void;
  onClose: () => void;
  children: ReactNode;
}

const FIELDS = 'input, select, textarea';

/** After each refused attempt the first field that needs a look has the focus; after a decision the first field. */
function useFocus(refusal: unknown, isHidden: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  useEffect(() => {
    if (wasHidden.current && !isHidden) form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    wasHidden.current = isHidden;
  }, [isHidden]);
  return form;
}

export function FormDialog({ open = true, title, description, label = title, ...rest }: FormDialogProps) {
  const {
    save,
    pending = false,
    danger = false,
    cautious = false,
    blocked = false,
    refusal,
    instead,
    beside,
    onSubmit,
    onClose,
    children,
  } = rest;
  const { onCancel = onClose } = rest;
  const id = useId();
  const isHidden = instead !== undefined;
  const form = useFocus(refusal, isHidden);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!pending && !blocked) onSubmit();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && !pending && onClose()}
      title={title}
      description={description}
      footer={
        isHidden ? undefined : (
          <>
            {beside}
            <Button variant={cautious ? 'primary' : 'quiet'} disabled={pending} onClick={onCancel}>
              Cancel
            </Button>
            <Button
              variant={danger ? 'danger' : cautious ? 'secondary' : 'primary'}
              type="submit"
              form={id}
              pending={pending}
              disabled={blocked}
            >
              {save}
            </Button>
          </>
        )
      }
    >
      {instead}
      <form id={id} ref={form} noValidate onSubmit={submit} aria-label={label} hidden={isHidden}>
        <div className="flex flex-col gap-5">{children}</div>
      </form>
    </Dialog>
  );
}

// Labelled form fields: label, hint and error are tied to the control, and a ref reaches it for form libraries.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from '../cx.ts';
import { plainPaste } from './plain-paste.ts';

interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** One plain sentence; the field is then marked invalid. */
  error?: string | undefined;
}

const CONTROL =
  'w-full rounded-field border border-line-strong bg-surface px-4 text-ink placeholder:text-faint aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';

interface FieldProps extends FieldText {
  id: string;
  required?: boolean | undefined;
  children: ReactNode;
}

function Field({ id, label, hint, error, required, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden className="text-soft">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

type Given = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid'>;

/** Id and ARIA attributes of a control with these texts. */
function useControl({ hint, error }: FieldText, given: Given) {
  const made = useId();
  const id = given.id ?? made;
  const describedBy = cx(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`);
  return {
    id,
    'aria-describedby': describedBy || undefined,
    // One sentence may cover several fields; the caller then marks them as invalid.
    'aria-invalid': error === undefined ? given['aria-invalid'] : true,
  };
}

/** A one-line field. */
export function TextField({ label, hint, error, className, ...rest }: FieldText & ComponentProps<'input'>) {
  const control = useControl({ label, hint, error }, rest);
  return (
    <Field id={control.id} label={label} hint={hint} error={error} required={rest.required}>
      <input
        type="text"
        onPaste={plainPaste}
        {...rest}
        {...control}
        className={cx(CONTROL, 'min-h-12', className)}
      />
    </Field>
  );
}

/** A field of several lines that grows with its text. */
export function TextArea({ label, hint, error, className, ...rest }: FieldText & ComponentProps<'textarea'>) {
  const control = useControl({ label, hint, error }, rest);
  return (
    <Field id={control.id} label={label} hint={hint} error={error} required={rest.required}>
      <textarea
        rows={3}
        onPaste={plainPaste}
        {...rest}
        {...control}
        className={cx(CONTROL, 'field-sizing-content max-h-80 min-h-24 py-3', className)}
      />
    </Field>
  );
}

/** A choice from a list; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...rest
}: FieldText & ComponentProps<'select'>) {
  const control = useControl({ label, hint, error }, rest);
  return (
    <Field id={control.id} label={label} hint={hint} error={error} required={rest.required}>
      <select {...rest} {...control} className={cx(CONTROL, 'select min-h-12 pr-11', className)} />
    </Field>
  );
}

// A yes-or-no field: a native checkbox with its label; the whole row can be tapped.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from '../cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, onChange, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('flex flex-col', className)}>
      <label htmlFor={id} className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <span className="relative inline-flex size-6 shrink-0">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            onChange={(event) => onChange(event.target.checked)}
            className="peer size-6 cursor-pointer appearance-none rounded-md border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand disabled:opacity-55"
          />
          <Check
            aria-hidden
            className="pointer-events-none absolute inset-0 m-auto hidden size-5 text-on-brand peer-checked:block"
          />
        </span>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="pl-9 text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

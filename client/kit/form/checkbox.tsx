// A yes-or-no field: a native checkbox with its label; the whole row can be tapped.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Tick } from './tick.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hint, onChange, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={cx('flex flex-col', className)}>
      <label
        htmlFor={id}
        className="flex min-h-11 w-fit cursor-pointer items-center gap-3 py-1.5 font-semibold"
      >
        <Tick
          {...rest}
          id={id}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="pl-9 text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

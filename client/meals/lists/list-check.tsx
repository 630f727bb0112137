// Checkbox of a shopping item: a native checkbox, 44 px to tap.
import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { cx } from '../../kit/cx.ts';

interface ItemCheckProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onChange: (checked: boolean) => void;
  /** Ticked just now. */
  isTicking: boolean;
  /** Of the whole area to tap. */
  className?: string;
  /** Label: visible text, or hidden where the name is beside it. */
  children: ReactNode;
}

export function ItemCheck({ onChange, isTicking, className, children, ...rest }: ItemCheckProps) {
  return (
    <label className={cx('flex min-h-11 min-w-11 cursor-pointer items-center', className)}>
      <span className={cx('relative inline-flex size-6 shrink-0', isTicking && 'ticking')}>
        <input
          {...rest}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-6 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-brand peer-checked:block"
          strokeWidth={3}
        />
      </span>
      {children}
    </label>
  );
}

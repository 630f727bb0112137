// An on/off switch. A native checkbox underneath, so that keyboard, labels and forms work without extra code.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-150 checked:bg-brand disabled:cursor-not-allowed disabled:opacity-55';
const THUMB =
  "before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface before:transition-transform before:duration-150 before:content-[''] checked:before:translate-x-5 checked:before:bg-on-brand forced-colors:appearance-auto";

/** The switch alone; the caller labels it. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  // The native checkbox tells its own state.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input type="checkbox" role="switch" {...rest} className={cx(TRACK, THUMB, className)} />;
}

interface SwitchRowProps {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
  /** Id of a text that says more about it. */
  describedBy?: string;
}

/** A named switch in a list of settings; the whole row is the target. */
export function SwitchRow({ label, checked, disabled, onChange, describedBy }: SwitchRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        'flex min-h-12 items-center justify-between gap-4',
        disabled ? 'cursor-not-allowed text-soft' : 'cursor-pointer',
      )}
    >
      <span className="font-semibold">{label}</span>
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}

// Small labels, and chips to press.
import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from './cx.ts';
import { HUES, type Hue } from './hues.ts';

interface BadgeProps extends ComponentProps<'span'> {
  hue?: Hue;
}

/** A short label: type or state. */
export function Badge({ hue = 'plain', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-xl px-2.5 py-0.5 text-sm font-semibold [&_svg]:size-4',
        HUES[hue],
        className,
      )}
    />
  );
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** The selected state; omit when pressing selects nothing. */
  pressed?: boolean;
  /** Pressing removes the chip: shows a cross. */
  removes?: boolean;
}

/** A small button to select, add or remove something. */
export function Chip({ pressed, removes, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={cx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 py-2 font-medium [&_svg]:size-4 [&_svg]:shrink-0',
        pressed || removes
          ? 'border-brand bg-brand-wash text-brand'
          : 'border-line-strong bg-surface text-ink hover:bg-sunk',
        className,
      )}
    >
      {children}
      {removes && <X aria-hidden />}
    </button>
  );
}

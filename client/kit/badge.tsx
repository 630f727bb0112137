// Small labels. A hue carries meaning only together with a word or an icon.
import type { ComponentProps, ReactNode } from 'react';
import { X } from 'lucide-react';
import { cx } from './cx.ts';

export type Hue =
  | 'plain'
  | 'brand'
  | 'school'
  | 'meal'
  | 'medical'
  | 'routine'
  | 'project'
  | 'todo'
  | 'danger';

/** Background and text colour of every hue, as classes. */
export const HUES: Record<Hue, string> = {
  plain: 'bg-sunk text-ink',
  brand: 'bg-brand-wash text-brand',
  school: 'bg-school text-school-ink',
  meal: 'bg-meal text-meal-ink',
  medical: 'bg-medical text-medical-ink',
  routine: 'bg-routine text-routine-ink',
  project: 'bg-project text-project-ink',
  todo: 'bg-todo text-todo-ink',
  danger: 'bg-danger-wash text-danger-ink',
};

interface BadgeProps extends ComponentProps<'span'> {
  hue?: Hue;
}

/** A short label: type or state. */
export function Badge({ hue = 'plain', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold [&_svg]:size-4',
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
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-medium [&_svg]:size-4',
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

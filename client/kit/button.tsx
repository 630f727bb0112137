// Buttons and links that look like buttons: pills of at least 44 px.
import { cloneElement, isValidElement, type ComponentProps, type MouseEvent } from 'react';
import { cx } from './cx.ts';

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const BASE =
  'inline-flex min-h-11 max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-semibold transition-transform duration-150 active:scale-[.98] disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-70 [&_svg]:size-5 [&_svg]:shrink-0';

const LOOK: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunk',
  quiet: 'text-ink hover:bg-sunk',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong',
};

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner and ignores presses; the button keeps its focus. */
  pending?: boolean;
  /** Applies the look to the only child instead, e.g. a link. */
  asChild?: boolean;
}

export function Button({ variant = 'secondary', pending = false, asChild, ...props }: ButtonProps) {
  const { className, children, onClick, ...rest } = props;
  const look = cx(BASE, LOOK[variant], className);
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, { ...rest, className: cx(look, children.props.className) });
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button type="button" {...rest} className={look} onClick={press} aria-disabled={pending || undefined}>
      {pending && <span aria-hidden className="spinner" />}
      {children}
    </button>
  );
}

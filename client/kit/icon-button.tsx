// A round button that shows only an icon; its name is its accessible name and its tooltip.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './overlays/tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  children: ReactNode;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={cx(
          'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink transition-transform duration-150 hover:bg-sunk active:scale-95 disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
          className,
        )}
      >
        {children}
      </button>
    </Tooltip>
  );
}

// A card: one surface, one line, one soft shadow. Never a card inside a card.
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** At the opposite end of the title's row: a link or a button. */
  action?: ReactNode;
  as?: 'section' | 'article' | 'div' | 'li';
}

export function Card({ title, action, as = 'section', className, children, ...rest }: CardProps) {
  const id = useId();
  const Tag = as as 'section';
  return (
    <Tag
      aria-labelledby={title !== undefined && as === 'section' ? id : undefined}
      {...rest}
      className={cx('rounded-card border border-line bg-surface p-5 shadow-card', className)}
    >
      {(title !== undefined || action !== undefined) && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {title !== undefined && (
            <h2 id={id} className="text-xl">
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </Tag>
  );
}

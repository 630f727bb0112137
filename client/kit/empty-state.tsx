// Content of an empty list: its purpose, and the first step.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  /** The mascot, handed in by the screen. */
  pip?: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  as?: 'h2' | 'h3';
  className?: string;
}

export function EmptyState({ pip, title, text, action, as: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-3 px-4 py-8 text-center', className)}>
      {pip}
      <Heading className="text-xl">{title}</Heading>
      <div className="max-w-prose text-soft">{text}</div>
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

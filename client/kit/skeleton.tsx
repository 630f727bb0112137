// Placeholder of loading content in its final size, so that the layout does not shift.
import { cx } from './cx.ts';

/** Give it the size of the real thing through `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('rounded-field bg-sunk motion-safe:animate-pulse', className)} />;
}

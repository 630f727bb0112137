// The shape of what is being loaded, in its final size, so that nothing jumps when it arrives.
import { cx } from './cx.ts';

/** Give it the size of the real thing through `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('rounded-field bg-sunk motion-safe:animate-pulse', className)} />;
}

// The box of a checkbox: a native one under our own look.
import type { ComponentProps } from 'react';
import { Check } from 'lucide-react';

export function Tick(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className="relative inline-flex size-6 shrink-0">
      <input
        {...props}
        type="checkbox"
        className="peer size-6 cursor-pointer appearance-none rounded-md border-2 border-line-strong bg-surface checked:border-brand checked:bg-brand disabled:opacity-55"
      />
      <Check
        aria-hidden
        className="pointer-events-none absolute inset-0 m-auto hidden size-5 text-on-brand peer-checked:block"
      />
    </span>
  );
}

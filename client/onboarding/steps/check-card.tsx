// A card that toggles: several may be selected.
import type { ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { Tick } from '../../kit/form/tick.tsx';

interface CheckCardProps {
  label: string;
  hint: string;
  icon: ReactNode;
  checked?: boolean;
  disabled?: boolean;
  onToggle?: () => void;
  /** A word about its state. */
  badge?: ReactNode;
}

export function CheckCard({ label, hint, icon, checked = false, disabled, onToggle, badge }: CheckCardProps) {
  return (
    <label className={cx('choice-card', disabled && 'cursor-not-allowed border-dashed bg-ground')}>
      <Tick checked={checked} disabled={disabled} onChange={() => onToggle?.()} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {label} {badge}
        </span>
        <span className="block text-soft">{hint}</span>
      </span>
      {icon}
    </label>
  );
}
